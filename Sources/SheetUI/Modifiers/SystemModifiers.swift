public import Foundation

// None of these has an effect on a picture: they concern the system around the app.
extension View {
  /// Says what the user is doing; a picture shows nothing of it.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says what the user is doing; a picture shows nothing of it.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Goes on with what the user was doing; here nobody asks for it.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Says whether addresses are opened by the app; here nobody gives any.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// Opens addresses that the app is given; here nobody gives any.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Says which events from outside the view takes; here there are none.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }

  /// Hides the status bar, which a picture doesn't show.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar, which a picture doesn't show.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the system's overlays, which a picture doesn't show.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Lets the view's gestures come before the system's, which there are none of.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Animates symbols; a picture shows them at rest.
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Animates symbols when a value changes; a picture shows them at rest.
  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Takes the animations of symbols away.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Says how content changes into other content; here it changes at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How content changes into other content; in a picture it has changed.
public struct ContentTransition: Equatable, Sendable {
  let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// By changing its outlines.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Symbol into symbol.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
  /// Symbol into symbol.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(name: "symbolEffect") }
}

/// An animation of symbols; a picture shows them at rest.
public protocol SymbolEffect: Hashable, Sendable {}

/// How often and how fast symbols are animated.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// At another pace.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// At another pace.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How an animation is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Some times without a pause.
    public static func continuous(_ count: Int?) -> RepeatBehavior { RepeatBehavior() }
    /// Some times with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }
}

/// An animation of symbols; a picture shows them at rest.
public struct PulseSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var byLayer: PulseSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct BounceSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var up: BounceSymbolEffect { self }
  /// A variant.
  public var down: BounceSymbolEffect { self }
  /// A variant.
  public var byLayer: BounceSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct VariableColorSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var iterative: VariableColorSymbolEffect { self }
  /// A variant.
  public var cumulative: VariableColorSymbolEffect { self }
  /// A variant.
  public var reversing: VariableColorSymbolEffect { self }
  /// A variant.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// A variant.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// A variant.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct ScaleSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var up: ScaleSymbolEffect { self }
  /// A variant.
  public var down: ScaleSymbolEffect { self }
  /// A variant.
  public var byLayer: ScaleSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct AppearSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var up: AppearSymbolEffect { self }
  /// A variant.
  public var down: AppearSymbolEffect { self }
  /// A variant.
  public var byLayer: AppearSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct DisappearSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var up: DisappearSymbolEffect { self }
  /// A variant.
  public var down: DisappearSymbolEffect { self }
  /// A variant.
  public var byLayer: DisappearSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct ReplaceSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var downUp: ReplaceSymbolEffect { self }
  /// A variant.
  public var upUp: ReplaceSymbolEffect { self }
  /// A variant.
  public var offUp: ReplaceSymbolEffect { self }
  /// A variant.
  public var byLayer: ReplaceSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct WiggleSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var clockwise: WiggleSymbolEffect { self }
  /// A variant.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// A variant.
  public var left: WiggleSymbolEffect { self }
  /// A variant.
  public var right: WiggleSymbolEffect { self }
  /// A variant.
  public var up: WiggleSymbolEffect { self }
  /// A variant.
  public var down: WiggleSymbolEffect { self }
  /// A variant.
  public var forward: WiggleSymbolEffect { self }
  /// A variant.
  public var backward: WiggleSymbolEffect { self }
  /// A variant.
  public var byLayer: WiggleSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// At an angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct RotateSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var clockwise: RotateSymbolEffect { self }
  /// A variant.
  public var counterClockwise: RotateSymbolEffect { self }
  /// A variant.
  public var byLayer: RotateSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct BreatheSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var plain: BreatheSymbolEffect { self }
  /// A variant.
  public var pulse: BreatheSymbolEffect { self }
  /// A variant.
  public var byLayer: BreatheSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct AutomaticSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct DrawOnSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var byLayer: DrawOnSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// An animation of symbols; a picture shows them at rest.
public struct DrawOffSymbolEffect: SymbolEffect {
  /// Creates the animation.
  public init() {}
  /// A variant.
  public var byLayer: DrawOffSymbolEffect { self }
  /// A variant.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// An animation of symbols; a picture shows them at rest.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
