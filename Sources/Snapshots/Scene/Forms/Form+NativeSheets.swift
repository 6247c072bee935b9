extension Form<SheetSpec> {
  /// The system's own sheet.
  static let nativeSheet = Form<NativeSheetSpec>.object(
    "a sheet",
    Field<[NativeSheetSpec.Detent]?>.maybe(
      "detents", .list("a list of detents", of: .detent, count: 1...100), "Where it rests."),
    Field<NativeSheetSpec.Detent?>.maybe("selectedDetent", .detent, "Where it starts."),
    Field<Bool?>.maybe("dragIndicator", .visibility, "Whether it shows the bar to drag it by."),
    Field<Double?>.maybe("cornerRadius", .length),
    Field<StyleSpec?>.maybe("background", .style),
    Field("backgroundInteraction", .backgroundInteraction, default: .automatic),
    Field<NativeSheetSpec.Sizing?>.maybe("sizing", .cases("a sizing"), "Where sheets float."),
    Field("interactiveDismissDisabled", .flag, default: false),
    Field("content", .views)
  ) {
    NativeSheetSpec(
      detents: $0, selectedDetent: $1, showsDragIndicator: $2, cornerRadius: $3, background: $4,
      backgroundInteraction: $5, sizing: $6, isDismissDisabled: $7, content: $8)
  }

  /// A cover of the whole window.
  static let cover = Form<NativeSheetSpec>.object(
    "a cover", Field<StyleSpec?>.maybe("background", .style), Field("content", .views)
  ) { NativeSheetSpec(kind: .fullScreenCover, background: $0, content: $1) }
}

extension Form<NativeSheetSpec.Detent> {
  static let detent: Form = either(
    "a detent", words("a detent", ["medium": .medium, "large": .large]),
    variant(
      "a detent",
      Variant("fraction", .share, "A share of the largest height.") { .fraction($0) },
      Variant("height", .length, "In points.") { .height($0) }))
}

extension Form<Bool> {
  static let visibility: Form = words("a visibility", ["visible": true, "hidden": false])
}

extension Form<NativeSheetSpec.BackgroundInteraction> {
  static let backgroundInteraction: Form = either(
    "a background interaction",
    words(
      "a background interaction",
      ["automatic": .automatic, "enabled": .enabled, "disabled": .disabled]),
    variant(
      "a background interaction",
      Variant("enabledUpThrough", .detent, "Up to a height.") { .enabledUpThrough($0) }))
}

extension Form<DialogSpec> {
  static let alert: Form = object(
    "an alert", Field("title", .text), Field<String?>.maybe("message", .text), buttons
  ) {
    DialogSpec(isConfirmation: false, title: $0, showsTitle: nil, message: $1, buttons: $2)
  }

  static let confirmationDialog: Form = object(
    "a confirmation dialog", Field("title", .text),
    Field<Bool?>.maybe("titleVisibility", .visibility), Field<String?>.maybe("message", .text),
    buttons
  ) {
    DialogSpec(isConfirmation: true, title: $0, showsTitle: $1, message: $2, buttons: $3)
  }

  private static let buttons = Field<[DialogSpec.Button]>(
    "buttons", .list("a list of buttons", of: button, count: 0...100), default: [],
    "Without any there is one to close it.")

  private static let button = Form<DialogSpec.Button>.object(
    "a button", Field("title", .text),
    Field<DialogSpec.Role?>.maybe("role", .cases("a button's role")),
    Field("action", .action, default: .none)
  ) { DialogSpec.Button(title: $0, role: $1, action: $2) }
}
