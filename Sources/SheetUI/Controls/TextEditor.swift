import Foundation

/// A field for text of any length.
public struct TextEditor: View {
  private let source: FieldSource

  @Environment(\.textEditorStyle) private var style

  /// Creates an editor.
  public init(text: Binding<String>) { source = FieldSource(text) }

  /// Creates an editor whose selection is told.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = FieldSource(text, selection)
  }

  init(source: FieldSource) { self.source = source }

  /// The text in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: TextEditorStyle>(_ style: S) -> AnyView {
    let configuration = TextEditorStyleConfiguration(source: source)
    return AnyView(style.makeBody(configuration: configuration))
  }
}

/// What a style of text editors draws.
public struct TextEditorStyleConfiguration {
  let source: FieldSource
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the finished editor.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the finished editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The system's look of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the text on the background of text views.
  public func makeBody(configuration: Configuration) -> some View {
    EditorBody(source: configuration.source)
  }
}

/// A text editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the text.
  public func makeBody(configuration: Configuration) -> some View {
    EditorBody(source: configuration.source)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The system's look.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private enum TextEditorStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any TextEditorStyle = AutomaticTextEditorStyle()
}

extension EnvironmentValues {
  /// How text editors look.
  var textEditorStyle: any TextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how text editors in the view look.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.textEditorStyle = style })
  }
}

/// The text of an editor, as UIKit's text view insets it: 8 above and below, 5 at the sides.
struct EditorBody: View {
  let source: FieldSource

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listBackgroundVisibility) private var backgroundVisibility
  private var focus = FocusableProperty()

  init(source: FieldSource) { self.source = source }

  var body: some View {
    let _ = connect()
    ScrollView {
      FieldBox(
        content: (source.styled.map { Text($0()) } ?? Text(verbatim: source.read()))
          .foregroundStyle(
            isEnabled ? Color(SystemColor.label) : Color(SystemColor.tertiaryLabel)),
        isMultiline: true, isFocused: focus.isFocused, isEmpty: false, name: "TextEditor",
        fillsHeight: true
      )
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
    }
    .background(
      backgroundVisibility == .hidden
        ? Color.clear : ProxyLooks.editorBackground ?? Color(SystemColor.systemBackground)
    )
    .modifier(HitTestingModifier(rule: .shape({ box, _ in Path(box) }, eoFill: false)))
    .onTapGesture { focus.focus() }
  }

  private func connect() {
    guard let target = focus.target else { return }
    target.insert = { string in
      source.write(source.read() + string)
      source.selection?.wrappedValue = TextSelection(insertionPoint: source.read().endIndex)
    }
    target.deleteBackward = { source.write(String(source.read().dropLast())) }
    target.didChange = { source.onEditingChanged($0) }
  }
}
