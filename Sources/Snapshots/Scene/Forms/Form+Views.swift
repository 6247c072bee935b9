extension Form<[ViewSpec]> {
  /// The content of a container: one view, or a list of views.
  static let views: Form = reference(
    "Views", title: "a view or a list of views", kinds: [.string, .object, .array],
    to: { viewsDefinition })

  static let viewsDefinition: Form = either(
    "a view or a list of views", Form<ViewSpec>.view.map { [$0] },
    list("a list of views", of: .view))
}

extension Form<ViewSpec> {
  /// A view: a string is text, an object names one view and the modifiers around it in order.
  static let view: Form = reference(
    "View", title: "a view", kinds: [.string, .object], to: { viewDefinition })

  static let viewDefinition: Form = Form(
    "a view", kinds: [.string, .object],
    schema: ["anyOf": [["type": "string"], objectSchema]]
  ) { node throws(SceneError) in
    switch node.content {
    case .string(let text): return ViewSpec(.text(text))
    case .object(let members): return try view(of: members, at: node.position)
    default: return ViewSpec(.empty)
    }
  }

  private static func view(
    of members: [JSONMember], at position: JSONPosition
  ) throws(SceneError) -> ViewSpec {
    var contents: [ViewContent] = []
    var named: [String] = []
    var modifiers: [ModifierSpec] = []
    for member in members {
      if let variant = ViewTable.views.first(where: { $0.name == member.key }) {
        contents.append(try variant.form.read(member))
        named.append(member.key)
      } else if member.key == "modifiers" {
        modifiers += try Form<[ModifierSpec]>.modifiers.read(member)
      } else if let variant = ViewTable.modifiers.first(where: { $0.name == member.key }) {
        modifiers.append(try variant.form.read(member))
      } else {
        let nearest = NearestName.of(member.key, in: ViewTable.names)
        throw SceneError(
          .unknownKey(found: member.key, owner: "a view", nearest: nearest),
          at: member.keyPosition)
      }
    }
    guard contents.count == 1, let content = contents.first else {
      throw SceneError(.needsOne(owner: "a view", found: named), at: position)
    }
    return ViewSpec(content, modifiers: modifiers)
  }

  private static var objectSchema: JSONValue {
    var entries = (ViewTable.views.map(\.entry) + ViewTable.modifiers.map(\.entry))
    entries.append(
      FieldEntry(
        name: "modifiers", note: "Modifiers, the innermost first; the same one may come again.",
        schema: Form<[ModifierSpec]>.modifiers.schema, isRequired: false))
    let views = ViewTable.views.map { JSONValue.object([("required", [.string($0.name)])]) }
    return [
      "type": "object",
      "properties": .object(entries.map { ($0.name, $0.described) }),
      "oneOf": .array(views),
      "additionalProperties": false,
    ]
  }
}

extension Form<[ModifierSpec]> {
  /// A list of objects with one modifier each.
  static let modifiers: Form = list(
    "a list of modifiers", of: Form<ModifierSpec>.variant("a modifier", ViewTable.modifiers))
}

extension Form {
  /// Reads a member's value; errors name the member.
  fileprivate func read(_ member: JSONMember) throws(SceneError) -> Value {
    do throws(SceneError) {
      return try read(member.value)
    } catch {
      throw error.named(member.key)
    }
  }
}
