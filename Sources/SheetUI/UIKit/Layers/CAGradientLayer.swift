public import Foundation

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// On ellipses about the start, up to the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, from the direction of the end on.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s.
  open var colors: [Any]? { didSet { didChange() } }
  /// The places of the colors, as shares of the line; nil for equal distances.
  open var locations: [NSNumber]? { didSet { didChange() } }
  /// The start of the line, as shares of the box.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }
  /// The end of the line, as shares of the box.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial { didSet { didChange() } }

  override var content: LayerState.Content {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color ?? ($0 as? UIColor)?.color }
    let last = max(colors.count - 1, 1)
    let stops = colors.indices.map { index in
      Gradient.Stop(
        color: colors[index],
        location: locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
          .map { CGFloat($0) } ?? CGFloat(index) / CGFloat(last))
    }
    return .gradient(
      type, stops, start: UnitPoint(x: startPoint.x, y: startPoint.y),
      end: UnitPoint(x: endPoint.x, y: endPoint.y))
  }
}
