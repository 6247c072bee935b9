import Foundation

/// The node of a navigation container.
///
/// Pages that are covered keep their nodes and lose their boxes. What pages say about their bars is
/// read when boxes are collected, so that bars are never behind.
@MainActor
final class NavigationNode<Root: View>: _TypedNode<NavigationContainer<Root>> {
  private let context: NavigationContext
  private var root: _TypedNode<Root>?
  private var pages: [NavigationPage] = []
  private var leaving: [NavigationPage] = []
  private var box: LayoutNode?
  private var watcher: BarWatcher?

  override init(_ view: NavigationContainer<Root>, _ inputs: _NodeInputs) {
    context = view.context ?? NavigationContext()
    super.init(view, inputs)
  }

  override var childNodes: [_ViewNode] {
    (pages + leaving).flatMap { [$0.node] + $0.bars.nodes }
  }

  // MARK: Pages

  override func refresh() {
    context.node = self
    context.detail = view.detail
    context.isRefreshing = true
    readPath()
    updateRoot()
    updatePages()
    context.isRefreshing = false
    let layout = NavigationLayout { [weak self] in self?.pages.last }
    if let box {
      box.update(inputs, layout)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: layout)
    }
    if watcher == nil {
      let watcher = BarWatcher { [weak self] in self?.barSignature }
      watcher.node = self
      self.watcher = watcher
      inputs.graph.addObserver(watcher)
    }
  }

  private func readPath() {
    guard let path = view.path else { return }
    context.writePath = path.write
    context.readPath(inputs.graph.trackingObservation(of: self) { path.read() })
  }

  private func updateRoot() {
    if let root, let page = pages.first {
      root.update(view.root, pageInputs(entry: nil, page.visibility))
    } else {
      let page = NavigationPage(entry: nil, inputs: inputs.child(of: self)) { visibility in
        let node = view.root.makeNode(pageInputs(entry: nil, visibility))
        root = node
        return node
      }
      pages = [page]
      page.bars.show(true, animation: nil, at: inputs.graph.time)
    }
  }

  private func updatePages() {
    let known = pages
    guard let first = known.first else { return }
    pages = [first]
    var isComplete = true
    for entry in context.entries where isComplete {
      guard let content = content(of: entry) else {
        isComplete = false
        continue
      }
      if let page = known.first(where: { $0.entry == entry.id }) {
        let inputs = pageInputs(entry: entry.id, page.visibility)
        (page.node as? _TypedNode<AnyView>)?.update(content, inputs)
        pages.append(page)
      } else {
        pages.append(makePage(entry.id, content))
      }
    }
    let gone = known.filter { page in !pages.contains { $0 === page } }
    move(from: known.last, gone: gone)
  }

  private func makePage(_ entry: Int, _ content: AnyView) -> NavigationPage {
    // What the page is made of is there when it arrives: the page moves, not its parts.
    let still = TransactionScope(graph: inputs.graph, parent: inputs.scope)
    still.setChange(isPermanent: false) { $0.animation = nil }
    return NavigationPage(entry: entry, inputs: inputs.child(of: self)) {
      var inputs = pageInputs(entry: entry, $0)
      inputs.scope = still
      return content.makeNode(inputs)
    }
  }

  /// The views of a page; a sign of warning where none are declared for a value.
  private func content(of entry: NavigationContext.Entry) -> AnyView? {
    switch entry.kind {
    case .view(_, let view, _): return view
    case .value(let value):
      var destinations: NavigationDestinations?
      for page in pages {
        page.node.collectPreference(NavigationDestinationsKey.self, into: &destinations)
      }
      let view = inputs.graph.trackingObservation(of: self) {
        destinations?.view(for: value)
      }
      if let view { return view }
      inputs.graph.warn(
        "navigationDestination: no destination is declared for \(type(of: value.base)).")
      return AnyView(
        Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow))
    }
  }

  private func pageInputs(entry: Int?, _ visibility: VisibilityScope) -> _NodeInputs {
    var copy = inputs.child(of: self)
    copy.environment.visibility = visibility
    copy.environment.navigation = context
    copy.environment.listContext = nil
    copy.environment.mergesNavigation = false
    if let entry {
      copy.environment.presentation = PresentationState(isPresented: true) { [weak context] in
        context?.pop(entry)
      }
    }
    return copy
  }

  // MARK: Coming and going

  private func move(from old: NavigationPage?, gone: [NavigationPage]) {
    guard let top = pages.last else { return }
    if top !== old {
      let isPush = old.map { old in pages.contains { $0 === old } } ?? true
      for page in [old, top].compactMap(\.self) {
        page.scope.setChange(isPermanent: false) { $0.animation = .systemTransition }
      }
      old?.place = isPush ? -1 : 1
      // A page that hasn't been placed yet comes from where it wasn't.
      top.enters = isPush ? 1 : -1
      top.place = 0
      scheduleUpdate()
    }
    for page in pages.dropLast() { page.place = -1 }
    for page in gone {
      if page === old, top.scope.animation != nil {
        leaving.append(page)
      } else {
        remove(page)
      }
    }
  }

  private func remove(_ page: NavigationPage) {
    page.node.remove()
    for node in page.bars.nodes { node.remove() }
  }

  /// Has the node evaluated when its pages stand still, to let go of those that aren't to be seen.
  private func scheduleUpdate() {
    let graph = inputs.graph
    graph.afterLayout { [weak self] in
      guard let self else { return }
      let end = (pages + leaving).compactMap(\.box.standsStillAt).max() ?? graph.time
      guard end > graph.time, end.isFinite else { return }
      graph.clock.schedule(after: end - graph.time) { [weak self] in
        graph.queue.add { if let self, !self.isRemoved { graph.invalidate(self) } }
      }
    }
  }

  private func isMoving(_ page: NavigationPage) -> Bool {
    (page.box.standsStillAt ?? 0) > inputs.graph.time || page.scope.animation != nil
  }

  // MARK: Boxes

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box, let top = pages.last else { return }
    updateBars()
    top.visibility.show(true)
    for page in pages.dropLast() where !isMoving(page) { page.visibility.show(false) }
    for page in leaving where !isMoving(page) { remove(page) }
    leaving.removeAll { $0.node.isRemoved }
    let covered = pages.dropLast().filter {
      $0.place == -1 && isMoving($0) && $0.box.frame != .zero
    }
    var children: [LayoutNode] = []
    for page in covered + [top] + leaving {
      page.update(inputs.child(of: self))
      page.box.surroundsLeaving = page !== top
      children.append(page.box)
    }
    for page in covered + leaving + [top] {
      children += [page.bars.top, page.bars.bottom].compactMap(\.self)
    }
    box.setChildren(children)
    outputs.append(box)
  }

  private func updateBars() {
    var previous: NavigationPage?
    for page in pages {
      page.preferences = page.node.preference(BarPreferencesKey.self)
      page.displayMode = displayMode(page, after: previous)
      if page === pages.last { updateBars(of: page, after: previous) }
      previous = page
    }
    for page in pages + leaving {
      page.bars.show(page === pages.last, animation: page.scope.animation, at: inputs.graph.time)
    }
  }

  private func updateBars(of page: NavigationPage, after previous: NavigationPage?) {
    page.preferences.adaptItems()
    var model = NavigationBarModel(preferences: page.preferences)
    model.displayMode = page.displayMode
    context.titleBelow = previous?.preferences.title?.words(inputs.environment)
    if let back = wayBack(from: page, to: previous), !page.preferences.isBackButtonHidden {
      model.backTitle = page.preferences.role == .editor ? "" : back.title ?? "Back"
      model.goBack = back.go
    }
    model.appearance = .navigationBars
    var barInputs = inputs.child(of: self)
    barInputs.scope = page.scope
    page.bars.update(model, barInputs)
  }

  /// The title of the page below and what goes there; nil for the first page.
  private func wayBack(
    from page: NavigationPage, to previous: NavigationPage?
  ) -> (title: String?, go: @MainActor () -> Void)? {
    if previous != nil, let entry = page.entry {
      return (context.titleBelow, { [weak context] in context?.pop(entry) })
    }
    guard let outer else { return nil }
    let dismiss = inputs.environment.dismiss
    return (outer.titleBelow, { dismiss() })
  }

  /// The container whose page's bar this one takes over.
  private var outer: NavigationContext? {
    inputs.environment.mergesNavigation ? inputs.environment.navigation : nil
  }

  /// How a page shows its title: as it says, else as the page before, large at first.
  ///
  /// A page without a title has no room for a large one, nor has a phone that lies on its side.
  private func displayMode(
    _ page: NavigationPage, after previous: NavigationPage?
  ) -> NavigationBarItem.TitleDisplayMode {
    let environment = inputs.environment
    if environment.idiom == .phone, environment.verticalSizeClass == .compact { return .inline }
    switch page.preferences.displayMode ?? .automatic {
    case .automatic: return previous?.displayMode ?? .large
    case let mode: return mode
    }
  }

  /// What bars are made of, in short, to find out whether they are behind.
  private var barSignature: String? {
    guard let page = pages.last else { return nil }
    let seen = page.preferences
    let now = page.node.preference(BarPreferencesKey.self)
    let isSame =
      seen.title == now.title && seen.items.map(\.node.serial) == now.items.map(\.node.serial)
      && seen.displayMode == now.displayMode && seen.isBarHidden == now.isBarHidden
      && seen.search?.isActive == now.search?.isActive
    return isSame ? nil : "\(now.items.map(\.node.serial)) \(String(describing: now.title))"
  }

  // MARK: The tree

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    // What pages say about these bars and destinations is nobody else's business.
    if Q.self == BarPreferencesKey.self, outer != nil {
      var own = BarPreferences()
      own.navigationBar.visibility = .hidden
      if let own = own as? Q.Value { Q.add(own, to: &value) }
    }
    if Q.self == BarPreferencesKey.self || Q.self == NavigationDestinationsKey.self { return }
    pages.last?.node.collectPreference(key, into: &value)
  }

  override func didRemove() {
    if let watcher { inputs.graph.removeObserver(watcher) }
  }
}

/// Has a container evaluated again when views that are made during layout say something about bars.
@MainActor
final class BarWatcher: PreferenceObserver {
  weak var node: _ViewNode?
  private let difference: () -> String?
  private var last: String?

  init(_ difference: @escaping () -> String?) { self.difference = difference }

  override func check() {
    let now = difference()
    defer { last = now }
    guard let now, now != last, let node else { return }
    let graph = node.inputs.graph
    graph.queue.add(under: Transaction()) { [weak node] in
      if let node { graph.invalidate(node) }
    }
  }
}
