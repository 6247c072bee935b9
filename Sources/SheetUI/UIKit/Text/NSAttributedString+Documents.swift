public import Foundation

extension NSAttributedString {
  /// Kinds of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without looks.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; it can't be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with pictures; it can't be read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said about a document to be read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the letters; UTF-8 unless another one is named.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of all text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address that links are relative to; not looked at.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Reads a document: plain text, or HTML with its paragraphs, breaks, lists, headings, links, colors
  /// and bold, slanted, underlined and struck text.
  @preconcurrency @MainActor
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: Any?
  ) throws {
    let name = options[.documentType]
    let type = name as? DocumentType ?? (name as? String).map { DocumentType(rawValue: $0) }
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
    guard type != .rtf, type != .rtfd,
      let text = String(data: data, encoding: encoding ?? .utf8)
        ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadCorruptFile) }
    let own = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    guard type == .html else {
      self.init(string: text, attributes: own)
      return
    }
    var reader = HTMLReader(text, own)
    self.init(attributedString: reader.read())
  }
}

/// Reads the looks of text from HTML.
@MainActor
private struct HTMLReader {
  /// The looks that hold at a place.
  private struct Look {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var link: String?
    var color: UIColor?

    var attributes: [NSAttributedString.Key: Any] {
      var font = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
      if isItalic, let slanted = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
        font = UIFont(descriptor: slanted, size: size)
      }
      var all: [NSAttributedString.Key: Any] = [.font: font]
      if let color { all[.foregroundColor] = color }
      if isUnderlined { all[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if isStruck { all[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let link, let url = URL(string: link) { all[.link] = url }
      return all
    }
  }

  private var rest: Substring
  private let base: [NSAttributedString.Key: Any]
  private var result = NSMutableAttributedString(string: "")
  private var looks = [(tag: "", look: Look())]
  private var hidden = 0

  init(_ text: String, _ base: [NSAttributedString.Key: Any]) {
    (rest, self.base) = (text[...], base)
  }

  mutating func read() -> NSAttributedString {
    while let next = rest.first {
      if next == "<" { readTag() } else { readText() }
    }
    return result
  }

  private var look: Look { looks[looks.count - 1].look }

  private mutating func readText() {
    let text = rest.prefix { $0 != "<" }
    rest = rest.dropFirst(text.count)
    guard hidden == 0 else { return }
    var words = ""
    var wasSpace =
      result.length == 0 || result.string.hasSuffix("\n") || result.string.hasSuffix(" ")
    for letter in text {
      // Spaces and line ends of the source count as one space.
      if letter == " " || letter.isNewline || letter == "\t" {
        if !wasSpace { words.append(" ") }
        wasSpace = true
      } else {
        words.append(letter)
        wasSpace = false
      }
    }
    add(Self.decoded(words))
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    let all = base.merging(look.attributes) { own, new in base[.font] == nil ? new : own }
    if result.length == 0 {
      // Foundation's own text stops the program when runs with other values follow in a text that
      // was empty.
      result = NSMutableAttributedString(string: text, attributes: all)
    } else {
      result.append(NSAttributedString(string: text, attributes: all))
    }
  }

  private mutating func breakLine() {
    if result.length > 0, !result.string.hasSuffix("\n") { add("\n") }
  }

  private mutating func readTag() {
    let tag = rest.prefix { $0 != ">" }
    rest = rest.dropFirst(tag.count + 1)
    let inner = tag.dropFirst()
    if inner.hasPrefix("!") { return }
    let isEnd = inner.hasPrefix("/")
    let words = (isEnd ? inner.dropFirst() : inner).lowercased()
    let name = String(words.prefix { $0.isLetter || $0.isNumber })
    if isEnd { close(name) } else { open(name, String(inner)) }
  }

  private static let blocks: Set<String> = [
    "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "tr",
  ]
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]

  private mutating func open(_ name: String, _ tag: String) {
    if Self.blocks.contains(name) { breakLine() }
    var new = look
    switch name {
    case "br":
      add("\n")
      return
    case "img", "hr", "meta", "link", "input": return
    case "style", "script", "head", "title": hidden += 1
    case "b", "strong": new.isBold = true
    case "i", "em", "cite": new.isItalic = true
    case "u", "ins": new.isUnderlined = true
    case "s", "strike", "del": new.isStruck = true
    case "li": add("•\t")
    case "a":
      new.link = Self.value("href", in: tag)
      new.isUnderlined = new.link != nil
    default: break
    }
    if let size = Self.headings[name] { (new.size, new.isBold) = (size, true) }
    if let color = Self.color(in: tag) { new.color = color }
    looks.append((name, new))
  }

  private mutating func close(_ name: String) {
    if ["style", "script", "head", "title"].contains(name) { hidden = max(hidden - 1, 0) }
    if let index = looks.lastIndex(where: { $0.tag == name }), index > 0 {
      looks.removeSubrange(index...)
    }
    if Self.blocks.contains(name) { breakLine() }
  }

  /// An attribute of a tag; nil where it has none of the name.
  private static func value(_ name: String, in tag: String) -> String? {
    guard let start = tag.range(of: name + "=", options: .caseInsensitive) else { return nil }
    let after = tag[start.upperBound...]
    guard let quote = after.first, quote == "\"" || quote == "'" else {
      return String(after.prefix { !$0.isWhitespace })
    }
    return String(after.dropFirst().prefix { $0 != quote })
  }

  /// The color that a tag asks for, in the form `#RRGGBB` or by one of the usual names.
  private static func color(in tag: String) -> UIColor? {
    var text = value("color", in: tag)
    if text == nil, let style = value("style", in: tag) {
      let part = style.split(separator: ";").first {
        $0.drop { $0.isWhitespace }.lowercased().hasPrefix("color")
      }
      text = part?.split(separator: ":").last.map { $0.filter { !$0.isWhitespace } }
    }
    guard let text = text?.lowercased() else { return nil }
    let named: [String: UIColor] = [
      "red": .red, "blue": .blue, "green": UIColor(red: 0, green: 0.5, blue: 0, alpha: 1),
      "black": .black, "white": .white, "gray": .gray, "grey": .gray, "orange": .orange,
      "purple": .purple, "yellow": .yellow, "brown": .brown,
    ]
    if let color = named[text] { return color }
    guard text.hasPrefix("#"), text.count == 7, let bits = UInt32(text.dropFirst(), radix: 16)
    else {
      return nil
    }
    return UIColor(
      red: CGFloat(bits >> 16 & 255) / 255, green: CGFloat(bits >> 8 & 255) / 255,
      blue: CGFloat(bits & 255) / 255, alpha: 1)
  }

  /// The text with its named and numbered letters.
  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "ndash": "–", "mdash": "—", "hellip": "…", "copy": "©", "euro": "€", "rsquo": "’",
      "lsquo": "‘", "rdquo": "”", "ldquo": "“", "bull": "•", "middot": "·", "trade": "™",
    ]
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)...].prefix { $0 != ";" && $0 != "&" && $0 != " " }
      let end = rest.index(start, offsetBy: name.count + 1)
      guard end < rest.endIndex, rest[end] == ";", let letter = names[String(name)] ?? number(name)
      else {
        result += "&"
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += letter
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func number(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }
}
