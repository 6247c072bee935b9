/// Prints values with all their parts, the same on every run.
enum ValueDump {
  /// The most levels of parts; what refers to itself has no last one.
  private static let mostLevels = 64

  /// Returns a value's text, a line for each part, each line ended.
  static func text(of value: Any) -> String {
    var lines: [String] = []
    add(value, name: nil, level: 0, to: &lines, objects: [])
    return lines.map { $0 + "\n" }.joined()
  }

  private static func add(
    _ value: Any, name: String?, level: Int, to lines: inout [String],
    objects: Set<ObjectIdentifier>
  ) {
    let mirror = Mirror(reflecting: value)
    var objects = objects
    var isKnown = false
    if mirror.displayStyle == .class {
      isKnown = !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
    }
    let parts = isKnown || level >= mostLevels ? [] : parts(of: mirror)
    let bullet = parts.isEmpty ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    let words = isKnown ? "\(mirror.subjectType) (already printed)" : words(value, mirror)
    let indent = String(repeating: "  ", count: level)
    lines.append("\(indent)\(bullet) \(label)\(words)")
    for part in parts {
      add(part.value, name: part.name, level: level + 1, to: &lines, objects: objects)
    }
  }

  private typealias Part = (name: String?, value: Any)

  /// Returns what a value is made of; sets and dictionaries in the order of their parts' texts.
  private static func parts(of mirror: Mirror) -> [Part] {
    var parts: [Part] = mirror.superclassMirror.map { self.parts(of: $0) } ?? []
    parts += mirror.children.map { (name: $0.label, value: $0.value) }
    guard mirror.displayStyle == .set || mirror.displayStyle == .dictionary else { return parts }
    let keyed = parts.map { (key: text(of: $0.value), part: $0) }
    return keyed.sorted { $0.key < $1.key }.map(\.part)
  }

  private static func words(_ value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .struct, .class: return "\(mirror.subjectType)"
    case .collection, .set: return counted(mirror.children.count, "member", "members")
    case .dictionary:
      return counted(mirror.children.count, "key/value pair", "key/value pairs")
    case .tuple: return counted(mirror.children.count, "element", "elements")
    case .enum where !mirror.children.isEmpty:
      return "\(mirror.subjectType).\(mirror.children.first?.label ?? "")"
    case .enum: return "\(mirror.subjectType).\(value)"
    case .optional where mirror.children.isEmpty: return "nil"
    case .optional: return "Optional"
    default:
      return value is String || value is Character || value is Substring
        ? String(reflecting: value) : String(describing: value)
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
