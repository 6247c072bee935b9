public import Foundation

/// A view that shows and hides at once.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .identity }
}

/// A view that fades.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view, invisible where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .opacity }
}

/// A view that moves in from an edge and out over it.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  /// Returns the view, beyond the edge where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MovedOut(edge: edge, share: phase.isIdentity ? 0 : 1))
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .move(edge: edge) }
}

/// A view that comes in from the leading edge and leaves over the trailing one.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}
  /// Returns the view, beyond one of the edges where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_MovedOut(edge: .trailing, share: phase.value))
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .slide }
}

/// A view that moves in from an edge and leaves over the opposite one, fading.
public struct PushTransition: Transition {
  /// The edge from which the view comes.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
  /// Returns the view, invisible beyond one of the edges where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(_MovedOut(edge: edge, share: -phase.value))
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .push(from: edge) }
}

/// A view that grows from and shrinks to a scale.
public struct ScaleTransition: Transition {
  /// The scale.
  public var scale: Double
  /// The point that stays.
  public var anchor: UnitPoint
  /// Creates the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the view, scaled where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A view that moves in from and out to a distance.
public struct OffsetTransition: Transition {
  /// The distance, in points.
  public var offset: CGSize
  /// Creates the transition.
  public init(_ offset: CGSize) { self.offset = offset }
  /// Returns the view, moved where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .offset(offset) }
}

/// A view that blurs while it makes room for another one.
public struct BlurReplaceTransition: Transition {
  /// Which way the views are scaled.
  public struct Configuration: Equatable, Sendable {
    let isUpUp: Bool
    /// The old one down, the new one up.
    public static let downUp = Configuration(isUpUp: false)
    /// Both up.
    public static let upUp = Configuration(isUpUp: true)
  }

  /// Which way the views are scaled.
  public var configuration: Configuration
  /// Creates the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the view, blurred, scaled and invisible where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : AnyTransition.replaceBlur)
      .scaleEffect(scale(phase)).opacity(phase.isIdentity ? 1 : 0)
  }
  private func scale(_ phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: AnyTransition.smallReplaced
    case .identity: 1
    case .didDisappear:
      configuration.isUpUp ? AnyTransition.largeReplaced : AnyTransition.smallReplaced
    }
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .blurReplace(configuration) }
}

/// A symbol that appears and disappears by an effect.
public struct SymbolEffectTransition: Transition {
  let scale: Double
  /// Creates the transition.
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
    scale = T.self == AppearSymbolEffect.self || T.self == DisappearSymbolEffect.self ? 0.5 : 0.8
  }
  /// Returns the view, small and invisible where it isn't there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
  }
  /// The transition, its type forgotten.
  public var _erased: AnyTransition { .scale(scale: scale).combined(with: .opacity) }
}

/// A view moved over an edge of its own by a share of its length.
struct _MovedOut: GeometryEffect {
  let edge: Edge
  var share: Double

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let way = edge.outward(size, share)
    return ProjectionTransform(CGAffineTransform(translationX: way.width, y: way.height))
  }

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }
}

extension Transition where Self == IdentityTransition {
  /// Shows and hides at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == MoveTransition {
  /// Moves in from an edge and out over it.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes in from the leading edge and leaves over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves in from an edge and leaves over the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == ScaleTransition {
  /// Grows from and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from and shrinks to a scale.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == OffsetTransition {
  /// Moves in from and out to a distance, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves in from and out to a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs while it makes room for another view.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Blurs while it makes room for another view.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition where Self == SymbolEffectTransition {
  /// Appears and disappears by the symbol's own effect.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }
  /// Appears and disappears by an effect.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
