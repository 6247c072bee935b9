/// A message with one or two buttons, in its older form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button; without one it gets "OK".
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Returns an alert with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// Returns a button in the usual look.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    /// Returns a button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// Returns a button that leaves everything as it is, with the system's word.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }

    /// Returns a button that deletes or loses something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A choice between several buttons, in its older form.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet in their older form.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        // The only button is written like the preferred one.
        buttons.count == 1 ? button.label.fontWeight(.semibold) : button.label
      }
    }
  }
}

extension View {
  /// Shows an alert while a flag is set.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    modifier(
      SheetModifier(.alert, isPresented: isPresented, onDismiss: nil) { content().card })
  }

  /// Shows an alert about an item while there is one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(SheetModifier(.alert, item: item, onDismiss: nil) { content($0).card })
  }

  /// Shows an action sheet while a flag is set.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      SheetModifier(.dialog, isPresented: isPresented, onDismiss: nil) { content().card })
  }

  /// Shows an action sheet about an item while there is one.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(SheetModifier(.dialog, item: item, onDismiss: nil) { content($0).card })
  }
}

extension Alert {
  var card: AlertCard<AlertButtons, Text?> {
    AlertCard(title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

extension ActionSheet {
  var card: DialogCard<AlertButtons, Text?> {
    DialogCard(title: title, actions: AlertButtons(buttons: buttons), message: message)
  }
}

extension PresentationOptions {
  /// The place of an alert.
  static var alert: PresentationOptions {
    PresentationOptions(
      placement: .alert, transition: .alert, background: Material.regular)
  }

  /// The place of an action sheet.
  static var dialog: PresentationOptions {
    PresentationOptions(placement: .dialog, background: nil)
  }
}
