/// What a focused view reacts to.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Keys that activate it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Keys that edit it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the system has.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Why a view wants the focus.
extension View {
  /// Lets the view have the focus; a view that isn't a field brings no keyboard up.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the focus for some interactions.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Makes the focus move among the views in this one; a finger moves it where it taps.
  nonisolated public func focusSection() -> some View { self }

  /// Takes the system's mark of the focus away, which a phone doesn't show in any case.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Names the scope of default focuses; a stage has one.
  nonisolated public func focusScope(_ namespace: some Any) -> some View { self }
}

/// A view that can have the focus.
nonisolated private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool

  @MainActor func body(content: Content) -> some View {
    if isFocusable { FocusableBody(content: content) } else { content }
  }
}

/// The view with its place among those that can have the focus.
private struct FocusableBody<Content: View>: View {
  let content: Content
  private var focus = FocusableProperty()

  init(content: Content) { self.content = content }

  var body: some View {
    let _ = focus.target.map { $0.needsKeyboard = false }
    content
      .environment(\.isFocused, focus.isFocused)
      .onTapGesture { focus.focus() }
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
