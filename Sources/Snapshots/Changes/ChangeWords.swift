/// Makes words of changed values.
enum ChangeWords {
  /// Returns the change of a property; nil stands for a node that doesn't have it.
  static func change(of property: String, _ before: String?, _ after: String?) -> String {
    if property.hasSuffix("color"), let before, let after {
      return color(property, before, after)
    }
    if property == "opacity" {
      return "opacity \(opacity(before ?? "1")) → \(opacity(after ?? "1"))"
    }
    return "\(property) \(before ?? "none") → \(after ?? "none")"
  }

  /// A color that changed in its opacity alone has another opacity.
  private static func color(_ property: String, _ before: String, _ after: String) -> String {
    let (old, new) = (before.split(separator: "@"), after.split(separator: "@"))
    guard let first = old.first, first == new.first else {
      return "\(property) \(before) → \(after)"
    }
    let values = [old, new].map { opacity($0.count > 1 ? String($0[1]) : "1") }
    let name = property.dropLast("color".count) + "opacity"
    return "\(name) \(values[0]) → \(values[1])"
  }

  /// An opacity with at least two decimals.
  static func opacity(_ text: String) -> String {
    guard let point = text.firstIndex(of: ".") else { return text + ".00" }
    return text[point...].count > 2 ? text : text + "0"
  }

  /// A length without zeros at its end, in points.
  static func length(_ value: LayoutTree.Thousandths) -> String {
    let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: 1000)
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (value < 0 ? "-" : "") + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
