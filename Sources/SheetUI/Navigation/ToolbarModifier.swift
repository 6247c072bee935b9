/// Adds items to the bars around a view.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: _BuiltInModifier {
  let content: () -> Items

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ToolbarNode(view, inputs)
  }
}

/// The node of toolbar items: they live where they are declared, their boxes go to the bar.
@MainActor
final class ToolbarNode<C: View, Items: ToolbarContent>: ModifierNode<C, ToolbarModifier<Items>> {
  private struct Item {
    let placement: ToolbarItemPlacement
    let node: _TypedNode<AnyView>
  }

  private var items: [[Int]: Item] = [:]
  private var order: [[Int]] = []
  private var storages: [PropertyStorage] = []
  private var titleMenu: AnyView?
  /// The appearances of the bars at the top (false) and at the bottom (true), where they are set.
  private var schemes: [Bool: ColorScheme] = [:]

  override var childNodes: [_ViewNode] {
    super.childNodes + order.compactMap { items[$0]?.node as _ViewNode? }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child?.collectOutputs(into: &outputs)
  }

  override func refresh() {
    super.refresh()
    var collected = _ToolbarItems(node: self, storages: storages)
    inputs.graph.trackingObservation(of: self) {
      view.modifier.content()._collect(into: &collected)
    }
    storages = collected.propertyStorages
    titleMenu = collected.titleMenu
    let old = items
    (items, order) = ([:], [])
    for item in collected.items {
      let itemInputs = inputs(for: item.placement)
      let node: _TypedNode<AnyView>
      if let known = old[item.key]?.node {
        known.update(item.content, itemInputs)
        node = known
      } else {
        node = item.content.makeNode(itemInputs)
      }
      items[item.key] = Item(placement: item.placement, node: node)
      order.append(item.key)
    }
    for (key, item) in old where items[key] == nil { item.node.remove() }
  }

  private func inputs(for placement: ToolbarItemPlacement) -> _NodeInputs {
    var copy = inputs.child(of: self)
    copy.environment.adaptToBar(placement)
    if let scheme = schemes[placement.place.isAtBottom] { copy.environment.colorScheme = scheme }
    return copy
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    child?.collectPreference(key, into: &value)
    if Q.self == KeyboardItemsKey.self {
      let own = barItems.filter { $0.placement.place == .keyboard }
      if !own.isEmpty, let own = own as? Q.Value { Q.add(own, to: &value) }
    }
    guard Q.self == BarPreferencesKey.self else { return }
    var own = BarPreferences()
    own.titleMenu = titleMenu
    own.items = barItems
    if let own = own as? Q.Value { Q.add(own, to: &value) }
  }

  private var barItems: [BarPreferences.Item] {
    order.compactMap { key in
      items[key].map { BarPreferences.Item(placement: $0.placement, node: $0.node, owner: self) }
    }
  }

  override func didRemove() {
    for storage in storages { storage.tearDown() }
  }
}

extension ToolbarNode: BarItemOwner {
  func adapt(to scheme: ColorScheme?, atBottom isAtBottom: Bool) {
    guard schemes[isAtBottom] != scheme else { return }
    schemes[isAtBottom] = scheme
    for item in order.compactMap({ items[$0] })
    where item.placement.place.isAtBottom == isAtBottom {
      item.node.update(item.node.view, inputs(for: item.placement))
    }
  }
}

extension EnvironmentValues {
  /// Changes the environment to that of a bar's items.
  ///
  /// As in UIKit the text in bars doesn't grow with the reader's text size.
  fileprivate mutating func adaptToBar(_ placement: ToolbarItemPlacement) {
    dynamicTypeSize = .large
    lineLimit = 1
    foregroundStyles = nil
    barItemPlace = placement.place
    // Bars show symbols large, as UIKit does.
    if placement.place.isButtonPlace { imageScale = .large }
    switch placement.place {
    case .confirmation: font = .body.weight(.semibold)
    case .principal, .title: font = .headline
    case .subtitle, .status: font = .caption
    case .largeTitle: font = .largeTitle.bold()
    default: font = .body
    }
  }
}

extension EnvironmentValues {
  /// Takes back what a place in a bar says, for a layer that an item in the bar presents.
  mutating func leaveBar(textSize: DynamicTypeSize) {
    guard barItemPlace != nil else { return }
    barItemPlace = nil
    dynamicTypeSize = textSize
    lineLimit = nil
    font = nil
    imageScale = .medium
  }
}

extension ToolbarItemPlacement.Place {
  /// Whether the place is in the bar at the bottom.
  var isAtBottom: Bool { self == .bottom || self == .status }

  /// Whether bars show buttons at the place, of which a label's icon is seen; else words.
  var isButtonPlace: Bool {
    switch self {
    case .principal, .title, .subtitle, .status, .largeTitle, .largeSubtitle: false
    default: true
    }
  }
}

private enum BarItemPlaceKey: EnvironmentKey {
  static var defaultValue: ToolbarItemPlacement.Place? { nil }
}

extension EnvironmentValues {
  /// The place in a bar that the view is in; nil outside of bars.
  var barItemPlace: ToolbarItemPlacement.Place? {
    get { self[BarItemPlaceKey.self] }
    set { self[BarItemPlaceKey.self] = newValue }
  }
}

/// Items from views: one group at the automatic place.
nonisolated struct ViewToolbarContent<Content: View>: _BuiltInToolbarContent {
  let content: Content

  @MainActor func _collect(into items: inout _ToolbarItems) { items.add(.automatic, content) }
}

/// Items at both ends of a navigation bar, in the older form.
nonisolated struct NavigationBarItems<Leading: View, Trailing: View>: _BuiltInToolbarContent {
  let leading: Leading
  let trailing: Trailing

  @MainActor func _collect(into items: inout _ToolbarItems) {
    items.add(.topBarLeading, leading)
    items.add(.topBarTrailing, trailing)
  }
}
