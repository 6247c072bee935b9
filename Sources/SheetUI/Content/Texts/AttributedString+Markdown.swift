public import Foundation

// Foundation on Linux has attributed strings, but reads no Markdown.
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and what is in them.
      case full
      /// Only what is in a line; white space counts as one space.
      case inlineOnly
      /// Only what is in a line; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of damaged Markdown; none is damaged.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// What could be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether Apple's own attributes are read; they are not.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of damaged Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: what is in a line with its looks, blocks as plain text one behind the other.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Markdown.runs(options.interpretedSyntax.prepared(markdown)) {
      var piece = AttributedString(run.text)
      var intent: InlinePresentationIntent = []
      if run.style.contains(.emphasized) { intent.insert(.emphasized) }
      if run.style.contains(.strong) { intent.insert(.stronglyEmphasized) }
      if run.style.contains(.code) { intent.insert(.code) }
      if run.style.contains(.struck) { intent.insert(.strikethrough) }
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link = run.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }

  /// Reads Markdown from bytes in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The text without the marks of blocks, or with white space as it shall be.
  fileprivate func prepared(_ source: String) -> String {
    switch self {
    case .inlineOnlyPreservingWhitespace: source
    case .inlineOnly: source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .full: blocks(source).joined()
    }
  }

  /// The blocks' text: paragraphs' lines joined by spaces, marks of headings and lists left out.
  private func blocks(_ source: String) -> [String] {
    var blocks: [String] = []
    var isOpen = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop(while: \.isWhitespace)
      if text.isEmpty {
        isOpen = false
        continue
      }
      let content = text.prefixMatch(of: /(#{1,6}|[-+*>]|\d{1,9}[.)])\s+/).map {
        text[$0.range.upperBound...]
      }
      if isOpen, content == nil {
        blocks[blocks.count - 1] += " " + text
      } else {
        blocks.append(String(content ?? text))
        isOpen = !text.hasPrefix("#")
      }
    }
    return blocks
  }
}
