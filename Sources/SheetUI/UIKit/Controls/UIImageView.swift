public import Foundation

/// Shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture; nil for none.
  open var image: UIImage? { didSet { imageDidChange() } }
  /// The picture while the view is highlighted; nil for the usual one.
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { imageDidChange() } }
  /// Pictures that follow each other; the first one is shown.
  open var animationImages: [UIImage]? { didSet { imageDidChange() } }
  /// How long the pictures take, in seconds.
  open var animationDuration: TimeInterval = 0
  /// How often the pictures come; 0 for without end.
  open var animationRepeatCount = 0
  /// Whether the pictures follow each other.
  open private(set) var isAnimating = false { didSet { imageDidChange() } }
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  /// Creates a view of the size of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of a picture.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Lets the pictures follow each other; the first one is shown.
  open func startAnimating() {
    began = Stage.current?.time ?? 0
    isAnimating = true
  }
  /// Stops that.
  open func stopAnimating() { isAnimating = false }

  /// When the pictures began to run, in seconds.
  private var began = 0.0
  /// The pictures that run; none while they stand.
  private var runningImages: [UIImage] {
    if isAnimating, let all = animationImages { return all }
    return image?.images ?? []
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    contentDidChange()
  }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first
    guard let image, image.isSymbolImage, let preferredSymbolConfiguration else { return image }
    return image.withConfiguration(
      preferredSymbolConfiguration.applying(image.symbolConfiguration))
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }
  /// Returns the picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    guard let image = shownImage else { return show(Color.clear, node, inputs) }
    let all = runningImages
    // UIKit shows thirty pictures a second unless it is told otherwise.
    let own = isAnimating ? animationDuration : image.duration
    let time = own > 0 ? own : Double(all.count) / 30
    return show(
      RunningPicture(
        images: all.count > 1 ? all : [image], start: began, duration: time,
        runs: animationRepeatCount, mode: contentMode, tint: tintColor.color), node, inputs)
  }

  override var boxName: String { "UIImageView" }
}

/// A picture in a box.
private struct RunningPicture: View {
  let images: [UIImage]
  let start: Double
  let duration: Double
  let runs: Int
  let mode: UIView.ContentMode
  let tint: Color

  var body: some View {
    if images.count > 1, duration > 0 {
      let step = duration / Double(images.count)
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: start), by: step)) {
        picture(images[index(at: $0.date.timeIntervalSinceReferenceDate)])
      }
    } else if let image = images.first {
      picture(image)
    }
  }

  private func index(at time: Double) -> Int {
    let turns = max(time - start, 0) / duration
    if runs > 0, turns >= Double(runs) { return images.count - 1 }
    let share = turns - turns.rounded(.down)
    return min(Int(share * Double(images.count)), images.count - 1)
  }

  private func picture(_ image: UIImage) -> PictureView {
    PictureView(image: image, size: image.size, mode: mode, tint: tint)
  }
}

/// A picture in a box.
private struct PictureView: View {
  let image: UIImage
  let size: CGSize
  let mode: UIView.ContentMode
  let tint: Color

  var body: some View {
    GeometryReader { geometry in
      let rect = mode.rect(size, in: geometry.size)
      image.swiftUI(isResizable: true)
        .foregroundStyle(tint)
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.minX, y: rect.minY)
    }
  }
}

extension UIView.ContentMode {
  /// The rectangle of content of a size in a box.
  func rect(_ size: CGSize, in box: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: box) }
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: (box.width - size.width) * x, y: (box.height - size.height) * y, width: size.width,
        height: size.height)
    }
    func scaled(_ scale: CGFloat) -> CGRect {
      placed(CGSize(width: size.width * scale, height: size.height * scale), 0.5, 0.5)
    }
    let (x, y) = (box.width / size.width, box.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: box)
    case .scaleAspectFit: return scaled(min(x, y))
    case .scaleAspectFill: return scaled(max(x, y))
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
