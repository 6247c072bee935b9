import Foundation

/// One tab: its views, which wait until they are first chosen, and its item in the bar.
nonisolated struct TabItemModifier<Item: View>: _BuiltInModifier {
  let item: Item
  var badge: Text?
  var isSearch = false
  var isHidden = false

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TabItemNode(view, inputs)
  }
}

/// What a tab view knows of one of its tabs.
@MainActor
protocol TabPage: AnyObject {
  /// The node of the whole tab.
  var tabNode: _ViewNode { get }
  /// The node of the views, where they were chosen before.
  var contentNode: _ViewNode? { get }
  /// Whether the tab has no item in the bar.
  var isHidden: Bool { get }
  /// What the badge says; nil for no badge.
  var badge: Text? { get }
  /// The boxes of the item's picture and title.
  var icons: [LayoutNode] { get }
  var titles: [LayoutNode] { get }
  /// Makes the views, if they aren't there yet.
  func open()
  /// Says whether the views are to be seen.
  func show(_ isShown: Bool)
  /// Brings the item up to date.
  func updateItem(isSelected: Bool, look: BarLook?)
}

/// Where a box says which tab it is.
enum TabPageTrait {
  static let key = ObjectIdentifier(TabPageTrait.self)
}

/// The node of one tab.
@MainActor
final class TabItemNode<C: View, Item: View>: _TypedNode<
  ModifiedContent<C, TabItemModifier<Item>>
>, TabPage
{
  private var child: _TypedNode<C>?
  private var icon: _TypedNode<Item>?
  private var title: _TypedNode<Item>?
  private var box: LayoutNode?
  private var isOpen = false
  private var visibility: VisibilityScope?
  private var isSelected = false
  private var look: BarLook?

  override var childNodes: [_ViewNode] {
    [child as _ViewNode?, icon, title].compactMap(\.self)
  }

  var tabNode: _ViewNode { self }
  var contentNode: _ViewNode? { child }
  var isHidden: Bool { view.modifier.isHidden || inputs.environment.tabIsHidden }
  var badge: Text? {
    view.modifier.badge ?? inputs.environment.tabBadge ?? box?.traits.badge
  }

  override func refresh() {
    if isOpen { refreshChild() }
    refreshItem()
    if let box {
      box.update(inputs, TabPageLayout())
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: TabPageLayout())
    }
  }

  private func refreshChild() {
    var inputs = inputs.child(of: self)
    let visibility =
      self.visibility ?? VisibilityScope(isShown: false, in: inputs.environment.visibility)
    self.visibility = visibility
    inputs.environment.visibility = visibility
    child = view.content.node(updating: child, inputs)
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    refreshChild()
  }

  func show(_ isShown: Bool) { visibility?.show(isShown) }

  func updateItem(isSelected: Bool, look: BarLook?) {
    (self.isSelected, self.look) = (isSelected, look)
    refreshItem()
  }

  private func refreshItem() {
    var inputs = inputs.child(of: self)
    inputs.environment.adaptToTabItem(isSelected: isSelected, look)
    inputs.environment.font = .system(size: TabBarMetrics.title, weight: .medium)
    let words = isSelected ? look?.selectedItemTitle : look?.itemTitle
    if let font = words?.font { inputs.environment.font = font }
    let iconStyle = inputs.environment.foregroundStyle
    if let color = words?.color { inputs.environment.foregroundStyle = AnyShapeStyle(color) }
    let item = view.modifier.item
    title = item.node(updating: title, inputs)
    inputs.environment.foregroundStyle = iconStyle
    inputs.environment.font = .system(size: TabBarMetrics.icon, weight: .medium)
    inputs.environment.imageScale = .large
    icon = item.node(updating: icon, inputs)
  }

  var icons: [LayoutNode] { Array(leaves(icon) { $0.behavior is ImageBehavior }.prefix(1)) }
  var titles: [LayoutNode] { Array(leaves(title) { $0.behavior is TextBehavior }.prefix(1)) }

  /// The boxes of a kind in an item, in whatever views it is made of.
  private func leaves(
    _ node: _ViewNode?, where isWanted: (LayoutNode) -> Bool
  ) -> [LayoutNode] {
    func search(_ box: LayoutNode) -> [LayoutNode] {
      isWanted(box) ? [box] : box.children.flatMap(search)
    }
    return node?.outputs.flatMap(search) ?? []
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box else { return }
    let inner = child?.outputs ?? []
    box.setChildren(inner)
    box.traits = inner.first?.traits.surrounding ?? LayoutTraits()
    if child == nil { (view.content as? any TraitCarrier)?.addTraits(to: &box.traits) }
    box.traits.values[TabPageTrait.key] = self as any TabPage
    outputs.append(box)
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    child?.collectPreference(key, into: &value)
  }
}

extension EnvironmentValues {
  /// Changes the environment to that of a tab bar's item.
  fileprivate mutating func adaptToTabItem(isSelected: Bool, _ look: BarLook?) {
    let color =
      isSelected
      ? look?.tint ?? tint ?? .accentColor
      : look?.unselectedTint ?? Color(SystemColor.systemGray)
    foregroundStyles = nil
    foregroundStyle = AnyShapeStyle(color)
    dynamicTypeSize = .large
    lineLimit = 1
    symbolVariants = .fill
    listContext = nil
  }
}

/// A view whose boxes' traits are known before it has a node.
protocol TraitCarrier {
  func addTraits(to traits: inout LayoutTraits)
}

extension ModifiedContent: TraitCarrier {
  func addTraits(to traits: inout LayoutTraits) {
    (content as? any TraitCarrier)?.addTraits(to: &traits)
    (modifier as? TraitModifier)?.set(&traits)
  }
}

/// The views of one tab, in the middle of what the bars leave.
struct TabPageLayout: LayoutBehavior {
  var name: String { "Tab" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = CGRect(origin: node.globalOrigin, size: node.frame.size)
    for child in node.layoutChildren { RootLayout.placeInMiddle(child, of: own, node.safeArea) }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }
}

extension View {
  /// Gives the view an item in the bar of the tab view around: the first picture and the first text
  /// of the label.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }
}
