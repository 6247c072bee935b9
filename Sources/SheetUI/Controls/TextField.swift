import Foundation

/// A field for a line of text.
public struct TextField<Label: View>: View {
  let source: FieldSource
  let axis: Axis
  let prompt: Text?
  let label: Label

  @Environment(\.textFieldStyle) private var style

  init(source: FieldSource, axis: Axis = .horizontal, prompt: Text? = nil, label: Label) {
    self.source = source
    self.axis = axis
    self.prompt = prompt
    self.label = label
  }

  /// The field in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: TextFieldStyle>(_ style: S) -> AnyView {
    // A style's own body shows a field in the system's style.
    if S.self == DefaultTextFieldStyle.self || S.self == PlainTextFieldStyle.self {
      return AnyView(FieldBody(source: source, axis: axis, prompt: prompt, label: AnyView(label)))
    }
    let field = TextField<_TextFieldStyleLabel>(
      source: source, axis: axis, prompt: prompt,
      label: _TextFieldStyleLabel(content: AnyView(label)))
    return AnyView(
      style._body(configuration: field)
        .environment(\.textFieldStyle, DefaultTextFieldStyle()))
  }
}

/// The label of a field that a style draws.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The label's views.
  public var body: AnyView { content }
}

/// Where a field's text comes from and goes to.
struct FieldSource {
  /// Reads the text; false while it is not being edited, so that values are shown in their format.
  let read: () -> String
  /// Takes edited text.
  let write: (String) -> Void
  /// Takes the text over when editing ends.
  var commit: (String) -> Void = { _ in }
  /// Whether the text shows only when editing has ended: a value follows its text on commit.
  var commitsAtEnd = false
  /// Whether characters are shown as dots.
  var isSecure = false
  /// The text with its looks, where it has any.
  var styled: (() -> AttributedString)?
  /// The caret or selection, if someone wants to know.
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
  }

  init(read: @escaping () -> String, commit: @escaping (String) -> Void) {
    self.read = read
    write = { _ in }
    self.commit = commit
    commitsAtEnd = true
  }

  /// A field for a value that a format turns into text and back.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F)
  where F.FormatOutput == String {
    self.init {
      format.format(value.wrappedValue)
    } commit: { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  /// A field for a value that may be missing.
  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F)
  where F.FormatOutput == String {
    self.init {
      value.wrappedValue.map(format.format) ?? ""
    } commit: { text in
      value.wrappedValue = text.isEmpty ? nil : (try? format.parseStrategy.parse(text))
    }
  }

  /// A field for a value that a formatter turns into text and back.
  init<V>(_ value: Binding<V>, formatter: Formatter) {
    self.init {
      formatter.string(for: value.wrappedValue) ?? ""
    } commit: { text in
      if let parsed: V = formatter.value(text) { value.wrappedValue = parsed }
    }
  }
}

extension Formatter {
  /// Reads a value of a type from text, as far as the kind of formatter can.
  fileprivate func value<V>(_ text: String) -> V? {
    switch self {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      let candidates: [Any] = [
        number, number.doubleValue, number.intValue, number.floatValue, number.decimalValue,
        CGFloat(number.doubleValue), number.int64Value, number.int32Value, number.uintValue,
      ]
      return candidates.lazy.compactMap { $0 as? V }.first
    case let dates as DateFormatter:
      return dates.date(from: text) as? V
    default:
      return text as? V
    }
  }
}

/// The place of a selection in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// What is selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch.
    case selection(Range<String.Index>)
    /// Several stretches.
    case multiSelection(RangeSet<String.Index>)

    /// Adds the stretches to a hash.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
      }
    }
  }

  /// What is selected.
  public var indices: Indices
  /// Whether the selection is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let set): set.isEmpty
    }
  }
  /// On which side of a line's end the caret is.
  public var affinity: TextSelectionAffinity = .automatic

  /// Creates a selection.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several stretches.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}

/// On which side of a line's end a caret is.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// At the end of the line before.
  case upstream
  /// At the start of the line after.
  case downstream
}
