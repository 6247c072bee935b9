extension ViewTable {
  /// The modifiers.
  static let modifiers: [Variant<ModifierSpec>] = layout + appearance + text + behavior

  private static let layout: [Variant<ModifierSpec>] = [
    Variant("padding", padding, "Room around the view.") { .padding($0) },
    Variant("frame", frame, "A frame, fixed or with limits.") { .frame($0) },
    Variant("fixedSize", fixedSize, "The ideal size instead of the proposed one.") { $0 },
    Variant("layoutPriority", .number, "A priority in stacks.") { .layoutPriority($0) },
    Variant("offset", .point("an offset"), "A shift that leaves the layout alone.") {
      .offset(x: $0.x, y: $0.y)
    },
    Variant("position", .point("a position"), "The place of the center.") {
      .position(x: $0.x, y: $0.y)
    },
    Variant("aspectRatio", aspectRatio, "A ratio of width and height.") { $0 },
    Variant("scaledToFit", .only, "The largest size inside the room.") { _ in
      .aspectRatio(nil, fills: false)
    },
    Variant("scaledToFill", .only, "The smallest size around the room.") { _ in
      .aspectRatio(nil, fills: true)
    },
    Variant("ignoresSafeArea", .edges, "An extension into the safe area's insets.") {
      .ignoresSafeArea($0)
    },
    Variant("zIndex", .number, "An order within layers.") { .zIndex($0) },
  ]

  private static let appearance: [Variant<ModifierSpec>] = [
    Variant("background", .layer, "A style or a view behind.") { .background($0) },
    Variant("overlay", .layer, "A style or a view in front.") { .overlay($0) },
    Variant("foregroundStyle", .style, "The style of text, symbols and shapes.") {
      .foregroundStyle($0)
    },
    Variant("foregroundColor", .color, "The color of text, symbols and shapes.") {
      .foregroundStyle(.color($0))
    },
    Variant("tint", .color, "The color of controls.") { .tint($0) },
    Variant("cornerRadius", .length, "Rounded corners; clips.") { .cornerRadius($0) },
    Variant("clipShape", .shape, "A clip to a shape.") { .clipShape($0) },
    Variant("clipped", .only, "A clip to the frame.") { _ in .clipped },
    Variant("opacity", .share, "An opacity.") { .opacity($0) },
    Variant("rotationEffect", .number, "A rotation in degrees.") { .rotationEffect(degrees: $0) },
    Variant("scaleEffect", .number, "An enlargement.") { .scaleEffect($0) },
    Variant("shadow", shadow, "A shadow.") { .shadow($0) },
    Variant("border", border, "A line along the frame's inside.") { $0 },
    Variant("hidden", .only, "No drawing; the room stays.") { _ in .hidden },
    Variant("colorScheme", .cases("an appearance"), "The appearance of a part.") {
      .colorScheme($0)
    },
  ]

  private static let text: [Variant<ModifierSpec>] = [
    Variant("font", .font, "The font.") { .font($0) },
    Variant("fontWeight", .cases("a font weight"), "The font's weight.") { .fontWeight($0) },
    Variant("bold", .flag, "Bold text.") { .bold($0) },
    Variant("italic", .flag, "Italic text.") { .italic($0) },
    Variant("lineLimit", .whole(1...10_000), "The most lines.") { .lineLimit($0) },
    Variant("lineSpacing", .length, "The room between lines.") { .lineSpacing($0) },
    Variant("multilineTextAlignment", .cases("a text alignment"), "The lines' alignment.") {
      .multilineTextAlignment($0)
    },
    Variant("truncationMode", .cases("a truncation"), "Where a text is cut.") {
      .truncationMode($0)
    },
  ]

  private static let behavior: [Variant<ModifierSpec>] = [
    Variant("disabled", .flag, "No interaction.") { .disabled($0) },
    Variant("onTapGesture", .action, "What a tap does.") { .onTapGesture($0) },
    Variant("accessibilityIdentifier", .text, "A name that events find the view by.") {
      .accessibilityIdentifier($0)
    },
  ]

  private static let padding = Form<PaddingSpec>.either(
    "padding", Form<Bool>.only.map { _ in .edges(.all, length: nil) },
    Form<Double>.number.map { .edges(.all, length: $0) },
    .keyed(
      "padding",
      [
        "edges": .object(
          "padding", Field("edges", .cases("edges")), Field<Double?>.maybe("length", .number)
        ) { .edges($0, length: $1) },
        "top": insets, "leading": insets, "bottom": insets, "trailing": insets,
      ]))

  private static let insets = Form<PaddingSpec>.object(
    "padding", Field("top", .number, default: 0), Field("leading", .number, default: 0),
    Field("bottom", .number, default: 0), Field("trailing", .number, default: 0)
  ) { .insets(top: $0, leading: $1, bottom: $2, trailing: $3) }

  private static let alignment = Field<AlignmentSpec>(
    "alignment", .cases("an alignment"), default: .center)

  private static let frame = Form<FrameSpec>.keyed(
    "a frame",
    [
      "minWidth": limits, "idealWidth": limits, "maxWidth": limits, "minHeight": limits,
      "idealHeight": limits, "maxHeight": limits, "width": fixed, "height": fixed,
    ])

  private static let fixed = Form<FrameSpec>.object(
    "a fixed frame", Field<Double?>.maybe("width", .length),
    Field<Double?>.maybe("height", .length), alignment
  ) { .fixed(width: $0, height: $1, alignment: $2) }

  private static let limits = Form<FrameSpec>.object(
    "a frame with limits", Field<Double?>.maybe("minWidth", .limit),
    Field<Double?>.maybe("idealWidth", .limit), Field<Double?>.maybe("maxWidth", .limit),
    Field<Double?>.maybe("minHeight", .limit), Field<Double?>.maybe("idealHeight", .limit),
    Field<Double?>.maybe("maxHeight", .limit), alignment
  ) {
    .limits(
      width: LimitsSpec(least: $0, ideal: $1, most: $2),
      height: LimitsSpec(least: $3, ideal: $4, most: $5), alignment: $6)
  }

  private static let fixedSize = Form<ModifierSpec>.either(
    "a fixed size", Form<Bool>.only.map { _ in .fixedSize(horizontal: true, vertical: true) },
    .object(
      "a fixed size", Field("horizontal", .flag, default: false),
      Field("vertical", .flag, default: false)
    ) { .fixedSize(horizontal: $0, vertical: $1) })

  private static let aspectRatio = Form<ModifierSpec>.object(
    "an aspect ratio", Field("ratio", .number(from: 0.001, through: 1000)),
    Field("contentMode", .words("a content mode", ["fit": false, "fill": true]), default: false)
  ) { .aspectRatio($0, fills: $1) }

  private static let shadow = Form<ShadowSpec>.object(
    "a shadow", Field<ColorSpec?>.maybe("color", .color), Field("radius", .length),
    Field("x", .number, default: 0), Field("y", .number, default: 0)
  ) { ShadowSpec(color: $0, radius: $1, x: $2, y: $3) }

  private static let border = Form<ModifierSpec>.object(
    "a border", Field("color", .color), Field("width", .length, default: 1)
  ) { .border($0, width: $1) }
}

