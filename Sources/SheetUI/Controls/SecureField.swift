/// A field for text that nobody else may read.
public struct SecureField<Label: View>: View {
  private let source: FieldSource
  private let prompt: Text?
  private let label: Label

  private init(text: Binding<String>, prompt: Text?, label: Label) {
    var source = FieldSource(text)
    source.isSecure = true
    self.source = source
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// The field in the style of text fields, with a dot for each character.
  public var body: some View { TextField(source: source, prompt: prompt, label: label) }
}

extension SecureField where Label == Text {
  /// Creates a field with a placeholder in the language of the user.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field that tells when editing is confirmed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field that tells when editing is confirmed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(title), onCommit: onCommit)
  }

  private init(
    text: Binding<String>, prompt: Text?, label: Text, onCommit: @escaping () -> Void
  ) {
    var source = FieldSource(text).telling({ _ in }, onCommit)
    source.isSecure = true
    self.source = source
    self.prompt = prompt
    self.label = label
  }
}
