/// Where pages of a navigation container come from and where its links report.
///
/// A class, because links and pages know the container before and after it changes.
@MainActor
final class NavigationContext {
  /// One page over the root.
  struct Entry {
    /// What the page stands for.
    enum Kind {
      /// A value, for which a destination is declared.
      case value(AnyHashable)
      /// A view that a link or a modifier pushes.
      case view(owner: ObjectIdentifier, AnyView, onPop: @MainActor () -> Void)
    }

    let id: Int
    var kind: Kind
  }

  /// The container's node.
  weak var node: _ViewNode?
  /// The pages over the root.
  private(set) var entries: [Entry] = []
  /// The title of the page below the one that is shown.
  var titleBelow: String?
  /// Writes the values of the path where the container has one.
  var writePath: (([AnyHashable]) -> Void)?
  /// The values that were written or read last.
  private var lastPath: [AnyHashable]?
  /// Whether the container is being evaluated, and needs no call to be evaluated.
  var isRefreshing = false
  /// A container that shows the pages of this one's links instead, as the detail of a split view.
  weak var detail: NavigationContext?
  private var lastID = 0

  /// The values of the pages, in order.
  var values: [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0.kind { value } else { nil } }
  }

  // MARK: Asked for by links

  /// Pushes a page for a value.
  func push(_ value: AnyHashable) {
    if let detail { return detail.replaceAll(with: value) }
    change { [self] in
      append(.value(value))
      writeValues()
    }
  }

  private func replaceAll(with value: AnyHashable) {
    change { [self] in
      dropEntries(from: 0)
      append(.value(value))
      writeValues()
    }
  }

  /// Pushes a view, or brings a pushed one up to date.
  func show(_ view: AnyView, for owner: _ViewNode, onPop: @escaping @MainActor () -> Void) {
    if let detail { return detail.showInstead(view, for: owner, onPop: onPop) }
    let id = ObjectIdentifier(owner)
    let kind = Entry.Kind.view(owner: id, view, onPop: onPop)
    if let index = index(of: id) { entries[index].kind = kind } else { append(kind) }
    needsUpdate()
  }

  private func showInstead(
    _ view: AnyView, for owner: _ViewNode, onPop: @escaping @MainActor () -> Void
  ) {
    if index(of: ObjectIdentifier(owner)) == nil { dropEntries(from: 0) }
    show(view, for: owner, onPop: onPop)
  }

  /// Takes the page of an owner away, with those over it.
  func withdraw(_ owner: _ViewNode) {
    if let detail { return detail.withdraw(owner) }
    guard let index = index(of: ObjectIdentifier(owner)) else { return }
    dropEntries(from: index)
    writeValues()
    needsUpdate()
  }

  private func index(of owner: ObjectIdentifier) -> Int? {
    entries.firstIndex { if case .view(owner, _, _) = $0.kind { true } else { false } }
  }

  // MARK: Going back

  /// Goes back until a page and those over it are gone.
  func pop(_ id: Int) {
    change { [self] in
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      dropEntries(from: index)
      writeValues()
    }
  }

  /// Goes back to the root.
  func popToRoot() {
    if let first = entries.first { pop(first.id) }
  }

  private func dropEntries(from index: Int) {
    let gone = entries[index...]
    entries.removeSubrange(index...)
    for entry in gone.reversed() {
      if case .view(_, _, let onPop) = entry.kind { onPop() }
    }
  }

  // MARK: The path

  /// Takes the values of a path over; pages beyond the first difference are replaced.
  func readPath(_ path: [AnyHashable]) {
    guard path != lastPath else { return }
    lastPath = path
    let known = values
    guard known != path else { return }
    let common = zip(known, path).prefix { $0 == $1 }.count
    if common < known.count {
      var count = 0
      let cut = entries.firstIndex { entry in
        guard case .value = entry.kind else { return false }
        count += 1
        return count > common
      }
      if let cut { dropEntries(from: cut) }
    }
    for value in path.dropFirst(common) { append(.value(value)) }
  }

  private func writeValues() {
    let values = values
    guard writePath != nil, values != lastPath else { return }
    lastPath = values
    writePath?(values)
  }

  private func append(_ kind: Entry.Kind) {
    lastID += 1
    entries.append(Entry(id: lastID, kind: kind))
  }

  // MARK: Updates

  private func change(_ body: @escaping @MainActor () -> Void) {
    guard let node else { return }
    node.inputs.graph.queue.add { [weak node] in
      body()
      if let node { node.inputs.graph.invalidate(node) }
    }
  }

  /// Has the container evaluated in the running cycle.
  func needsUpdate() {
    guard !isRefreshing, let node, !node.isRemoved else { return }
    node.inputs.graph.invalidate(node)
  }
}

private enum NavigationContextKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: NavigationContext? = nil
}

extension EnvironmentValues {
  /// The navigation container around the view.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}

/// The views that stand for values, by the values' types.
struct NavigationDestinations {
  private var makers: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  /// Adds the views for values of a type; the innermost declaration wins.
  mutating func add<D: Hashable, C: View>(_ type: D.Type, _ view: @escaping (D) -> C) {
    makers[ObjectIdentifier(type)] = { value in (value.base as? D).map { AnyView(view($0)) } }
  }

  /// The view for a value; nil where none is declared.
  func view(for value: AnyHashable) -> AnyView? {
    makers[ObjectIdentifier(type(of: value.base))]?(value)
  }

  mutating func combine(_ other: NavigationDestinations) {
    makers.merge(other.makers) { own, _ in own }
  }
}

/// Hands the declared destinations up to the navigation container.
enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }

  static func reduce(
    value: inout NavigationDestinations, nextValue: () -> NavigationDestinations
  ) {
    value.combine(nextValue())
  }
}
