/// The sheet of a scene.
public indirect enum SheetSpec: Equatable, Sendable {
  /// PartialSheet's sheet.
  case partial(PartialSheetSpec)
  /// A sheet of a part of the screen's size, presented over the current context.
  case custom(CustomSheetSpec)
  /// The system's own sheet or cover.
  case native(NativeSheetSpec)
  /// The system's alert or confirmation dialog.
  case dialog(DialogSpec)

  /// What the sheet shows.
  public var content: [ViewSpec] {
    switch self {
    case .partial(let sheet): sheet.content
    case .custom(let sheet): sheet.content
    case .native(let sheet): sheet.content
    case .dialog: []
    }
  }
}

/// A sheet whose size is a part of the screen's, centered over a half-black cover.
public struct CustomSheetSpec: Equatable, Sendable {
  /// The part of the screen's height, 1 for all.
  public var height: Double
  /// The part of the screen's width, 1 for all.
  public var width: Double
  /// What it shows.
  public var content: [ViewSpec]
}

/// PartialSheet's sheet with all its settings.
public struct PartialSheetSpec: Equatable, Sendable {
  /// How the sheet's height is found.
  public enum Kind: Equatable, Sendable {
    /// From the content.
    case dynamic
    /// A given height in points, in which the content scrolls.
    case scrollView(height: Double, showsIndicators: Bool)
  }

  /// The background on a phone.
  public enum Background: Equatable, Sendable {
    /// One color.
    case solid(ColorSpec)
    /// A blurred view of what lies behind.
    case blur(MaterialSpec)
    /// A gradient over the screen's height.
    case gradient(GradientSpec)
  }

  /// The handle bar on a phone, or the cover, when they can be left out.
  public enum OptionalColor: Equatable, Sendable {
    /// There, in a color.
    case color(ColorSpec)
    /// Left out.
    case none
  }

  /// The close button on a tablet or desktop.
  public enum CloseButton: Equatable, Sendable {
    /// A picture in a color.
    case icon(ImageSpec, ColorSpec)
    /// Left out.
    case none
  }

  /// The settings for phones.
  public struct PhoneStyle: Equatable, Sendable {
    /// The background.
    public var background: Background
    /// The handle bar.
    public var handleBar: OptionalColor
    /// The cover over the presenter.
    public var cover: OptionalColor
    /// The radius of the corners in points.
    public var cornerRadius: Double
  }

  /// The settings for tablets and desktops.
  public struct PadStyle: Equatable, Sendable {
    /// The background.
    public var background: ColorSpec
    /// The close button.
    public var closeButton: CloseButton
  }

  /// How the sheet's height is found.
  public var kind: Kind
  /// The settings for phones; `nil` for the default ones.
  public var phoneStyle: PhoneStyle?
  /// The settings for tablets and desktops; `nil` for the default ones.
  public var padStyle: PadStyle?
  /// How it comes; `nil` for the default spring.
  public var slideIn: AnimationSpec?
  /// How it goes; `nil` for the default spring.
  public var slideOut: AnimationSpec?
  /// What it shows.
  public var content: [ViewSpec]
}

/// An animation as a scene file names it; times in seconds.
public enum AnimationSpec: Equatable, Sendable {
  /// A curve by its name.
  case curve(CurveSpec, duration: Double?)
  /// A spring by its physics.
  case interpolatingSpring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
  /// A spring by its feel.
  case spring(response: Double, dampingFraction: Double)
}

/// The named curves.
public enum CurveSpec: String, CaseIterable, Sendable {
  case linear, easeIn, easeOut, easeInOut
}
