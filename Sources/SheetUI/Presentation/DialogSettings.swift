/// How serious the question of a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Serious: something is lost.
  public static let critical = DialogSeverity(name: "critical")
  /// As usual.
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Sets the picture of the dialogs of the view.
  ///
  /// Without effect: only Macs show one.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets how serious the dialogs of the view are.
  ///
  /// Without effect: only Macs show it.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Lets the user keep the dialogs of the view from coming again.
  ///
  /// Without effect: only Macs show the toggle.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets the user keep the dialogs of the view from coming again.
  ///
  /// Without effect: only Macs show the toggle.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets the user keep the dialogs of the view from coming again.
  ///
  /// Without effect: only Macs show the toggle.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Lets the user keep the dialogs of the view from coming again.
  ///
  /// Without effect: only Macs show the toggle.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }
}
