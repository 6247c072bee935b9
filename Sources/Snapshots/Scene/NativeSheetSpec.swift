/// The system's own sheet with its settings.
public struct NativeSheetSpec: Equatable, Sendable {
  /// What kind of layer it is.
  public enum Kind: Equatable, Sendable {
    /// A sheet.
    case sheet
    /// A cover of the whole window.
    case fullScreenCover
  }

  /// A height at which the sheet rests.
  public enum Detent: Hashable, Sendable {
    /// About half of the largest height.
    case medium
    /// The largest height.
    case large
    /// A share of the largest height.
    case fraction(Double)
    /// A height in points.
    case height(Double)
  }

  /// What the user can act on behind the sheet.
  public enum BackgroundInteraction: Equatable, Sendable {
    /// As the system has it.
    case automatic
    /// All, at every height.
    case enabled
    /// Nothing.
    case disabled
    /// All, up to a height.
    case enabledUpThrough(Detent)
  }

  /// How a floating sheet finds its size.
  public enum Sizing: String, CaseIterable, Sendable {
    /// The system's choice, a form.
    case automatic
    /// A form.
    case form
    /// A page.
    case page
    /// What the content has by itself.
    case fitted
  }

  /// What kind of layer it is.
  public var kind = Kind.sheet
  /// Where it rests; `nil` for the largest height.
  public var detents: [Detent]?
  /// Where it starts; `nil` for the smallest height.
  public var selectedDetent: Detent?
  /// Whether the bar to drag it by shows; `nil` for the system's choice.
  public var showsDragIndicator: Bool?
  /// The radius of its corners in points; `nil` for the system's.
  public var cornerRadius: Double?
  /// What it is filled with; `nil` for the system's background.
  public var background: StyleSpec?
  /// What the user can act on behind it.
  public var backgroundInteraction = BackgroundInteraction.automatic
  /// How it finds its size where sheets float; `nil` for a page.
  public var sizing: Sizing?
  /// Whether the user can't close it.
  public var isDismissDisabled = false
  /// What it shows.
  public var content: [ViewSpec]
}

/// The system's alert or confirmation dialog.
public struct DialogSpec: Equatable, Sendable {
  /// What a button is for.
  public enum Role: String, CaseIterable, Sendable {
    /// It leaves everything as it is.
    case cancel
    /// It deletes or loses something.
    case destructive
  }

  /// A button.
  public struct Button: Equatable, Sendable {
    /// The words.
    public var title: String
    /// What it is for; `nil` for nothing special.
    public var role: Role?
    /// What a tap does besides closing the dialog.
    public var action: ActionSpec
  }

  /// Whether it is a confirmation dialog.
  public var isConfirmation: Bool
  /// The title.
  public var title: String
  /// Whether a confirmation dialog shows its title; `nil` for the system's choice.
  public var showsTitle: Bool?
  /// The words below the title.
  public var message: String?
  /// The buttons; without any there is one to close it.
  public var buttons: [Button]
}
