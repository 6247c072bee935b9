public import Foundation

extension TextField where Label == Text {
  /// Creates a field with a placeholder in the language of the user.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: FieldSource(text), label: Text(titleKey))
  }

  /// Creates a field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(source: FieldSource(text), label: Text(title))
  }

  /// Creates a field with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(source: FieldSource(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(source: FieldSource(text), prompt: prompt, label: Text(title))
  }

  /// Creates a field that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(source: FieldSource(text), axis: axis, label: Text(titleKey))
  }

  /// Creates a field that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(source: FieldSource(text), axis: axis, label: Text(title))
  }

  /// Creates a field with a prompt that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(source: FieldSource(text), axis: axis, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a prompt that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(source: FieldSource(text), axis: axis, prompt: prompt, label: Text(title))
  }

  /// Creates a field whose selection is told.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      source: FieldSource(text, selection), axis: axis ?? .horizontal, prompt: prompt,
      label: Text(titleKey))
  }

  /// Creates a field whose selection is told.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      source: FieldSource(text, selection), axis: axis ?? .horizontal, prompt: prompt,
      label: Text(title))
  }
}

extension TextField {
  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: FieldSource(text), prompt: prompt, label: label())
  }

  /// Creates a field with a label that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(source: FieldSource(text), axis: axis, prompt: prompt, label: label())
  }

  /// Creates a field whose selection is told.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: FieldSource(text, selection), axis: axis ?? .horizontal, prompt: prompt,
      label: label())
  }

  /// Creates a field for a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: FieldSource(value, format: format), prompt: prompt, label: label())
  }

  /// Creates a field for a value in a format that may be missing.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: FieldSource(optional: value, format: format), prompt: prompt, label: label())
  }

  /// Creates a field for a value with a formatter.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(source: FieldSource(value, formatter: formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: FieldSource(value, format: format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: FieldSource(value, format: format), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value in a format that may be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      source: FieldSource(optional: value, format: format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value in a format that may be missing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      source: FieldSource(optional: value, format: format), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value with a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      source: FieldSource(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value with a formatter.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(source: FieldSource(value, formatter: formatter), prompt: prompt, label: Text(title))
  }
}

// The forms before iOS 15, which tell of editing by closures.
extension TextField where Label == Text {
  /// Creates a field that tells when editing begins, ends, and is confirmed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      source: FieldSource(text).telling(onEditingChanged, onCommit), label: Text(titleKey))
  }

  /// Creates a field that tells when editing begins, ends, and is confirmed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: FieldSource(text).telling(onEditingChanged, onCommit), label: Text(title))
  }

  /// Creates a field that tells when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(source: FieldSource(text).telling(onEditingChanged, {}), label: Text(titleKey))
  }

  /// Creates a field that tells when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(source: FieldSource(text).telling(onEditingChanged, {}), label: Text(title))
  }

  /// Creates a field that tells when editing is confirmed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(source: FieldSource(text).telling({ _ in }, onCommit), label: Text(titleKey))
  }

  /// Creates a field that tells when editing is confirmed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(source: FieldSource(text).telling({ _ in }, onCommit), label: Text(title))
  }

  // Reason: SwiftUI's own signature.
  /// Creates a field for a value with a formatter that tells of editing.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: FieldSource(value, formatter: formatter).telling(onEditingChanged, onCommit),
      label: Text(titleKey))
  }

  // Reason: SwiftUI's own signature.
  /// Creates a field for a value with a formatter that tells of editing.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: FieldSource(value, formatter: formatter).telling(onEditingChanged, onCommit),
      label: Text(title))
  }

  /// Creates a field for a value with a formatter that tells when editing is confirmed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      source: FieldSource(value, formatter: formatter).telling({ _ in }, onCommit),
      label: Text(titleKey))
  }
}

extension FieldSource {
  /// A text whose selection is told.
  init(_ text: Binding<String>, _ selection: Binding<TextSelection?>) {
    self.init(text)
    self.selection = selection
  }

  /// Returns the source with closures that are told of editing.
  func telling(
    _ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void
  ) -> FieldSource {
    var copy = self
    copy.onEditingChanged = onEditingChanged
    copy.onCommit = onCommit
    return copy
  }
}
