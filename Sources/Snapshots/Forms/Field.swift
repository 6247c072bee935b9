/// One name of an object, the form of its value, and what its absence means.
struct Field<Value: Sendable>: Sendable {
  /// The name.
  let name: String
  /// What the value means, in a sentence for the schema.
  let note: String
  /// The form of the value.
  let form: Form<Value>
  /// The value of an absent name; `nil` when the name has to be there.
  let fallback: Value?

  /// Creates a field that has to be there.
  init(_ name: String, _ form: Form<Value>, _ note: String = "") {
    self.name = name
    self.note = note
    self.form = form
    fallback = nil
  }

  /// Creates a field that may be absent.
  init(_ name: String, _ form: Form<Value>, default fallback: Value, _ note: String = "") {
    self.name = name
    self.note = note
    self.form = form
    self.fallback = fallback
  }

  /// Creates a field that may be absent and then means nothing.
  static func maybe<Wrapped>(
    _ name: String, _ form: Form<Wrapped>, _ note: String = ""
  ) -> Field where Value == Wrapped? {
    Field(name, form.optional, default: nil as Wrapped?, note)
  }

  /// The field's part of an object's schema.
  var entry: FieldEntry {
    FieldEntry(name: name, note: note, schema: form.schema, isRequired: fallback == nil)
  }

  /// Reads the field of an object.
  func read(_ node: JSONNode, members: [JSONMember], owner: String) throws(SceneError) -> Value {
    guard let member = members.first(where: { $0.key == name }) else {
      if let fallback { return fallback }
      throw SceneError(.missingKey(key: name, owner: owner), at: node.position)
    }
    do throws(SceneError) {
      return try form.read(member.value)
    } catch {
      throw error.named(name)
    }
  }
}

/// What an object's schema says about one field.
struct FieldEntry: Sendable {
  let name: String
  let note: String
  let schema: JSONValue
  let isRequired: Bool

  /// The schema with the note in it.
  var described: JSONValue {
    guard !note.isEmpty else { return schema }
    if case .object(let members) = schema {
      return .object([JSONValue.Member(key: "description", value: .string(note))] + members)
    }
    return schema
  }
}

extension Form {
  /// An object with fields, each read by its own form; unknown names are errors.
  ///
  /// - Parameters:
  ///   - title: The object in words, also the owner in messages about its names.
  ///   - field: The fields.
  ///   - make: Makes the value of the fields' values.
  /// - Returns: The form.
  static func object<each Part: Sendable>(
    _ title: String, _ field: repeat Field<each Part>,
    make: @escaping @Sendable (repeat each Part) -> Value
  ) -> Form {
    let fields = (repeat each field)
    var entries: [FieldEntry] = []
    for entry in repeat (each field).entry { entries.append(entry) }
    let names = entries.map(\.name)
    return Form(title, kinds: [.object], schema: ObjectSchema.of(entries)) {
      node throws(SceneError) in
      let members = try Self.members(of: node, names: names, owner: title)
      return make(repeat try (each fields).read(node, members: members, owner: title))
    }
  }

  /// Returns the members of an object, all of whose names are known.
  static func members(
    of node: JSONNode, names: [String], owner: String
  ) throws(SceneError) -> [JSONMember] {
    guard case .object(let members) = node.content else { return [] }
    for member in members where !names.contains(member.key) {
      throw SceneError(
        .unknownKey(
          found: member.key, owner: owner, nearest: NearestName.of(member.key, in: names)),
        at: member.keyPosition)
    }
    return members
  }
}

/// Makes the JSON Schema of objects.
enum ObjectSchema {
  /// Returns the schema of an object that has some fields and no others.
  static func of(_ entries: [FieldEntry]) -> JSONValue {
    var schema: [(String, JSONValue)] = [
      ("type", "object"),
      ("properties", .object(entries.map { ($0.name, $0.described) })),
    ]
    let required = entries.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema.append(("required", .array(required))) }
    schema.append(("additionalProperties", false))
    return .object(schema)
  }
}
