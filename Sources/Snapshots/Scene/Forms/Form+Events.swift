extension Form<EventSpec> {
  /// An event: when, and exactly one thing that happens.
  static let event: Form = Form("an event", kinds: [.object], schema: eventSchema) {
    node throws(SceneError) in
    let known = ["at"] + actions.map(\.name)
    let members = try members(of: node, names: known, owner: "an event")
    let time = try timeField.read(node, members: members, owner: "an event")
    let named = members.filter { $0.key != "at" }
    guard named.count == 1, let member = named.first,
      let action = actions.first(where: { $0.name == member.key })
    else {
      throw SceneError(
        .needsOne(owner: "an event", found: named.map(\.key)), at: node.position)
    }
    do throws(SceneError) {
      var event = EventSpec(at: time, try action.form.read(member.value))
      event.position = node.position
      return event
    } catch {
      throw error.named(member.key)
    }
  }

  private static let timeField = Field("at", Form<Double>.seconds, "The instant in seconds.")

  private static var eventSchema: JSONValue {
    let schemas = actions.map { ObjectSchema.of([timeField.entry, $0.required]) }
    return ["oneOf": .array(schemas)]
  }

  private static let actions: [Variant<EventSpec.Action>] = [
    Variant("present", .flag, "Presents the sheet, or dismisses it.") { .present($0) },
    Variant("set", .stateValue, "Sets a state.") { .set($0.state, $0.value) },
    Variant("tap", .target, "A tap on a text, an identifier or a point.") { .tap($0) },
    Variant("drag", .drag, "A drag.") { .drag($0) },
    Variant("scroll", scroll, "A scroll.") { $0 },
    Variant("keyboard", keyboard, "The keyboard comes or goes.") { $0 },
    Variant("rotate", .cases("an orientation"), "The device is turned.") { .rotate($0) },
  ]

  private static let scroll = Form<EventSpec.Action>.object(
    "a scroll", Field("from", .pair, "The finger's place in points."),
    Field("by", .pair, "How much further on is shown, across and downward, in points.")
  ) { .scroll(x: $0[0], y: $0[1], dx: $1[0], dy: $1[1]) }

  private static let keyboard = Form<EventSpec.Action>.either(
    "a keyboard", Form<Bool>.flag.map { $0 ? .keyboard(height: nil) : .hideKeyboard },
    .object("a keyboard", Field("height", .length)) { .keyboard(height: $0) })
}

extension Form<EventSpec.Target> {
  static let target: Form = either(
    "a tap's target", Form<String>.text.map { .text($0) },
    keyed(
      "a tap's target",
      [
        "identifier": variant("a tap's target", Variant("identifier", .text) { .identifier($0) }),
        "text": variant("a tap's target", Variant("text", .text) { .text($0) }),
        "x": object("a tap's target", Field("x", .number), Field("y", .number)) {
          .point(x: $0, y: $1)
        },
      ]))
}

extension Form<EventSpec.Drag> {
  static let drag: Form = object(
    "a drag", Field("from", .pair, "Where it starts, in points."),
    Field("by", .pair, "How far it goes across and downward, in points."),
    Field("duration", .number(from: 0.001, through: 60), default: 0.25),
    Field("end", .cases("a drag's end"), default: .stopped, "How it ends.")
  ) { Value(x: $0[0], y: $0[1], dx: $1[0], dy: $1[1], duration: $2, end: $3) }
}

extension Variant {
  /// The variant as a field that has to be there.
  var required: FieldEntry {
    FieldEntry(name: name, note: note, schema: form.schema, isRequired: true)
  }
}
