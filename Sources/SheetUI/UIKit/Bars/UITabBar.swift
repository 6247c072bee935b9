public import Foundation

/// A bar at the bottom to choose a view with.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Where items lie.
  public enum ItemPositioning: Int, Sendable {
    /// Over the bar on phones, in the middle elsewhere.
    case automatic = 0
    /// Over the bar.
    case fill = 1
    /// In the middle.
    case centered = 2
  }

  /// Who hears of choices.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem? { didSet { contentDidChange() } }
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
  /// Whether content shines through the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of items that aren't chosen; nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { contentDidChange() } }
  /// The picture behind the bar; one without pixels stands for no background.
  open var backgroundImage: UIImage? { didSet { contentDidChange() } }
  /// The picture of the line at the edge; one without pixels hides it.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// The picture behind the chosen item; not drawn.
  open var selectionIndicatorImage: UIImage?
  /// Where items lie; as the system has it.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of items, in points; as the system has it.
  open var itemWidth: CGFloat = 0
  /// The distance of items, in points; as the system has it.
  open var itemSpacing: CGFloat = 0
  /// The looks while no content is under the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { contentDidChange() } }
  var ownAppearance: UITabBarAppearance?
  var didChoose: ((UITabBarItem) -> Void)?
  /// How much of the bar's height lies below its items, in points.
  var below: CGFloat = 0 { didSet { if below != oldValue { contentDidChange() } } }

  /// Creates a bar with a frame in the superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The looks while content is under the bar.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UITabBarAppearance()
      ownAppearance = made
      return made
    }
    set {
      ownAppearance = newValue
      contentDidChange()
    }
  }

  /// Replaces the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    contentDidChange()
  }

  /// As high as the system's bars are, and as wide as it is asked to be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: TabBarMetrics.height(environment))
  }
  /// Returns the width of the offer and the height of the system's bars.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TabBarMetrics.height(environment))
  }

  /// The background is drawn with the bar, beyond its box.
  override var layerShowsBackground: Bool { false }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    var look = BarLook.tabBars ?? BarLook()
    look.adopt(self)
    var inputs = inputs
    if barStyle != .default { inputs.environment.colorScheme = .dark }
    return show(TabBarFace(bar: self, look: look, below: below), node, inputs)
  }

  fileprivate func choose(_ item: UITabBarItem) {
    selectedItem = item
    didChoose?(item)
    delegate?.tabBar(self, didSelect: item)
  }

  override var boxName: String { "UITabBar" }
}

/// Draws a tab bar.
private struct TabBarFace: View {
  let bar: UITabBar
  let look: BarLook
  /// How much of the height lies below the items, in points.
  let below: CGFloat

  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let items = bar.items ?? []
    HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        let item = items[index]
        TabBarItemFace(item: item, isSelected: item === bar.selectedItem, look: look)
          .frame(maxWidth: sizeClass == .regular ? TabBarMetrics.padItem : .infinity)
          .contentShape(Rectangle())
          .onTapGesture { if item.isEnabled { bar.choose(item) } }
          .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .padding(.bottom, below)
    .background {
      BarBackground(bar: BarPreferences.Bar(), look: look.standard, edge: .top)
        .background(look.fill ?? .clear)
    }
    .dynamicTypeSize(.large)
  }
}

/// Draws one item of a tab bar.
private struct TabBarItemFace: View {
  let item: UITabBarItem
  let isSelected: Bool
  let look: BarLook

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.tint) private var tint

  private var isInline: Bool { sizeClass == .regular || heightClass == .compact }

  private var color: Color {
    isSelected
      ? look.tint ?? tint ?? .accentColor
      : look.unselectedTint ?? Color(SystemColor.systemGray)
  }

  private var words: BarLook.Words {
    var words = isSelected ? look.selectedItemTitle : look.itemTitle
    let own = item.words(isSelected ? .selected : .normal, nil)
    words.color = own.color ?? words.color
    words.font = own.font ?? words.font
    return words
  }

  var body: some View {
    let layout =
      isInline
      ? AnyLayout(HStackLayout(spacing: TabBarMetrics.gap)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      icon.frame(height: isInline ? nil : 28)
        .overlay(alignment: .topTrailing) { badge }
      if let title = item.title {
        let words = words
        Text(verbatim: title)
          .font(words.font ?? .system(size: isInline ? 13 : TabBarMetrics.title, weight: .medium))
          .foregroundStyle(words.color ?? color).lineLimit(1)
      }
    }
    .padding(.top, isInline ? 0 : 5)
    .frame(maxHeight: .infinity, alignment: isInline ? .center : .top)
    .opacity(item.isEnabled ? 1 : 0.5)
  }

  @ViewBuilder private var icon: some View {
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      if image.isSymbolImage, image.symbolConfiguration == nil {
        image.image.font(.system(size: TabBarMetrics.icon, weight: .medium)).imageScale(.large)
          .foregroundStyle(image.tint?.color ?? color)
      } else if image.renderingMode == .alwaysOriginal {
        image.swiftUI()
      } else {
        image.withRenderingMode(.alwaysTemplate).swiftUI().foregroundStyle(color)
      }
    }
  }

  @ViewBuilder private var badge: some View {
    if let text = item.badgeValue {
      // UIKit's badge: 18 points high, text of 13.
      Text(verbatim: text).font(.system(size: 13)).foregroundStyle(Color.white).lineLimit(1)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18, maxHeight: 18)
        .background((item.badgeColor ?? .systemRed).color, in: Capsule())
        .fixedSize()
        .offset(x: 10, y: -3)
    }
  }
}

/// Hears of choices.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
