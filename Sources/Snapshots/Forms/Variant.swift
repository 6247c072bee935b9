/// One case of a value that is written as an object with a single name: `{"blur": "thin"}`.
struct Variant<Value: Sendable>: Sendable {
  /// The name.
  let name: String
  /// What the case means, in a sentence for the schema.
  let note: String
  /// The form of what stands behind the name.
  let form: Form<Value>

  /// Creates a case.
  init<Part>(
    _ name: String, _ form: Form<Part>, _ note: String = "",
    make: @escaping @Sendable (Part) -> Value
  ) {
    self.name = name
    self.note = note
    self.form = form.map(make)
  }
}

extension Form {
  /// An object that names exactly one of several cases.
  static func variant(_ title: String, _ variants: Variant<Value>...) -> Form {
    variant(title, variants)
  }

  /// An object that names exactly one of several cases.
  static func variant(_ title: String, _ variants: [Variant<Value>]) -> Form {
    let names = variants.map(\.name)
    let schema: JSONValue = ["oneOf": .array(variants.map(\.schema))]
    return Form(title, kinds: [.object], schema: schema) { node throws(SceneError) in
      let members = try Self.members(of: node, names: names, owner: title)
      guard members.count == 1, let member = members.first,
        let variant = variants.first(where: { $0.name == member.key })
      else {
        throw SceneError(.needsOne(owner: title, found: members.map(\.key)), at: node.position)
      }
      do throws(SceneError) {
        return try variant.form.read(member.value)
      } catch {
        throw error.named(member.key)
      }
    }
  }
}

extension Variant {
  /// The schema of the object with this case's name.
  fileprivate var schema: JSONValue {
    ObjectSchema.of([FieldEntry(name: name, note: note, schema: form.schema, isRequired: true)])
  }
}
