import Foundation

/// What a navigation bar of UIKit shows.
nonisolated struct UINavigationBarContent: _BuiltInView {
  let bar: UINavigationBar

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    UINavigationBarNode(view, inputs)
  }
}

/// The node of a navigation bar of UIKit: the bar of SwiftUI's navigation, with UIKit's items.
///
/// What a SwiftUI view in the controller says about the bar is read when boxes are collected, so
/// that the bar is never behind.
@MainActor
final class UINavigationBarNode: _TypedNode<UINavigationBarContent> {
  private var barNode: _TypedNode<NavigationBarView>?
  private var items: [(key: AnyObject, node: _ViewNode)] = []
  private var watcher: BarWatcher?
  private var seen = BarPreferences()

  override var childNodes: [_ViewNode] {
    items.map(\.node) + [barNode as _ViewNode?].compactMap(\.self)
  }

  private var bar: UINavigationBar { view.bar }

  override func refresh() {
    updateBar()
    guard watcher == nil, bar.owner != nil else { return }
    let watcher = BarWatcher { [weak self] in self?.signature }
    watcher.node = self
    self.watcher = watcher
    inputs.graph.addObserver(watcher)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if bar.owner != nil { updateBar() }
    barNode?.collectOutputs(into: &outputs)
  }

  override func didRemove() {
    if let watcher { inputs.graph.removeObserver(watcher) }
  }

  // MARK: The model

  /// What a SwiftUI view in the shown controller says about its bar.
  private var hosted: BarPreferences {
    var preferences: BarPreferences?
    bar.owner?.topViewController?.viewIfLoaded?.node?.collectPreference(
      BarPreferencesKey.self, into: &preferences)
    return preferences ?? BarPreferences()
  }

  private func updateBar() {
    seen = hosted
    let item = bar.owner?.topViewController?.navigationItem ?? bar.topItem
    var model = NavigationBarModel(preferences: seen)
    if let item { fill(&model, from: item) }
    let proxy = AppearanceProxies.existing(UINavigationBar.self)
    model.appearance = BarLook(navigationBars: [bar, proxy].compactMap(\.self), item: item)
    model.displayMode = displayMode(item)
    bar.state.hasLargeTitle = model.showsLargeTitle
    barNode = NavigationBarView(model: model, state: bar.state).node(updating: barNode, barInputs)
  }

  private var barInputs: _NodeInputs {
    var inputs = inputs.child(of: self)
    inputs.environment.foregroundStyles = nil
    inputs.environment.font = nil
    inputs.environment.lineLimit = 1
    return inputs
  }

  private func displayMode(_ item: UINavigationItem?) -> NavigationBarItem.TitleDisplayMode {
    let environment = inputs.environment
    if environment.idiom == .phone, environment.verticalSizeClass == .compact { return .inline }
    guard bar.prefersLargeTitles else { return seen.displayMode == .large ? .large : .inline }
    if let mode = seen.displayMode, mode != .automatic { return mode }
    return bar.owner?.isTitleLarge ?? (item?.largeTitleDisplayMode != .never) ? .large : .inline
  }

  private func fill(_ model: inout NavigationBarModel, from item: UINavigationItem) {
    if let title = item.title { model.preferences.title = Text(verbatim: title) }
    if let words = item.subtitle ?? item.prompt {
      model.preferences.subtitle = Text(verbatim: words)
    }
    if item.style != .navigator {
      model.preferences.role = item.style == .editor ? .editor : .browser
    }
    let old = items
    items = []
    func node<V: View>(_ view: V, for key: AnyObject) -> _ViewNode {
      let known = old.first { $0.key === key }?.node
      let node = view.reuse(known, barInputs) ?? view.makeNode(barInputs)
      items.append((key, node))
      return node
    }
    func add(_ button: UIBarButtonItem, _ place: ToolbarItemPlacement) {
      button.bar = bar
      let view = BarButton(item: button, look: model.appearance)
      let shown = node(view, for: button)
      button.node = shown
      model.preferences.items.append(BarPreferences.Item(placement: place, node: shown))
    }
    for button in item.leftBarButtonItems ?? [] { add(button, .topBarLeading) }
    for button in (item.rightBarButtonItems ?? []).reversed() { add(button, .topBarTrailing) }
    if let title = item.titleView {
      let view = PlatformView(view: title, measure: { _ in title.fittingSize })
      model.preferences.items.append(
        BarPreferences.Item(placement: .principal, node: node(view, for: title)))
    }
    if let search = item.searchController?.searchBar {
      let field = search.field.node(updating: known(search, in: old), barInputs)
      items.append((search, field))
      model.preferences.search = SearchDescription(field: field, isBelowTitle: true)
    }
    for entry in old where !items.contains(where: { $0.node === entry.node }) {
      entry.node.remove()
    }
    setWayBack(&model, from: item)
  }

  private func known(
    _ key: AnyObject, in old: [(key: AnyObject, node: _ViewNode)]
  ) -> _TypedNode<SearchField>? {
    old.first { $0.key === key }?.node as? _TypedNode<SearchField>
  }

  private func setWayBack(_ model: inout NavigationBarModel, from item: UINavigationItem) {
    let before = bar.owner?.itemBelowTop ?? (bar.owner == nil ? bar.backItem : nil)
    guard let before, !item.hidesBackButton, !model.preferences.isBackButtonHidden,
      item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty != false
    else { return }
    model.backTitle = before.wayBack
    model.goBack = { [weak bar] in
      if let action = item.backAction { return action.perform(item) }
      guard let owner = bar?.owner else {
        bar?.popItem(animated: true)
        return
      }
      owner.popViewController(animated: true)
    }
  }

  /// What SwiftUI views say about the bar, in short, where it differs from what is shown.
  private var signature: String? {
    let now = hosted
    let isSame =
      seen.title == now.title && seen.items.map(\.node.serial) == now.items.map(\.node.serial)
      && seen.displayMode == now.displayMode && seen.isBarHidden == now.isBarHidden
    return isSame ? nil : "\(now.items.map(\.node.serial)) \(String(describing: now.title))"
  }
}
