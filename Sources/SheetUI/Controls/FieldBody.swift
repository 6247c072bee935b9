import Foundation

/// The editable line of a text field: placeholder, text and caret.
struct FieldBody: View {
  let source: FieldSource
  let axis: Axis
  let prompt: Text?
  let label: AnyView

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submitActions) private var submitActions
  @Environment(\.autocapitalizationType) private var capitalization
  @Environment(\.firstFieldFocus) private var firstField
  @State private var draft: String?
  private var focus = FocusableProperty()

  init(source: FieldSource, axis: Axis, prompt: Text?, label: AnyView) {
    self.source = source
    self.axis = axis
    self.prompt = prompt
    self.label = label
  }

  private var text: String { draft ?? source.read() }
  private var shown: String {
    source.isSecure ? String(repeating: "\u{2022}", count: text.count) : text
  }

  var body: some View {
    let _ = connect()
    FieldBox(
      content: content, isMultiline: axis == .vertical, isFocused: focus.isFocused,
      isEmpty: text.isEmpty, name: source.isSecure ? "SecureField" : "TextField"
    )
    .onTapGesture { focus.focus() }
    .modifier(RowTarget())
  }

  @ViewBuilder private var content: some View {
    if text.isEmpty {
      Group {
        if let prompt { prompt } else { label }
      }
      .foregroundStyle(Color(SystemColor.placeholderText))
      .modifier(FieldLinesModifier(isMultiline: axis == .vertical))
    } else {
      Text(verbatim: shown)
        .modifier(FieldLinesModifier(isMultiline: axis == .vertical))
        .modifier(DisabledTextModifier(isEnabled: isEnabled))
    }
  }

  /// Tells the focus what to do with typed text; done at each evaluation, so that it is never stale.
  private func connect() {
    guard let target = focus.target else { return }
    target.insert = { insert($0) }
    target.deleteBackward = { edit(String(text.dropLast())) }
    target.didChange = { changed($0) }
    if let firstField, firstField.claim() {
      target.node?.inputs.graph.afterLayout { focus.focus() }
    }
  }

  private func changed(_ isFocused: Bool) {
    if !isFocused, let draft {
      source.commit(draft)
      self.draft = nil
    }
    source.onEditingChanged(isFocused)
  }

  private func edit(_ text: String) {
    if source.commitsAtEnd { draft = text } else { source.write(text) }
    source.selection?.wrappedValue = TextSelection(insertionPoint: text.endIndex)
  }

  private func insert(_ string: String) {
    for character in string {
      if character.isNewline, axis == .horizontal {
        submit()
      } else {
        edit(text + capitalization.apply(String(character), after: text))
      }
    }
  }

  private func submit() {
    if let draft {
      source.commit(draft)
      self.draft = nil
    }
    source.onCommit()
    submitActions.send(.text)
    focus.resign()
  }
}

/// One line, cut at its end, or as many as there are.
private struct FieldLinesModifier: ViewModifier {
  let isMultiline: Bool

  func body(content: Content) -> some View {
    if isMultiline { content } else { content.lineLimit(1) }
  }
}

/// The dimmed text of a disabled field keeps its own color where one was set.
private struct DisabledTextModifier: ViewModifier {
  let isEnabled: Bool

  func body(content: Content) -> some View {
    if isEnabled { content } else { content.foregroundStyle(Color(SystemColor.tertiaryLabel)) }
  }
}
