public import Foundation

/// What a device lets the user feel or hear.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy things seem that collide.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Neither.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things seem that collide.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String

  /// Something is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value becomes greater.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value becomes smaller.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something lines up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things collide.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight collide.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Things of a hardness collide.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

/// What happens under a pointer.
public struct HoverEffect: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

// A picture can't be felt, and a finger doesn't hover.
extension View {
  /// Lets the user feel a change; a picture can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets the user feel some changes; a picture can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets the user feel changes, each in its way; a picture can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Lets the user feel some changes; a picture can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets the user feel changes, each in its way; a picture can't be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Changes the view under a pointer; a finger doesn't hover.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Changes the view under a pointer; a finger doesn't hover.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View { self }

  /// Takes effects under a pointer away; a finger doesn't hover.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the effect under a pointer for the view; a finger doesn't hover.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Calls an action when a pointer comes and goes; a finger doesn't hover.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Calls an action while a pointer moves; a finger doesn't hover.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Calls an action while a pointer moves; a finger doesn't hover.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Says what the view is for under a pointer; a finger doesn't hover.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Says what the view is for under a pointer; a finger doesn't hover.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// Says what the view is for under a pointer; a finger doesn't hover.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It can't.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether text in the view can be selected, which a picture doesn't show.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Sets on which side of a text's selection new text goes; a caret stands at the end.
  nonisolated public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> some View { self }

  /// Offers texts for a field while it is edited; suggestions aren't drawn on a phone.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Says what a suggestion puts into the field.
  nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
}
