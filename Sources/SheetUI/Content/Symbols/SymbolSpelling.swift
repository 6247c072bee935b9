/// Other names of symbols: those of other releases of the system, of scripts, and of directions.
enum SymbolSpelling {
  /// Returns the name under which a symbol is drawn, nil for a name that has no other spelling.
  static func usual(of name: String) -> String? {
    if let whole = names[name] { return whole }
    if name.hasSuffix(".fill"), let whole = names[String(name.dropLast(5))] {
      return whole.hasSuffix(".fill") ? whole : whole + ".fill"
    }
    for (new, old) in parts where ".\(name).".contains(".\(new).") {
      return String(
        ".\(name).".replacingFirst(".\(new).", with: ".\(old).").dropFirst().dropLast())
    }
    return simpler(name)
  }

  /// Names that stand for others, each with and without `.fill`.
  private static let names: [String: String] = [
    "multiply": "xmark", "clear": "xmark.square", "line.horizontal.3": "line.3.horizontal",
    "battery.100": "battery.100percent", "battery.75": "battery.75percent",
    "battery.50": "battery.50percent", "battery.25": "battery.25percent",
    "battery.0": "battery.0percent", "line.3.crossed.swirl.circle": "hurricane.circle",
    "text.document": "doc.text", "richtext.page": "doc.richtext", "text.page": "doc.plaintext",
    "append.page": "doc.append", "zipper.page": "doc.zipper", "text.rectangle.page": "doc.text",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "chevron.left.slash.chevron.right": "chevron.left.forwardslash.chevron.right",
    "wallet.bifold": "wallet.pass", "apple.terminal": "terminal",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "rectangle.portrait.and.arrow.forward.inward": "rectangle.portrait.and.arrow.right.inward",
    "arrow.right.to.line.alt": "arrow.right.to.line", "tennis.racket": "figure.tennis",
    "arrow.left.to.line.alt": "arrow.left.to.line", "apps.iphone": "iphone",
    "iphone.homebutton": "iphone",
    "keyboard.chevron.compact.down":
      "keyboard", "music.pages": "music.note.list", "map.circle": "mappin.circle",
    "trash.square": "trash.circle", "timer.square": "timer",
    "rectangle.stack.person.crop": "person.crop.rectangle.stack", "mail": "envelope",
    "quotelevel": "text.quote", "text.quote.ltr": "text.quote", "xmark.app": "xmark.square",
    "location.viewfinder": "scope",
    "sterlingsign.bank.building": "dollarsign.bank.building", "dot.circle": "record.circle",
    "eurosign.bank.building": "dollarsign.bank.building", "increase.quotelevel": "increase.indent",
    "yensign.bank.building": "dollarsign.bank.building", "decrease.quotelevel": "decrease.indent",
    "bitcoinsign.bank.building": "dollarsign.bank.building",
    "text.justifyleft": "text.justify.left",
    "text.justifyright": "text.justify", "squareshape.split.2x2": "square.split.2x2",
    "10.arrow.trianglehead.clockwise": "goforward.10",
    "10.arrow.trianglehead.counterclockwise": "gobackward.10",
    "15.arrow.trianglehead.clockwise": "goforward.15",
    "15.arrow.trianglehead.counterclockwise": "gobackward.15",
    "30.arrow.trianglehead.clockwise": "goforward.30",
    "30.arrow.trianglehead.counterclockwise": "gobackward.30",
    "poweroff": "power", "poweron": "power", "bubble": "bubble.left",
  ]

  /// Parts of names that were renamed; the first that a name contains is replaced.
  private static let parts: [(String, String)] = [
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead", "arrow.triangle"), ("document", "doc"),
    ("chevron.up.2", "chevron.2.up"), ("up.forward", "up.right"), ("up.backward", "up.left"),
    ("down.forward", "down.right"), ("down.backward", "down.left"),
    ("forward", "right"), ("backward", "left"), ("leading", "left"), ("trailing", "right"),
    ("inverse", "fill"),
  ]

  /// Last parts that change little: scripts, generations and variants of a drawing.
  private static let endings: Set<String> = [
    "rtl", "ltr", "ar", "he", "hi", "ja", "ko", "th", "zh", "traditional", "gen1", "gen2", "gen3",
    "gen4", "gen5", "gen6", "alt", "compact", "variable", "homebutton",
  ]

  /// The name without a last part that changes little.
  private static func simpler(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let last = parts.last, endings.contains(last) else { return nil }
    return (parts.dropLast() + (isFilled ? ["fill"] : [])).joined(separator: ".")
  }
}

extension String {
  /// The string with the first place of a part replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let place = firstRange(of: part) else { return self }
    return self[..<place.lowerBound] + other + self[place.upperBound...]
  }
}
