public import Foundation

/// What turns above content that is pulled down.
///
/// It comes out spoke by spoke as the content is pulled, turns once that was far enough, and then
/// keeps its room above the content until it is told to stop.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether it turns.
  open private(set) var isRefreshing = false { didSet { contentDidChange() } }
  /// The words below.
  open var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  /// How far the content is pulled, in points.
  private var pull: CGFloat = 0
  private weak var scrollView: UIScrollView?

  /// UIKit's room for the spinner, and how far the content is pulled until it turns, in points.
  static let (room, threshold): (CGFloat, CGFloat) = (60, 110)

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Starts to turn.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.insetDidChange()
  }
  /// Stops.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard scrollView?.isDragging == false else { return }
    UIViewAnimation.run(.systemTransition, lasting: PresentationOptions.duration) {
      scrollView?.insetDidChange()
    }
  }

  /// The room that it keeps, in points.
  var kept: CGFloat { isRefreshing ? Self.room : 0 }

  /// Takes its place above the content, and comes out as far as that is pulled.
  func follow(_ view: UIScrollView) {
    scrollView = view
    let place = CGRect(x: 0, y: -Self.room, width: view.bounds.width, height: Self.room)
    if frame != place { frame = place }
    let top = view.adjustedContentInset.top - kept
    let new = max(-(view.contentOffset.y + top), 0)
    guard new != pull else { return }
    pull = new
    if !isRefreshing { contentDidChange() }
    guard view.isDragging, !isRefreshing, pull >= Self.threshold else { return }
    isRefreshing = true
    view.insetDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let spokes = isRefreshing ? 1 : min(max((pull - 10) / (Self.threshold - 10), 0), 1)
    let color = extras.tint?.color ?? Color(SystemColor.systemGray)
    let view = VStack(spacing: 6) {
      Spinner(color: color, side: 20, shown: isRefreshing ? nil : spokes)
      if let attributedTitle { Text(attributedTitle).font(.footnote).opacity(Double(spokes)) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    return show(view, node, inputs)
  }

  override var boxName: String { "UIRefreshControl" }
}
