/// Prints display lists as text, one item a line, the same on every machine.
///
/// Numbers have at most four decimals and no trailing zeros; colors are written `#RRGGBB`, with
/// ` @opacity` unless they are opaque.
public struct DisplayListPrinter {
  /// The finished lines.
  private var lines: [String] = []
  private var depth = 0

  private init() {}

  /// Returns a list's text, each line ended.
  public static func text(of list: DisplayList) -> String {
    var printer = DisplayListPrinter()
    for item in list.items { printer.add(item) }
    return printer.lines.map { $0 + "\n" }.joined()
  }

  private mutating func line(_ words: String...) {
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func add(_ item: DisplayList.Item) {
    switch item {
    case .fill(let path, let paint, let rule):
      line("fill", path.printed, paint.printed, rule == .evenOdd ? "evenOdd" : "")
    case .stroke(let path, let paint, let style):
      line("stroke", path.printed, paint.printed, style.printed)
    case .glyphs(let run, let paint):
      let place = run.glyphs.first.map { "at \($0.position.printed)" } ?? ""
      line("text", run.text.debugDescription, place, "size \(run.size.short)", paint.printed)
    case .image(let bitmap, let rect):
      line("image \(bitmap.width)×\(bitmap.height) in", rect.printed)
    case .template(let bitmap, let rect, let paint):
      line("template \(bitmap.width)×\(bitmap.height) in", rect.printed, paint.printed)
    case .backdrop(let path, let material): line("backdrop", path.printed, material.printed)
    case .group(let group): add(group)
    }
  }

  private mutating func add(_ group: DisplayList.Group) {
    var words = ["group"]
    if let name = group.name { words.append(name.debugDescription) }
    if group.transform != .identity { words.append(group.transform.printed) }
    if let projection = group.projection {
      let rows = [projection.x, projection.y, projection.w].map { row in
        [row.x, row.y, row.z].map(\.short).joined(separator: " ")
      }
      words.append("projection " + rows.joined(separator: " / "))
    }
    if group.opacity != 1 { words.append("opacity \(group.opacity.short)") }
    if group.blurRadius != 0 { words.append("blur \(group.blurRadius.short)") }
    if group.blendMode != .normal { words.append("blend \(group.blendMode.rawValue)") }
    if group.isIsolated { words.append("isolated") }
    if !group.filters.isEmpty { words.append("filters \(group.filters.count)") }
    if let clip = group.clip {
      words.append("clip \(clip.printed)" + (group.clipRule == .evenOdd ? " evenOdd" : ""))
    }
    if let shadow = group.shadow {
      words.append(
        "shadow \(shadow.color.printed) radius \(shadow.radius.short) "
          + "offset \(shadow.offset.printed)")
    }
    line(words.joined(separator: " "))
    depth += 1
    for item in group.items { add(item) }
    if let mask = group.mask {
      line("mask")
      depth += 1
      for item in mask { add(item) }
      depth -= 1
    }
    depth -= 1
  }
}

extension Double {
  /// The number with at most four decimals.
  var short: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard abs(self) < 1e12 else { return "\(self)" }
    let scaled = Int((self * 10_000).rounded())
    let sign = scaled < 0 ? "-" : ""
    let (whole, rest) = (abs(scaled) / 10_000, abs(scaled) % 10_000)
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest + 10_000).dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension Point {
  fileprivate var printed: String { "\(x.short) \(y.short)" }
}

extension Rect {
  fileprivate var printed: String {
    "\(minX.short) \(minY.short) \(width.short) \(height.short)"
  }
}

extension Affine {
  fileprivate var printed: String {
    if a == 1 && d == 1 && b == 0 && c == 0 { return "move \(tx.short) \(ty.short)" }
    return "transform " + [a, b, c, d, tx, ty].map(\.short).joined(separator: " ")
  }
}

extension Color {
  fileprivate var printed: String {
    let bytes = [red, green, blue].map { value -> String in
      let byte = value > 0 ? Int(min(value, 1) * 255 + 0.5) : 0
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
    return "#" + bytes.joined() + (alpha == 1 ? "" : " @\(alpha.short)")
  }
}

extension Paint {
  fileprivate var printed: String {
    switch self {
    case .color(let color): return color.printed
    case .linearGradient(let gradient):
      let stops = gradient.stops.map { "\($0.location.short) \($0.color.printed)" }
      return "gradient \(gradient.start.printed) to \(gradient.end.printed) ["
        + stops.joined(separator: ", ") + "]"
    case .radialGradient(let gradient):
      let shape = gradient.aspect == 1 ? "" : " aspect \(gradient.aspect.short)"
      return "radial \(gradient.center.printed) from \(gradient.startRadius.short) "
        + "to \(gradient.endRadius.short)\(shape) [\(Self.printed(gradient.stops))]"
    case .angularGradient(let gradient):
      return "angular \(gradient.center.printed) from \(gradient.start.short) "
        + "to \(gradient.end.short) [\(Self.printed(gradient.stops))]"
    }
  }
}

extension Paint {
  private static func printed(_ stops: [LinearGradient.Stop]) -> String {
    stops.map { "\($0.location.short) \($0.color.printed)" }.joined(separator: ", ")
  }
}

extension DisplayList.StrokeStyle {
  fileprivate var printed: String {
    var words = ["width \(width.short)"]
    if cap != .butt { words.append("cap \(cap.rawValue)") }
    if join != .miter { words.append("join \(join.rawValue)") }
    if !dash.isEmpty {
      words.append("dash \(dash.map(\.short).joined(separator: " ")) phase \(dashPhase.short)")
    }
    return words.joined(separator: " ")
  }
}

extension BackdropMaterial {
  fileprivate var printed: String {
    for kind in Kind.allCases {
      if self == .recipe(kind, dark: false) { return "\(kind.rawValue) light" }
      if self == .recipe(kind, dark: true) { return "\(kind.rawValue) dark" }
    }
    let values = (0..<4).map { luminanceValues[$0].short }.joined(separator: " ")
    return "material blur \(blurRadius.short) saturation \(saturation.short) "
      + "brightness \(brightness.short) luminance \(luminanceAmount.short) of \(values)"
  }
}

extension Path {
  fileprivate var printed: String {
    switch known {
    case .rect(let rect): return "rect \(rect.printed)"
    case .roundedRect(let shape): return shape.printed
    case .general: return "path [" + elements.map(\.printed).joined(separator: " ") + "]"
    }
  }
}

extension RoundedRect {
  fileprivate var printed: String {
    let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let same = all.allSatisfy { $0 == all[0] }
    let words = same ? all[0].short : all.map(\.short).joined(separator: " ")
    return "\(style == .circular ? "rounded" : "continuous") \(rect.printed) radius \(words)"
  }
}

extension Path.Element {
  fileprivate var printed: String {
    switch self {
    case .move(let p): "M \(p.printed)"
    case .line(let p): "L \(p.printed)"
    case .quad(let c, let p): "Q \(c.printed) \(p.printed)"
    case .cubic(let c, let d, let p): "C \(c.printed) \(d.printed) \(p.printed)"
    case .close: "Z"
    }
  }
}
