import Foundation

/// What an alert shows: a title, a message, fields and buttons.
nonisolated struct AlertCard<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message

  @Environment(\.dismiss) private var dismiss
  @State private var firstField = FirstFieldFocus()

  init(title: Text?, actions: Actions, message: Message) {
    self.title = title
    self.actions = actions
    self.message = message
  }

  /// The distances of the words from the platter's edges, in points (from memory; not measured).
  private static var insets: EdgeInsets {
    EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
  }

  @MainActor var body: some View {
    DialogStack(layout: AlertLayout()) {
      VStack(spacing: 2) {
        title?.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(Self.insets)
      .frame(maxWidth: .infinity)
      .dialogPart(.header)
      ActionsOrDefault(actions: actions, title: "OK", role: nil) { roles in roles.isEmpty }
    }
    .dialogEnvironment(DialogButtonStyle(isAlert: true) { dismiss() })
    .environment(\.firstFieldFocus, firstField)
  }
}

/// What a part of an alert or an action sheet is.
enum DialogPart: Equatable {
  /// Title and message.
  case header
  /// A button.
  case button(ButtonRole?)
}

private enum DialogPartKey {}

extension LayoutNode {
  /// What the box is in an alert or an action sheet; nil for a field.
  var dialogPart: DialogPart? {
    traits.values[ObjectIdentifier(DialogPartKey.self)] as? DialogPart
  }
}

extension LayoutNode {
  /// The first box in this one with the gesture of a button that cancels a dialog.
  var cancelButton: LayoutNode? {
    if dialogPart == .button(.cancel) { return firstButton }
    for child in children {
      if let button = child.cancelButton { return button }
    }
    return nil
  }
}

extension View {
  /// Says what the view is in an alert or an action sheet.
  nonisolated func dialogPart(_ part: DialogPart) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(DialogPartKey.self)] = part })
  }

  /// Takes back what the presenting view has set: the system draws its dialogs in its own look.
  func dialogEnvironment(_ style: DialogButtonStyle) -> some View {
    modifier(
      EnvironmentValueModifier {
        $0.anyButtonStyle = .look(style)
        // The text of fields is small and begins at the edge.
        $0.font = style.isAlert ? .footnote : nil
        $0.textAttributes = []
        $0.foregroundStyles = nil
        $0.tint = nil
        $0.isEnabled = true
        $0.lineLimit = nil
        $0.lineSpacing = 0
        $0.minimumScaleFactor = 1
        $0.multilineTextAlignment = style.isAlert ? .leading : .center
      })
  }
}

/// The buttons of alerts and action sheets: each closes the dialog and does its own.
struct DialogButtonStyle: ButtonStyle {
  let isAlert: Bool
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButton(
      role: configuration.role, isPressed: configuration.isPressed,
      font: isAlert ? .body : .title3
    ) {
      configuration.label
    }
    .dialogPart(.button(configuration.role))
  }
}

/// A button's words over its whole row.
private struct DialogButton<Label: View>: View {
  let role: ButtonRole?
  let isPressed: Bool
  let font: Font
  @ViewBuilder let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  private var color: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return role == .destructive ? .red : tint ?? ProxyLooks.alertTint ?? .accentColor
  }

  var body: some View {
    label
      .font(role == .cancel ? font.weight(.semibold) : font)
      .foregroundStyle(color)
      .lineLimit(1)
      .multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isPressed ? Color(SystemColor.systemFill) : .clear)
      .contentShape(Rectangle())
  }
}

/// Actions, and a default button where they lack one.
nonisolated struct ActionsOrDefault<Actions: View>: _BuiltInView {
  let actions: Actions
  /// The words of the default button.
  let title: String
  let role: ButtonRole?
  /// Whether the default button is needed beside buttons of some roles.
  let isNeeded: ([ButtonRole?]) -> Bool

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ActionsNode(view, inputs)
  }
}

/// The node of actions with a default.
private final class ActionsNode<Actions: View>: _TypedNode<ActionsOrDefault<Actions>> {
  private var actions: _TypedNode<Actions>?
  private var fallback: _TypedNode<Button<Text>>?

  override var childNodes: [_ViewNode] {
    [actions as _ViewNode?, fallback as _ViewNode?].compactMap(\.self)
  }

  override func refresh() {
    let inner = inputs.child(of: self)
    let button = Button(role: view.role) {
    } label: {
      Text(view.title).fontWeight(.semibold)
    }
    if let actions, let fallback {
      actions.update(view.actions, inner)
      fallback.update(button, inner)
    } else {
      actions = view.actions.makeNode(inner)
      fallback = button.makeNode(inner)
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    actions?.collectOutputs(into: &outputs)
    let roles = outputs[start...].compactMap { output -> ButtonRole?? in
      if case .button(let role) = output.dialogPart { return .some(role) }
      return nil
    }
    if view.isNeeded(roles) { fallback?.collectOutputs(into: &outputs) }
  }
}

/// The parts of an alert or an action sheet in one box.
nonisolated struct DialogStack<Layout: LayoutBehavior, Content: View>: ContainerView {
  let layout: Layout
  let content: Content

  init(layout: Layout, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> Layout { layout }
}
