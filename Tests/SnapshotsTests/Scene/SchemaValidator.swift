import Snapshots

/// Checks values against a JSON Schema, as far as the scene schema uses its words.
///
/// It is a second reader of scene files, written from the JSON Schema standard: that both readers
/// agree shows that the printed schema tells the truth.
struct SchemaValidator {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// Returns whether a value is valid.
  func accepts(_ node: JSONNode) -> Bool { accepts(node, root) }

  private func accepts(_ node: JSONNode, _ schema: JSONValue) -> Bool {
    guard case .object(let words) = schema else { return schema == true }
    return words.allSatisfy { accepts(node, word: $0.key, $0.value, of: schema) }
  }

  private func accepts(
    _ node: JSONNode, word: String, _ value: JSONValue, of schema: JSONValue
  ) -> Bool {
    switch word {
    case "$schema", "$defs", "title", "description", "additionalProperties": true
    case "$ref": accepts(node, definition(value))
    case "type": type(of: node).contains(text(value))
    case "enum": items(value).contains { isSame(node, $0) }
    case "const": isSame(node, value)
    case "anyOf": items(value).contains { accepts(node, $0) }
    case "oneOf": items(value).count { accepts(node, $0) } == 1
    case "required": items(value).allSatisfy { member(text($0), of: node) != nil }
    case "properties": acceptsMembers(node, value, others: schema["additionalProperties"])
    case "items": elements(node).allSatisfy { accepts($0, value) }
    case "minItems": elements(node).count >= Int(number(value))
    case "maxItems": elements(node).count <= Int(number(value))
    case "minimum": (number(node) ?? .infinity) >= number(value)
    case "maximum": (number(node) ?? -.infinity) <= number(value)
    case "pattern": matches(node, text(value))
    default: false
    }
  }

  private func acceptsMembers(
    _ node: JSONNode, _ properties: JSONValue, others: JSONValue?
  ) -> Bool {
    guard case .object(let members) = node.content else { return true }
    return members.allSatisfy { member in
      guard let schema = properties[member.key] else { return others != false }
      return accepts(member.value, schema)
    }
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    let name = text(reference).split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"]?[name] ?? false
  }

  private func type(of node: JSONNode) -> [String] {
    switch node.content {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number == number.rounded() ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  private func isSame(_ node: JSONNode, _ value: JSONValue) -> Bool {
    switch (node.content, value) {
    case (.string(let a), .string(let b)): a == b
    case (.bool(let a), .bool(let b)): a == b
    default: false
    }
  }

  private func matches(_ node: JSONNode, _ pattern: String) -> Bool {
    guard case .string(let text) = node.content else { return true }
    return (try? Regex(pattern).wholeMatch(in: text)) != nil
  }

  private func member(_ name: String, of node: JSONNode) -> JSONNode? {
    guard case .object(let members) = node.content else { return nil }
    return members.first { $0.key == name }?.value
  }

  private func elements(_ node: JSONNode) -> [JSONNode] {
    if case .array(let items) = node.content { items } else { [] }
  }

  private func items(_ value: JSONValue) -> [JSONValue] {
    if case .array(let items) = value { items } else { [] }
  }

  private func text(_ value: JSONValue) -> String {
    if case .string(let text) = value { text } else { "" }
  }

  private func number(_ value: JSONValue) -> Double {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: .nan
    }
  }

  private func number(_ node: JSONNode) -> Double? {
    if case .number(let number) = node.content { number } else { nil }
  }
}

extension JSONValue {
  /// The value of a name in an object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == name }?.value
  }
}
