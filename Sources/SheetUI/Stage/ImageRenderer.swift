public import Foundation
import Raster

/// Makes a picture of a view.
///
/// The view is shown on a stage of its own, at the beginning of time.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that the view is offered; unspecified for its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Device pixels a point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts: they are black then.
  public var isOpaque = false
  /// How colors are blended; here always as they are encoded.
  public var colorMode = ColorRenderingMode.nonLinear
  /// How bright the picture may be; here never brighter than white.
  public var allowedDynamicRange: Image.DynamicRange? = .standard
  /// Whether further pictures are made when the view changes; here each one is made anew.
  public var isObservationEnabled = false

  /// Creates a renderer.
  public init(content view: Content) { content = view }

  /// The picture; nil where the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The picture; nil where the view has no size.
  public var uiImage: UIImage? {
    guard let picture = snapshot() else { return nil }
    return UIImage(bitmap: picture, scale: scale)
  }

  /// Calls a closure with the view's size and with what draws it.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    guard let size = fittingSize else { return }
    renderer(size) { context in
      guard let image = self.cgImage else { return }
      context.draw(image, in: CGRect(origin: .zero, size: size))
    }
  }

  /// The stage on which the view is shown.
  private func stage(_ size: CGSize) throws(StageError) -> Stage {
    let outer = Stage.current
    defer { if let outer { Stage.current = outer } }
    let device = Device(
      id: "imageRenderer", idiom: .phone, scale: scale,
      portrait: Device.Screen(size: size, safeArea: EdgeInsets()))
    var configuration = outer?.configuration ?? StageConfiguration(device: device)
    configuration.device = device
    let content = content
    return try Stage(configuration) { content }
  }

  private static func length(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 100
  }

  /// The view's size, in points.
  private var fittingSize: CGSize? {
    let offer = proposedSize.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    // What is offered may be nothing or without end, the stage to measure on can't.
    let screen = CGSize(width: Self.length(offer.width), height: Self.length(offer.height))
    guard let stage = try? stage(screen), let host = stage.window.hosts.first else { return nil }
    let size = host.measure(proposedSize)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return size
  }

  private func snapshot() -> Bitmap? {
    guard let size = fittingSize, let stage = try? stage(size) else { return nil }
    stage.window.hosts.first?.background = nil
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width * height <= CGFloat(Stage.mostPixels), let list = try? stage.displayList() else {
      return nil
    }
    return Renderer(scale: Double(scale), threads: 1)
      .render(
        list, width: Int(width), height: Int(height), background: isOpaque ? .black : .clear)
  }
}

extension Image {
  /// How bright a picture may be; here never brighter than white.
  public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// As bright as white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the screen can be.
    public static let high = DynamicRange(name: "high")
  }

  /// Says how bright the picture may be; here never brighter than white.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
  /// Says how bright pictures may be; here never brighter than white.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
