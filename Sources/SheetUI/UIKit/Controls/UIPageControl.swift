public import Foundation

/// A row of dots, one a page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A platter while a finger is on them.
    case automatic = 0
    /// A platter.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
  /// How a finger moves the dots.
  public enum InteractionState: Int, Sendable {
    /// Not.
    case none = 0
    /// By taps.
    case discrete = 1
    /// By a drag.
    case continuous = 2
  }
  /// Which way the dots go.
  public enum Direction: Int, Sendable {
    /// As users read.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Down.
    case topToBottom = 3
    /// Up.
    case bottomToTop = 4
  }

  /// How many pages there are.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The page that shows.
  open var currentPage = 0 {
    didSet {
      let last = max(numberOfPages - 1, 0)
      if currentPage < 0 || currentPage > last { currentPage = min(max(currentPage, 0), last) }
      contentDidChange()
    }
  }
  /// Whether one page has no dot.
  open var hidesForSinglePage = false { didSet { contentDidChange() } }
  /// The color of the other dots; nil for the usual one.
  open var pageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the page's dot; nil for the usual one.
  open var currentPageIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { contentDidChange() } }
  /// How a finger moves the dots at the moment.
  open private(set) var interactionState = InteractionState.none
  /// Whether a drag over the dots turns pages.
  open var allowsContinuousInteraction = true
  /// A picture in place of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// A picture in place of the page's dot.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// Which way the dots go.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// The size of the dots, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: max(numberOfPages, 0)) }
  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Returns the size of a number of dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(pageCount, 0)) * 16 + 7
    return isVertical
      ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
  }

  /// Sets a picture in place of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    contentDidChange()
  }
  /// Returns the picture in place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Sets a picture in place of a page's dot while the page shows.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    contentDidChange()
  }
  /// Returns the picture in place of a page's dot while the page shows.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let count = numberOfPages == 1 && hidesForSinglePage ? 0 : max(numberOfPages, 0)
    let isBack = direction == .bottomToTop || direction == .rightToLeft
    let order = isBack ? Array((0..<count).reversed()) : Array(0..<count)
    let layout =
      isVertical ? AnyLayout(VStackLayout(spacing: 9)) : AnyLayout(HStackLayout(spacing: 9))
    let platter = backgroundStyle == .prominent || (interactionState != .none)
    let view = layout {
      ForEach(order, id: \.self) { page in self.dot(page) }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 9)
    .background(
      Capsule().fill(Color(SystemColor.tertiarySystemFill)).opacity(
        platter && backgroundStyle != .minimal ? 1 : 0)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { [weak self] in self?.drag($0) }
        .onEnded { [weak self] in self?.tap($0) })
    return show(view, node, contentInputs(inputs))
  }

  @ViewBuilder private func dot(_ page: Int) -> some View {
    let isCurrent = page == currentPage
    // The system's dots are white on pages of color; labels where code says so.
    let own = currentPageIndicatorTintColor?.color ?? ProxyLooks.currentPageDot ?? .white
    let others = pageIndicatorTintColor?.color ?? ProxyLooks.pageDot ?? .white.opacity(0.3)
    let usual = images[page] ?? preferredIndicatorImage
    let image =
      isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    if let image {
      Image(uiImage: image).renderingMode(.template).resizable().scaledToFit()
        .foregroundStyle(isCurrent ? own : others).frame(width: 9, height: 9)
    } else {
      Circle().fill(isCurrent ? own : others).frame(width: 7, height: 7)
    }
  }

  private func drag(_ value: DragGesture.Value) {
    guard allowsContinuousInteraction, isEnabled else { return }
    let way = isVertical ? value.translation.height : value.translation.width
    guard abs(way) > 10 || interactionState == .continuous else { return }
    interactionState = .continuous
    let place = isVertical ? value.location.y : value.location.x
    let middle = isVertical ? bounds.midY : bounds.midX
    let first = middle - CGFloat(numberOfPages - 1) * 8
    go(to: Int(((place - first) / 16).rounded()))
  }

  /// A tap turns one page, towards its side.
  private func tap(_ value: DragGesture.Value) {
    defer {
      interactionState = .none
      contentDidChange()
    }
    guard isEnabled, interactionState == .none else { return }
    let isAhead =
      isVertical ? value.location.y > bounds.midY : value.location.x > bounds.midX
    go(to: currentPage + (isAhead ? 1 : -1))
  }

  private func go(to page: Int) {
    let new = min(max(page, 0), max(numberOfPages - 1, 0))
    guard new != currentPage else { return }
    currentPage = new
    valueChanged()
  }

  override var boxName: String { "UIPageControl" }
}
