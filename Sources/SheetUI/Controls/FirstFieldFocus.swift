/// Gives the focus to the first field of several that appears, as alerts do.
///
/// A class, because all the fields share it.
@MainActor
final class FirstFieldFocus {
  private var isTaken = false

  nonisolated init() {}

  /// Whether the field that asks is the first one.
  func claim() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }
}

private enum FirstFieldFocusKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: FirstFieldFocus? = nil
}

extension EnvironmentValues {
  /// What gives the focus to the first field; nil where none has it by itself.
  var firstFieldFocus: FirstFieldFocus? {
    get { self[FirstFieldFocusKey.self] }
    set { self[FirstFieldFocusKey.self] = newValue }
  }
}
