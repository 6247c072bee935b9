extension Form<Bool> {
  /// The words `true` and `false`.
  static var flag: Form {
    Form("a boolean", kinds: [.bool], schema: ["type": "boolean"]) { node in
      node.content == .bool(true)
    }
  }
}

extension Form<String> {
  /// Any string.
  static var text: Form {
    Form("a string", kinds: [.string], schema: ["type": "string"]) { node in
      guard case .string(let text) = node.content else { return "" }
      return text
    }
  }
}

extension Form<Double> {
  /// Any finite number.
  static var number: Form { number() }

  /// A number in a range, both ends included.
  static func number(from low: Double? = nil, through high: Double? = nil) -> Form {
    var schema: [(String, JSONValue)] = [("type", "number")]
    if let low { schema.append(("minimum", .number(low))) }
    if let high { schema.append(("maximum", .number(high))) }
    return Form("a number", kinds: [.number], schema: .object(schema)) {
      node throws(SceneError) in
      guard case .number(let number) = node.content else { return 0 }
      guard number >= low ?? -.infinity, number <= high ?? .infinity else {
        let allowed = rangeText(from: low, through: high)
        throw SceneError(.outOfRange(key: nil, found: number, allowed: allowed), at: node.position)
      }
      return number
    }
  }

  private static func rangeText(from low: Double?, through high: Double?) -> String {
    switch (low, high) {
    case (let low?, let high?): "\(JSONWriter.text(low)) to \(JSONWriter.text(high))"
    case (let low?, nil): "\(JSONWriter.text(low)) or more"
    case (nil, let high?): "\(JSONWriter.text(high)) or less"
    case (nil, nil): "any number"
    }
  }
}

extension Form<Int> {
  /// A whole number in a range.
  static func whole(_ range: ClosedRange<Int>) -> Form {
    let schema: JSONValue = [
      "type": "integer", "minimum": .integer(range.lowerBound),
      "maximum": .integer(range.upperBound),
    ]
    return Form("a whole number", kinds: [.number], schema: schema) { node throws(SceneError) in
      guard case .number(let number) = node.content else { return 0 }
      guard let whole = Int(exactly: number), range.contains(whole) else {
        let allowed = "whole numbers from \(range.lowerBound) to \(range.upperBound)"
        throw SceneError(.outOfRange(key: nil, found: number, allowed: allowed), at: node.position)
      }
      return whole
    }
  }
}

extension Form {
  /// One of a few words.
  static func words(_ title: String, _ table: KeyValuePairs<String, Value>) -> Form {
    let words = table.map { $0.key }
    let schema: JSONValue = ["enum": .array(words.map { .string($0) })]
    let values = table.map { $0.value }
    return Form(title, kinds: [.string], schema: schema) { node throws(SceneError) in
      guard case .string(let word) = node.content, let index = words.firstIndex(of: word) else {
        throw unknownWord(node, allowed: words)
      }
      return values[index]
    }
  }

  /// Makes the error for a word that isn't in a table.
  static func unknownWord(_ node: JSONNode, allowed: [String]) -> SceneError {
    guard case .string(let word) = node.content else {
      return SceneError(
        .wrongType(key: nil, found: node.kindName, expected: "a string"), at: node.position)
    }
    let nearest = NearestName.of(word, in: allowed)
    return SceneError(
      .unknownValue(key: nil, found: word, allowed: allowed, nearest: nearest), at: node.position)
  }

  /// A value that is written in one of several kinds of JSON; the kind decides.
  static func either(_ title: String, _ forms: Form...) -> Form {
    let schema: JSONValue = ["anyOf": .array(forms.map(\.schema))]
    return Form(title, kinds: forms.flatMap(\.kinds), schema: schema) { node throws(SceneError) in
      guard let form = forms.first(where: { $0.kinds.contains(node.kind) }) else {
        throw SceneError(
          .wrongType(key: nil, found: node.kindName, expected: title), at: node.position)
      }
      return try form.read(node)
    }
  }

  /// A form that refers to a named definition, which may contain the value itself.
  static func reference(
    _ definition: String, title: String, kinds: [JSONKind],
    to form: @escaping @Sendable () -> Form
  ) -> Form {
    Form(title, kinds: kinds, schema: ["$ref": .string("#/$defs/\(definition)")]) {
      node throws(SceneError) in try form().read(node)
    }
  }

  /// A list of values.
  static func list<Item>(
    _ title: String, of item: Form<Item>, count: ClosedRange<Int> = 0...10_000
  ) -> Form where Value == [Item] {
    let schema: JSONValue = [
      "type": "array", "items": item.schema, "minItems": .integer(count.lowerBound),
      "maxItems": .integer(count.upperBound),
    ]
    return Form(title, kinds: [.array], schema: schema) { node throws(SceneError) in
      guard case .array(let nodes) = node.content else { return [] }
      guard count.contains(nodes.count) else {
        let allowed = "\(count.lowerBound) to \(count.upperBound) items"
        throw SceneError(
          .wrongCount(key: nil, found: nodes.count, allowed: allowed), at: node.position)
      }
      var items: [Item] = []
      for node in nodes { items.append(try item.read(node)) }
      return items
    }
  }
}
