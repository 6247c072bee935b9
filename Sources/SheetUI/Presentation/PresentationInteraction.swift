/// Whether the user can act on what lies behind a sheet.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case enabled(upThrough: PresentationDetent?)
    case disabled
  }

  let kind: Kind

  /// As the system has it: not in a sheet.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// At every height; nothing is dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
  /// Not at all.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Returns: up to a height, above which the view behind is dimmed.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
  }
}

/// What a swipe on scrolling content of a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrollsFirst: Bool

  /// As the system has it: the sheet grows first.
  public static let automatic = PresentationContentInteraction(scrollsFirst: false)
  /// The sheet grows first.
  public static let resizes = PresentationContentInteraction(scrollsFirst: false)
  /// The content scrolls first.
  public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}

/// What becomes of a presentation where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic
    case none
    case popover
    case sheet
    case fullScreenCover
  }

  let kind: Kind

  /// As the system has it.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays as it is.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}
