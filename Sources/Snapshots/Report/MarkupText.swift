/// Makes texts safe inside XML and HTML.
enum MarkupText {
  /// Returns a text that means itself between tags and in quotes.
  ///
  /// Control characters, which XML 1.0 can't hold in any form, become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension MarkupText {
  /// Returns JSON that can't end the element of a page that holds it.
  static func inScript(_ json: String) -> String { json.replacing("<", with: "\\u003C") }
}
