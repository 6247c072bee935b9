public import Foundation

/// What is selected of a text with looks.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  private let start: Int

  /// Creates a selection of nothing.
  public init() { start = 0 }
}

extension TextEditor {
  /// Creates an editor of a text with looks; typed text has the look of what is before it.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    var source = FieldSource(
      Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = text.wrappedValue.changed(to: $0) }))
    source.styled = { text.wrappedValue }
    self.init(source: source)
  }
}

extension AttributedString {
  /// The text with other characters, of which those that are the same at the start keep their looks.
  func changed(to words: String) -> AttributedString {
    let old = String(characters)
    let same = zip(old, words).prefix { $0 == $1 }.count
    let end = index(startIndex, offsetByCharacters: same)
    var result = AttributedString(self[startIndex..<end])
    var rest = AttributedString(String(words.dropFirst(same)))
    if let last = result.runs.reversed().first { rest.setAttributes(last.attributes) }
    result.append(rest)
    return result
  }
}