extension Form<Bool> {
  /// The word `true`, where nothing else makes sense.
  static var only: Form {
    Form("true", kinds: [.bool], schema: ["const": true]) { node throws(SceneError) in
      guard node.content == .bool(true) else {
        throw SceneError(
          .malformed(key: nil, found: "false", expected: "true, or no such key"), at: node.position)
      }
      return true
    }
  }
}

extension Form<Double> {
  /// A limit of a frame: a length or `"infinity"`.
  static var limit: Form { either("a length or “infinity”", length, infinity) }

  private static var infinity: Form { words("“infinity”", ["infinity": .infinity]) }
}

extension Form<EdgesSpec> {
  /// Edges by a name, or `true` for all.
  static var edges: Form { either("edges", cases("edges"), Form<Bool>.only.map { _ in .all }) }
}

extension Form<UnitPointSpec> {
  /// Two numbers by the names x and y.
  static func point(_ title: String) -> Form {
    object(title, Field("x", .number, default: 0), Field("y", .number, default: 0)) {
      UnitPointSpec($0, $1)
    }
  }
}

extension Form<LayerSpec> {
  /// A style, or a view with its alignment.
  static let layer: Form = either(
    "a style or a view", Form<StyleSpec>.style.onlyStrings.map { .style($0) },
    keyed(
      "a style or a view",
      [
        "view": object(
          "a layer", Field("view", .views),
          Field("alignment", .cases("an alignment"), default: .center)
        ) { .view($0, alignment: $1) },
        "gradient": Form<StyleSpec>.style.objects.map { .style($0) },
        "material": Form<StyleSpec>.style.objects.map { .style($0) },
        "color": Form<StyleSpec>.style.objects.map { .style($0) },
        "light": Form<StyleSpec>.style.objects.map { .style($0) },
        "red": Form<StyleSpec>.style.objects.map { .style($0) },
        "white": Form<StyleSpec>.style.objects.map { .style($0) },
      ]))
}

extension Form {
  /// The form for objects only, where strings mean something else.
  var objects: Form {
    Form(title, kinds: [.object], schema: schema) { node throws(SceneError) in try read(node) }
  }
}
