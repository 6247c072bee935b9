/// The views and modifiers that scene files can name.
enum ViewTable {
  /// All names.
  static let names = views.map(\.name) + modifiers.map(\.name) + ["modifiers"]

  /// The views.
  static let views: [Variant<ViewContent>] = contentViews + containers + controls

  private static let contentViews: [Variant<ViewContent>] = [
    Variant("Text", .text, "A text; a plain string means the same.") { .text($0) },
    Variant("Image", .image, "A system symbol or a picture.") { .image($0) },
    Variant("Color", .color, "A color that fills the room it gets.") { .color($0) },
    Variant("LinearGradient", .gradient, "A gradient that fills the room.") { .gradient($0) },
    shape("Rectangle", .rectangle),
    shape("Circle", .circle),
    shape("Ellipse", .ellipse),
    shape("Capsule", .capsule),
    Variant("RoundedRectangle", roundedRectangle, "A rectangle with round corners.") { $0 },
    Variant("Spacer", spacer, "Room that takes what is left.") { $0 },
    Variant("Divider", nothing, "A separator.") { _ in .divider },
    Variant("EmptyView", nothing, "Nothing.") { _ in .empty },
  ]

  private static let containers: [Variant<ViewContent>] = [
    Variant("VStack", .shorthand(vStack) { column($0) }, "A column.") { $0 },
    Variant("HStack", .shorthand(hStack) { row($0) }, "A row.") { $0 },
    Variant("ZStack", .shorthand(zStack) { .zStack(alignment: .center, content: $0) }, "Layers.") {
      $0
    },
    Variant("Group", .views, "Views without a container.") { .group($0) },
    Variant("ScrollView", .shorthand(scrollView) { scroll($0) }, "A view that scrolls.") { $0 },
    Variant("ForEach", forEach, "Views once for each index; {index} is the index.") { $0 },
    Variant("If", condition, "One of two things, by a state.") { $0 },
  ]

  private static let controls: [Variant<ViewContent>] = [
    Variant("Button", button, "A button.") { $0 },
    Variant("Toggle", toggle, "A switch.") { $0 },
  ]

  private static let nothing = Form<Bool>.object("an empty object") { true }

  private static func shape(_ name: String, _ shape: ShapeSpec) -> Variant<ViewContent> {
    let form = Form<ViewContent>.object("a shape", fill, stroke) {
      .shape(shape, fill: $0, stroke: $1)
    }
    return Variant(name, form, "A shape.") { $0 }
  }

  private static let fill = Field<StyleSpec?>.maybe(
    "fill", .style, "What it is filled with; without fill and stroke: the foreground style.")
  private static let stroke = Field<StrokeSpec?>.maybe("stroke", .stroke, "Its outline.")

  private static let roundedRectangle = Form<ViewContent>.object(
    "a rounded rectangle", Field("cornerRadius", .length),
    Field("style", .cases("a corner style"), default: .continuous), fill, stroke
  ) { .shape(.roundedRectangle(cornerRadius: $0, style: $1), fill: $2, stroke: $3) }

  private static let spacer = Form<ViewContent>.object(
    "a spacer", Field<Double?>.maybe("minLength", .length)
  ) { .spacer(minLength: $0) }

  private static let spacing = Field<Double?>.maybe(
    "spacing", .number, "The room between views in points.")
  private static let content = Field("content", Form<[ViewSpec]>.views)

  private static let vStack = Form<ViewContent>.object(
    "a VStack", Field("alignment", .cases("a horizontal alignment"), default: .center), spacing,
    content
  ) { .vStack(alignment: $0, spacing: $1, content: $2) }

  private static let hStack = Form<ViewContent>.object(
    "an HStack", Field("alignment", .cases("a vertical alignment"), default: .center), spacing,
    content
  ) { .hStack(alignment: $0, spacing: $1, content: $2) }

  private static let zStack = Form<ViewContent>.object(
    "a ZStack", Field("alignment", .cases("an alignment"), default: .center), content
  ) { .zStack(alignment: $0, content: $1) }

  private static let scrollView = Form<ViewContent>.object(
    "a ScrollView", Field("axes", .cases("axes"), default: .vertical),
    Field("showsIndicators", .flag, default: true), content
  ) { .scrollView(axes: $0, showsIndicators: $1, content: $2) }

  /// Refused where it repeats too much, so that the error tells the place.
  private static let forEach = Form<ViewContent>(
    "a ForEach", kinds: [.object], schema: repetition.schema
  ) { node throws(SceneError) in
    let content = try repetition.read(node)
    try ViewSpec.checkCount(of: [ViewSpec(content)], at: node.position)
    return content
  }

  private static let repetition = Form<ViewContent>.object(
    "a ForEach", Field("count", .whole(0...10_000)),
    Field("from", .whole(-1_000_000...1_000_000), default: 0, "The first index."), content
  ) { .forEach(count: $0, from: $1, content: $2) }

  private static let condition = Form<ViewContent>.object(
    "an If", Field("state", .stateName), Field("then", .views),
    Field("else", .views, default: [])
  ) { .when(state: $0, then: $1, otherwise: $2) }

  private static let button = Form<ViewContent>.object(
    "a button", Field("label", .views), Field("action", .action, default: .none)
  ) { .button(label: $0, action: $1) }

  private static let toggle = Form<ViewContent>.object(
    "a toggle", Field("label", .views),
    Field("isOn", .followed, default: .fixed(true), "A boolean, or the name of a state.")
  ) { .toggle(label: $0, isOn: $1) }

  private static func column(_ content: [ViewSpec]) -> ViewContent {
    .vStack(alignment: .center, spacing: nil, content: content)
  }

  private static func row(_ content: [ViewSpec]) -> ViewContent {
    .hStack(alignment: .center, spacing: nil, content: content)
  }

  private static func scroll(_ content: [ViewSpec]) -> ViewContent {
    .scrollView(axes: .vertical, showsIndicators: true, content: content)
  }
}

extension Form<ViewContent> {
  /// An object with settings, or just the list of views.
  static func shorthand(
    _ form: Form, make: @escaping @Sendable ([ViewSpec]) -> ViewContent
  ) -> Form {
    either(form.title, form, Form<[ViewSpec]>.list("a list of views", of: .view).map(make))
  }
}

extension Variant {
  /// The variant as a field that may be absent.
  var entry: FieldEntry {
    FieldEntry(name: name, note: note, schema: form.schema, isRequired: false)
  }
}
