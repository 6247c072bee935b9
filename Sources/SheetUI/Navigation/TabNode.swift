import Foundation

/// The node of a tab view.
@MainActor
final class TabNode<Content: View>: _TypedNode<TabContainer<Content>> {
  private struct Entry {
    let box: LayoutNode
    let page: (any TabPage)?
    let tag: AnyHashable
  }

  private var content: _TypedNode<Content>?
  private var bar: _TypedNode<TabBarView>?
  private var accessory: _TypedNode<TabAccessory>?
  private var box: LayoutNode?
  private let state = NavigationBarState()
  /// The selection of a tab view without a binding.
  private var ownSelection: AnyHashable?
  /// The tabs that were there last.
  private var entries: [Entry] = []

  override var childNodes: [_ViewNode] {
    [content as _ViewNode?, bar, accessory].compactMap(\.self)
  }

  override func refresh() {
    var inputs = inputs.child(of: self)
    // Tab views in a tab have looks of their own.
    inputs.environment.tabViewLook = TabViewLook()
    let view = view
    if let own = inputs.environment.tabAccessory, !view.look.isPaged {
      inputs.environment.tabAccessory = nil
      accessory = TabAccessory(accessory: own).node(updating: accessory, inputs)
    } else {
      accessory?.remove()
      accessory = nil
    }
    inputs.environment.listContext = nil
    content = view.content.node(updating: content, inputs)
    let layout = TabLayout(state: state, look: view.look)
    if let box {
      box.update(self.inputs, layout)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: self.inputs, behavior: layout)
    }
    view.handle.turn = { [weak self] in self?.turn(by: $0) }
    view.handle.isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    openSelected()
  }

  // MARK: Selection

  private var selection: AnyHashable? {
    guard let binding = view.selection else { return ownSelection }
    return inputs.graph.trackingObservation(of: self) { binding.wrappedValue }
  }

  private func select(_ tag: AnyHashable) {
    if let binding = view.selection {
      binding.wrappedValue = tag
    } else {
      let graph = inputs.graph
      graph.queue.add { [weak self] in
        guard let self else { return }
        ownSelection = tag
        graph.invalidate(self)
      }
    }
  }

  private func turn(by step: Int) {
    guard !entries.isEmpty else { return }
    let index = min(max(selectedIndex(entries) + step, 0), entries.count - 1)
    withAnimation(.systemTransition) { select(entries[index].tag) }
  }

  private func selectedIndex(_ entries: [Entry]) -> Int {
    guard let selection else { return 0 }
    return entries.firstIndex { $0.tag == selection || $0.tag.matches(selection) } ?? 0
  }

  private func collectEntries() -> [Entry] {
    (content?.outputs ?? []).filter { !$0.isLeaving || view.look.isPaged }.enumerated().map {
      index, box in
      Entry(
        box: box, page: box.traits.values[TabPageTrait.key] as? any TabPage,
        tag: box.traits.tag ?? AnyHashable(index))
    }
  }

  /// Finds the tabs, and makes the views of the selected one where it has none yet.
  @discardableResult
  private func openSelected() -> Int {
    for box in entries.map(\.box) { box.surroundsLeaving = false }
    entries = collectEntries()
    guard !entries.isEmpty else { return 0 }
    let index = selectedIndex(entries)
    if view.look.isPaged {
      for entry in entries { entry.page?.open() }
    } else {
      entries[index].page?.open()
    }
    // The tab that comes hears of it before the one that goes, as in UIKit.
    entries[index].page?.show(true)
    for (place, entry) in entries.enumerated() where place != index { entry.page?.show(false) }
    return index
  }

  // MARK: Boxes

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box else { return }
    let index = openSelected()
    entries = collectEntries()
    if view.look.isPaged {
      updatePages(index, box)
    } else {
      updateTabs(index, box)
    }
    outputs.append(box)
  }

  private func updatePages(_ index: Int, _ box: LayoutNode) {
    state.selectedPage = index
    state.pageCount = entries.count
    for (place, entry) in entries.enumerated() { entry.box.surroundsLeaving = place != index }
    box.setChildren(entries.map(\.box))
  }

  private func updateTabs(_ index: Int, _ box: LayoutNode) {
    guard entries.indices.contains(index) else { return box.setChildren([]) }
    var preferences: BarPreferences.Bar?
    entries[index].page?.contentNode?.collectPreference(
      TabBarPreferencesKey.self, into: &preferences)
    let own = preferences ?? BarPreferences.Bar()
    guard own.visibility != .hidden else { return box.setChildren([entries[index].box]) }
    let look = inputs.environment.tabBarLook ?? .tabBars
    var items: [TabBarItem] = []
    for (place, entry) in entries.enumerated() {
      guard let page = entry.page, !page.isHidden else { continue }
      page.updateItem(isSelected: place == index, look: look)
      items.append(
        TabBarItem(page: page, isSelected: place == index) { [weak self] in
          self?.select(entry.tag)
        })
    }
    let barView = TabBarView(items: items, bar: own, state: state, look: look)
    var inputs = inputs.child(of: self)
    if let scheme = own.colorScheme { inputs.environment.colorScheme = scheme }
    bar = barView.node(updating: bar, inputs)
    box.setChildren([entries[index].box] + (accessory?.outputs ?? []) + (bar?.outputs ?? []))
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    if Q.self == TabBarPreferencesKey.self { return }
    let pages = entries.compactMap(\.page)
    guard !pages.isEmpty else {
      content?.collectPreference(key, into: &value)
      return
    }
    let index = selectedIndex(entries)
    guard entries.indices.contains(index) else { return }
    entries[index].page?.contentNode?.collectPreference(key, into: &value)
  }
}

extension AnyHashable {
  /// Whether both hold the same value, with or without an optional around it.
  fileprivate func matches(_ other: AnyHashable) -> Bool {
    func plain(_ value: AnyHashable) -> AnyHashable {
      let mirror = Mirror(reflecting: value.base)
      guard mirror.displayStyle == .optional, let child = mirror.children.first,
        let inner = child.value as? AnyHashable
      else { return value }
      return inner
    }
    return plain(self) == plain(other)
  }
}
