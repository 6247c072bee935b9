extension Form<ColorSpec> {
  /// A color: a name, `"#RRGGBB"`, or an object.
  static let color: Form = reference(
    "Color", title: "a color", kinds: [.string, .object], to: { colorDefinition })

  static let colorDefinition: Form = either("a color", string, colorObject)

  private static let string: Form = Form(
    "a color", kinds: [.string],
    schema: [
      "anyOf": [
        ["enum": .array(ColorNames.all.map { .string($0) })],
        ["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
      ]
    ]
  ) { node throws(SceneError) in
    guard case .string(let text) = node.content else { return .named("clear") }
    if text.hasPrefix("#") { return try hex(text, at: node.position) }
    guard ColorNames.all.contains(text) else {
      throw unknownWord(node, allowed: ColorNames.all)
    }
    return .named(text)
  }

  static let colorObject: Form = keyed(
    "a color",
    [
      "color": object(
        "a color", Field("color", color), Field("opacity", .share, "Multiplies the opacity.")
      ) { .faded($0, opacity: $1) },
      "light": object("a color", Field("light", color), Field("dark", color)) {
        .adaptive(light: $0, dark: $1)
      },
      "red": object(
        "a color", Field("red", .share), Field("green", .share), Field("blue", .share),
        Field("opacity", .share, default: 1)
      ) { .components(red: $0, green: $1, blue: $2, opacity: $3) },
      "white": object("a color", Field("white", .share), Field("opacity", .share, default: 1)) {
        .components(red: $0, green: $0, blue: $0, opacity: $1)
      },
    ])

  private static func hex(
    _ text: String, at position: JSONPosition
  ) throws(SceneError) -> ColorSpec {
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else {
      throw SceneError(
        .malformed(key: nil, found: text, expected: "#RRGGBB or #RRGGBBAA"), at: position)
    }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    let parts = [24, 16, 8, 0].map { Double(rgba >> $0 & 0xFF) / 255 }
    return .components(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension Form<GradientSpec> {
  /// A linear gradient.
  static let gradient: Form = reference(
    "Gradient", title: "a gradient", kinds: [.object], to: { gradientDefinition })

  static let gradientDefinition: Form = object(
    "a gradient",
    Field(
      "colors", Form<[GradientSpec.Stop]>.list("a list of colors", of: .stop, count: 2...100),
      "Colors, evenly spread where they have no location."),
    Field("startPoint", .unitPoint, default: UnitPointSpec(0.5, 0)),
    Field("endPoint", .unitPoint, default: UnitPointSpec(0.5, 1))
  ) { GradientSpec(stops: $0, start: $1, end: $2) }
}

extension Form<GradientSpec.Stop> {
  /// A color, or a color with its place.
  static let stop: Form = either(
    "a color or a color with a location",
    Form<ColorSpec>.color.onlyStrings.map { Value(color: $0, location: nil) },
    keyed(
      "a color or a color with a location",
      [
        "location": object(
          "a gradient's stop", Field("color", .color), Field("location", .share)
        ) { Value(color: $0, location: $1) },
        "color": Form<ColorSpec>.colorObject.map { Value(color: $0, location: nil) },
        "light": Form<ColorSpec>.colorObject.map { Value(color: $0, location: nil) },
        "red": Form<ColorSpec>.colorObject.map { Value(color: $0, location: nil) },
        "white": Form<ColorSpec>.colorObject.map { Value(color: $0, location: nil) },
      ]))
}

extension Form {
  /// The form for strings only, where objects mean something else.
  var onlyStrings: Form {
    Form(title, kinds: [.string], schema: schema) { node throws(SceneError) in try read(node) }
  }
}

extension Form<UnitPointSpec> {
  /// A point of an area: a name or two numbers.
  static let unitPoint: Form = either(
    "a point of an area",
    words(
      "a point of an area",
      [
        "top": UnitPointSpec(0.5, 0), "bottom": UnitPointSpec(0.5, 1),
        "leading": UnitPointSpec(0, 0.5), "trailing": UnitPointSpec(1, 0.5),
        "center": UnitPointSpec(0.5, 0.5), "topLeading": UnitPointSpec(0, 0),
        "topTrailing": UnitPointSpec(1, 0), "bottomLeading": UnitPointSpec(0, 1),
        "bottomTrailing": UnitPointSpec(1, 1),
      ]),
    Form<[Double]>.pair.map { UnitPointSpec($0[0], $0[1]) })
}

extension Form<StyleSpec> {
  /// A color, a gradient or a material.
  static let style: Form = reference(
    "Style", title: "a color, gradient or material", kinds: [.string, .object],
    to: { styleDefinition })

  static let styleDefinition: Form = either(
    "a color, gradient or material",
    Form<ColorSpec>.color.onlyStrings.map { .color($0) },
    keyed(
      "a color, gradient or material",
      [
        "gradient": variant("a style", Variant("gradient", .gradient) { .gradient($0) }),
        "material": variant("a style", Variant("material", .cases("a material")) { .material($0) }),
        "color": Form<ColorSpec>.colorObject.map { .color($0) },
        "light": Form<ColorSpec>.colorObject.map { .color($0) },
        "red": Form<ColorSpec>.colorObject.map { .color($0) },
        "white": Form<ColorSpec>.colorObject.map { .color($0) },
      ]))
}
