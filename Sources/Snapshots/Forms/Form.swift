/// How a value is read from JSON, together with what JSON Schema says about it.
///
/// Scene files are described by forms only: what a form reads and what `sheetshot schema` prints
/// come from the same table and can't differ.
struct Form<Value: Sendable>: Sendable {
  /// The value in words, for messages: “a number”, “a color”.
  let title: String
  /// The JSON Schema of the value.
  let schema: JSONValue
  /// The kinds of JSON that the form looks at; it refuses all others.
  let kinds: [JSONKind]
  private let body: @Sendable (JSONNode) throws(SceneError) -> Value

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - title: The value in words.
  ///   - kinds: The kinds of JSON that `body` gets to see.
  ///   - schema: The JSON Schema of the value.
  ///   - body: Reads the value.
  init(
    _ title: String, kinds: [JSONKind], schema: JSONValue,
    body: @escaping @Sendable (JSONNode) throws(SceneError) -> Value
  ) {
    self.title = title
    self.kinds = kinds
    self.schema = schema
    self.body = body
  }

  /// Reads a value.
  func read(_ node: JSONNode) throws(SceneError) -> Value {
    guard kinds.contains(node.kind) else {
      throw SceneError(
        .wrongType(key: nil, found: node.kindName, expected: title), at: node.position)
    }
    return try body(node)
  }

  /// Returns a form that makes something else of the value.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Form<Other> {
    Form<Other>(title, kinds: kinds, schema: schema) { node throws(SceneError) in
      transform(try read(node))
    }
  }

  /// Returns a form whose values may be absent in a scene's type.
  var optional: Form<Value?> { map { $0 } }

  /// Returns the form under another name for messages.
  func titled(_ title: String) -> Form {
    Form(title, kinds: kinds, schema: schema, body: body)
  }
}

/// The kinds of JSON values.
enum JSONKind: Sendable {
  case null
  case bool
  case number
  case string
  case array
  case object
}

extension JSONNode {
  /// The kind of the value.
  var kind: JSONKind {
    switch content {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}
