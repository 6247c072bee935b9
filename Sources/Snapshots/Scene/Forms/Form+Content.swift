extension Form<FontSpec> {
  /// A font: a text style's name, or an object.
  static let font: Form = reference(
    "Font", title: "a font", kinds: [.string, .object], to: { fontDefinition })

  static let fontDefinition: Form = either(
    "a font",
    Form<TextStyleSpec>.cases("a text style").map { .style($0, weight: nil, design: nil) },
    keyed(
      "a font",
      [
        "style": object(
          "a font", Field("style", .cases("a text style")), weight, design
        ) { .style($0, weight: $1, design: $2) },
        "size": object(
          "a font", Field("size", .number(from: 0.1, through: 10_000), "In points."), weight, design
        ) { .size($0, weight: $1, design: $2) },
      ]))

  private static let weight = Field<FontWeightSpec?>.maybe("weight", .cases("a font weight"))
  private static let design = Field<FontDesignSpec?>.maybe("design", .cases("a font design"))
}

extension Form<ImageSpec> {
  /// A system symbol or a picture.
  static let image: Form = reference(
    "Image", title: "an image", kinds: [.object], to: { imageDefinition })

  static let imageDefinition: Form = keyed(
    "an image",
    [
      "systemName": object(
        "an image", Field("systemName", .text, "The name of a system symbol."), resizable
      ) { ImageSpec(.symbol($0), isResizable: $1) },
      "file": object(
        "an image",
        Field("file", .text, "The path of a PNG file, relative to the scene file."),
        Field("scale", .number(from: 0.1, through: 10), default: 1, "Its pixels a point."),
        resizable,
        Field(
          "template", .flag, default: false, "Whether it is drawn in the foreground style.")
      ) { ImageSpec(.file($0, scale: $1), isResizable: $2, isTemplate: $3) },
    ]
  ).placed { image, position in image.position = position }

  private static let resizable = Field(
    "resizable", Form<Bool>.flag, default: false, "Whether it fills the room it gets.")
}

extension Form {
  /// Returns a form that tells the value where in the file it is.
  func placed(_ place: @escaping @Sendable (inout Value, JSONPosition) -> Void) -> Form {
    Form(title, kinds: kinds, schema: schema) { node throws(SceneError) in
      var value = try read(node)
      place(&value, node.position)
      return value
    }
  }
}

extension Form<ActionSpec> {
  /// What a tap does.
  static let action: Form = reference(
    "Action", title: "an action", kinds: [.string, .object], to: { actionDefinition })

  static let actionDefinition: Form = either(
    "an action",
    words("an action", ["none": .none, "present": .present, "dismiss": .dismiss]),
    variant(
      "an action",
      Variant("toggle", .stateName, "Turns a state round.") { .toggle($0) },
      Variant("set", .stateValue, "Sets a state.") { .set($0.state, $0.value) }))
}

extension Form<StateReference> {
  /// The name of a state that the scene declares.
  static var stateName: Form {
    Form<String>.text.map { StateReference($0) }.placed { $0.position = $1 }
  }
}

/// A state and the value that it is set to.
struct StateChange: Equatable, Sendable {
  let state: StateReference
  let value: Bool
}

extension Form<StateChange> {
  /// A state's name and a value for it.
  static let stateValue: Form = object(
    "a state's value", Field("state", .stateName), Field("to", .flag)
  ) { StateChange(state: $0, value: $1) }
}

extension Form<FlagSpec> {
  /// A boolean, or the name of a state.
  static let followed: Form = either(
    "a boolean or a state's name", Form<Bool>.flag.map { .fixed($0) },
    Form<StateReference>.stateName.map { .state($0) })
}

extension Form<ShapeSpec> {
  /// A shape: a name, or a rounded rectangle as an object.
  static let shape: Form = either(
    "a shape",
    words(
      "a shape",
      ["rectangle": .rectangle, "circle": .circle, "ellipse": .ellipse, "capsule": .capsule]),
    variant("a shape", Variant("roundedRectangle", corners) { $0 }))

  private static let corners: Form = object(
    "a rounded rectangle", Field("cornerRadius", .length),
    Field("style", .cases("a corner style"), default: .continuous)
  ) { .roundedRectangle(cornerRadius: $0, style: $1) }
}

extension Form<StrokeSpec> {
  /// An outline.
  static let stroke: Form = object(
    "an outline", Field("style", .style), Field("lineWidth", .length, default: 1),
    Field("inside", .flag, default: true, "Whether the line lies inside the shape.")
  ) { StrokeSpec(style: $0, lineWidth: $1, isInside: $2) }
}

extension Form<AnimationSpec> {
  /// An animation: a curve's name, or an object.
  static let animation: Form = reference(
    "Animation", title: "an animation", kinds: [.string, .object], to: { animationDefinition })

  static let animationDefinition: Form = either(
    "an animation", Form<CurveSpec>.cases("a curve").map { .curve($0, duration: nil) },
    keyed(
      "an animation",
      [
        "curve": object(
          "an animation", Field("curve", .cases("a curve")),
          Field<Double?>.maybe("duration", .seconds)
        ) { .curve($0, duration: $1) },
        "spring": variant("an animation", Variant("spring", feel) { $0 }),
        "interpolatingSpring": variant(
          "an animation", Variant("interpolatingSpring", physics) { $0 }),
      ]))

  private static let feel: Form = object(
    "a spring", Field("response", .number(from: 0.001, through: 100), default: 0.5),
    Field("dampingFraction", .number(from: 0, through: 100), default: 0.825)
  ) { .spring(response: $0, dampingFraction: $1) }

  private static let physics: Form = object(
    "a spring", Field("mass", .number(from: 0.001, through: 1e6), default: 1),
    Field("stiffness", .number(from: 0.001, through: 1e6)),
    Field("damping", .number(from: 0, through: 1e6)),
    Field("initialVelocity", .number(from: -1e6, through: 1e6), default: 0)
  ) { .interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3) }
}
