public import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    /// Top leading.
    case topLeading
    /// Top trailing.
    case topTrailing
    /// Bottom leading.
    case bottomLeading
    /// Bottom trailing.
    case bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat?
      let minimum: CGFloat

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }
      /// As round as the container around asks for.
      public static var concentric: Style { Style(radius: nil, minimum: 0) }
      /// As round as the container around asks for, but at least by a radius in points.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: nil, minimum: minimum.radius ?? 0)
      }

      /// The radius of a concentric corner where no container names one, in points.
      private static let usual: CGFloat = 12

      /// The radius in points.
      var value: CGFloat { radius ?? max(Self.usual, minimum) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self.init(radius: CGFloat(value), minimum: 0) }
  /// A radius in points.
  public init(integerLiteral value: Int) { self.init(radius: CGFloat(value), minimum: 0) }
}

/// A rectangle whose corners follow those of the container around; without one, round corners of
/// 12 points.
public struct ConcentricRectangle: InsettableShape {
  private let styles: [Edge.Corner: Edge.Corner.Style]
  private let isUniform: Bool
  private let amount: CGFloat

  private init(
    _ styles: [Edge.Corner: Edge.Corner.Style], isUniform: Bool = false, amount: CGFloat = 0
  ) {
    self.styles = styles
    self.isUniform = isUniform
    self.amount = amount
  }

  /// Creates the shape.
  public init() { self.init(corners: .concentric) }

  /// Creates a shape whose corners are all alike.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    let pairs = Edge.Corner.allCases.map { ($0, corners) }
    self.init(Dictionary(uniqueKeysWithValues: pairs), isUniform: isUniform)
  }

  /// Creates a shape of four corners.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init([
      .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner,
      .bottomLeading: bottomLeadingCorner, .bottomTrailing: bottomTrailingCorner,
    ])
  }

  /// Creates a shape whose upper corners are alike.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Creates a shape whose upper corners are alike, and its lower ones.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let largest = styles.values.map(\.value).max() ?? 0
    func radius(_ corner: Edge.Corner) -> CGFloat {
      max((isUniform ? largest : styles[corner]?.value ?? 0) - amount, 0)
    }
    return Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount),
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeading), bottomLeading: radius(.bottomLeading),
        bottomTrailing: radius(.bottomTrailing), topTrailing: radius(.topTrailing)))
  }

  /// Returns the shape, smaller on every side.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    ConcentricRectangle(styles, isUniform: isUniform, amount: self.amount + amount)
  }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the container around.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }

  /// A rectangle whose corners follow those of the container around.
  public static var concentricRectangle: ConcentricRectangle { ConcentricRectangle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape of a size of its own, somewhere in its rectangle.
public struct _AnchoredShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width,
        height: size.height))
  }

  /// The shape's data, the size and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// Returns the shape in a size of its own, at an anchor of its rectangle; in points.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _AnchoredShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape in a size of its own, at an anchor of its rectangle; in points.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
