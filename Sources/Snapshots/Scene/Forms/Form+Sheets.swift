extension Form<SheetSpec> {
  /// A sheet.
  static let sheet: Form = variant(
    "a sheet",
    Variant("partialSheet", partialSheet, "PartialSheet's sheet.") { .partial($0) },
    Variant("customSheet", customSheet, "A part of the screen over a half-black cover.") {
      .custom($0)
    },
    Variant("sheet", nativeSheet, "The system's own sheet.") { .native($0) },
    Variant("fullScreenCover", cover, "The system's cover of the whole window.") { .native($0) },
    Variant("alert", .alert, "The system's alert.") { .dialog($0) },
    Variant("confirmationDialog", .confirmationDialog, "The system's choice of actions.") {
      .dialog($0)
    })

  private static let customSheet = Form<CustomSheetSpec>.object(
    "a custom sheet",
    Field("height", .ratio, default: 0.7, "The part of the screen's height."),
    Field("width", .ratio, default: 0.7, "The part of the screen's width."),
    Field("content", .views)
  ) { CustomSheetSpec(height: $0, width: $1, content: $2) }

  private static let partialSheet = Form<PartialSheetSpec>.object(
    "a partial sheet",
    Field("type", .kind, default: .dynamic, "How its height is found."),
    Field<PartialSheetSpec.PhoneStyle?>.maybe("iPhoneStyle", .phoneStyle, "On phones."),
    Field<PartialSheetSpec.PadStyle?>.maybe("iPadMacStyle", .padStyle, "On tablets and desktops."),
    Field("slideAnimation", .slide, default: SlideSpec(), "How it comes and goes."),
    Field("content", .views)
  ) {
    PartialSheetSpec(
      kind: $0, phoneStyle: $1, padStyle: $2, slideIn: $3.slideIn, slideOut: $3.slideOut,
      content: $4)
  }
}

/// How a sheet comes and goes.
struct SlideSpec: Equatable, Sendable {
  var slideIn: AnimationSpec?
  var slideOut: AnimationSpec?
}

extension Form<SlideSpec> {
  static let slide: Form = object(
    "a slide animation", Field<AnimationSpec?>.maybe("slideIn", .animation),
    Field<AnimationSpec?>.maybe("slideOut", .animation)
  ) { SlideSpec(slideIn: $0, slideOut: $1) }
}

extension Form<Double> {
  /// A part of the screen's length; more than 1 overflows it.
  static var ratio: Form { number(from: 0, through: 10) }
}

extension Form<PartialSheetSpec.Kind> {
  static let kind: Form = either(
    "a sheet type", words("a sheet type", ["dynamic": .dynamic]),
    variant("a sheet type", Variant("scrollView", scrollView) { $0 }))

  private static let scrollView: Form = object(
    "a scroll view's type", Field("height", .length),
    Field("showsIndicators", .flag, default: true)
  ) { .scrollView(height: $0, showsIndicators: $1) }
}

extension Form<PartialSheetSpec.PhoneStyle> {
  /// The settings for phones; what is absent is as in the default style.
  static let phoneStyle: Form = object(
    "an iPhone style",
    Field("background", .background, default: .solid(.named("systemBackground"))),
    Field("handleBarStyle", .handleBar, default: .color(.named("secondary"))),
    Field("cover", .cover, default: .color(.faded(.named("black"), opacity: 0.4))),
    Field("cornerRadius", .length, default: 10)
  ) { Value(background: $0, handleBar: $1, cover: $2, cornerRadius: $3) }
}

extension Form<PartialSheetSpec.Background> {
  static let background: Form = variant(
    "a background",
    Variant("solid", .color, "One color.") { .solid($0) },
    Variant("blur", .cases("a material"), "A blurred view of what lies behind.") { .blur($0) },
    Variant("gradient", .gradient, "A gradient over the screen's height.") { .gradient($0) })
}

extension Form<PartialSheetSpec.OptionalColor> {
  static let handleBar: Form = either(
    "a handle bar style", words("a handle bar style", ["none": .none]),
    variant("a handle bar style", Variant("solid", .color) { .color($0) }))

  static let cover: Form = either(
    "a cover style", words("a cover style", ["disabled": .none]),
    variant("a cover style", Variant("enabled", .color) { .color($0) }))
}

extension Form<PartialSheetSpec.PadStyle> {
  /// The settings for tablets and desktops; what is absent is as in the default style.
  static let padStyle: Form = object(
    "an iPad and Mac style",
    Field("backgroundColor", .color, default: .named("systemBackground")),
    Field(
      "closeButtonStyle", .closeButton,
      default: .icon(ImageSpec(.symbol("xmark")), .named("secondary")))
  ) { Value(background: $0, closeButton: $1) }
}

extension Form<PartialSheetSpec.CloseButton> {
  static let closeButton: Form = either(
    "a close button style", words("a close button style", ["none": .none]),
    variant("a close button style", Variant("icon", icon) { $0 }))

  private static let icon: Form = object(
    "a close button", Field("image", .image),
    Field("color", .color, default: .named("secondary"))
  ) { .icon($0, $1) }
}
