/// What can be covered while it stays in the tree: a page under another one, or a tab that isn't
/// selected.
///
/// A class, because the views in it are told when it is covered and uncovered.
@MainActor
final class VisibilityScope {
  /// What follows a scope.
  @MainActor
  protocol Member: AnyObject {
    /// Called when the member is covered or uncovered.
    func visibilityChanged()
  }

  private struct Reference {
    weak var member: (any Member)?
  }

  private var isShown: Bool
  private weak var outer: VisibilityScope?
  private var members: [Reference] = []

  /// Creates a scope in another one.
  init(isShown: Bool = true, in outer: VisibilityScope?) {
    self.isShown = isShown
    self.outer = outer
    outer?.add(self)
  }

  /// Whether nothing covers what is in the scope.
  var isVisible: Bool { isShown && outer?.isVisible ?? true }

  /// Tells a member of changes from now on.
  func add(_ member: any Member) { members.append(Reference(member: member)) }

  /// Covers or uncovers what is in the scope.
  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    visibilityChanged()
  }
}

extension VisibilityScope: VisibilityScope.Member {
  func visibilityChanged() {
    members.removeAll { $0.member == nil }
    for reference in members { reference.member?.visibilityChanged() }
  }
}

private enum VisibilityScopeKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: VisibilityScope? = nil
}

extension EnvironmentValues {
  /// What the view is covered and uncovered with; nil where nothing covers it.
  var visibility: VisibilityScope? {
    get { self[VisibilityScopeKey.self] }
    set { self[VisibilityScopeKey.self] = newValue }
  }
}
