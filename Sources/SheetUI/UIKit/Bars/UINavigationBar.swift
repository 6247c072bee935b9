public import Foundation

/// A bar with a title, a way back and buttons.
///
/// It is drawn as the bars of SwiftUI's navigation are.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  /// Who hears of the bar's stack; a navigation controller does without.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
  /// Whether content shines through the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The color over the bar's material, while content is under it.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether titles are in large letters.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// How the large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentDidChange() }
  }
  /// The picture of the way back.
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The mask of the way back's picture during a push; without effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The picture of the line at the edge; one without pixels hides it.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// The looks on low screens.
  open var compactAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The looks while no content is under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The looks on low screens while no content is under the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { contentDidChange() }
  }
  /// How the bar behaves on Macs; without effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The items, from the first to the one that is shown.
  open var items: [UINavigationItem]? = [] { didSet { itemsDidChange() } }
  var ownAppearance: UINavigationBarAppearance?
  var backgroundImage: UIImage?
  /// The navigation controller whose bar this is.
  weak var owner: UINavigationController?
  let state = NavigationBarState()

  /// Creates a bar with a frame in the superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The looks while content is under the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UINavigationBarAppearance()
      ownAppearance = made
      return made
    }
    set {
      ownAppearance = newValue
      contentDidChange()
    }
  }

  /// Where the bar is.
  open var barPosition: UIBarPosition { .top }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Goes back by one item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Sets the picture behind the bar; one without pixels stands for no background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    contentDidChange()
  }
  /// Sets the picture behind the bar; one without pixels stands for no background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// Returns the picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// Sets how far the title is from its place; without effect.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  private func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    contentDidChange()
  }

  /// As high as a bar's row, and as wide as it is asked to be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: NavigationBarMetrics.standard)
  }
  /// Returns the width of the offer and the height of a bar's row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NavigationBarMetrics.standard)
  }

  /// The background is drawn with the bar, beyond its box.
  override var layerShowsBackground: Bool { owner == nil }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    var inputs = inputs
    if barStyle != .default { inputs.environment.colorScheme = .dark }
    return show(UINavigationBarContent(bar: self), node, inputs)
  }

  /// The height that the bar asks for at a width, in points.
  func height(_ width: CGFloat) -> CGFloat {
    contentNode?.outputs.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      ?? NavigationBarMetrics.standard
  }

  private var contentNode: _ViewNode? { (node as? UIViewNode)?.content }

  override var boxName: String { "UINavigationBar" }
}

/// How a control behaves on Macs.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// As on tablets.
  case pad = 1
  /// As on Macs.
  case mac = 2
}

/// Hears of a bar's stack.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may come.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has come.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether an item may go.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// It may.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar {
  /// Whether a SwiftUI view in the shown controller has the bar left out.
  var isHiddenByContent: Bool {
    var preferences: BarPreferences?
    owner?.topViewController?.viewIfLoaded?.node?.collectPreference(
      BarPreferencesKey.self, into: &preferences)
    return preferences?.isBarHidden ?? false
  }
}
