/// How far a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view has come, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the system may know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view, which people may have asked not to see.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what it looks like before it has come and after it has gone.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>
  /// The type of the changed view.
  associatedtype Body: View

  /// Returns the view as it looks in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body

  /// What the system may know of the transition.
  static var properties: TransitionProperties { get }

  /// The transition, its type forgotten.
  var _erased: AnyTransition { get }
}

extension Transition {
  /// A transition that moves the view.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A transition that is drawn by its body.
  public var _erased: AnyTransition {
    AnyTransition { content, phase in
      AnyView(self.apply(content: content, phase: phase))
    }
  }

  /// Returns a view as it looks in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(AnyView(content)), phase: phase)
  }

  /// Returns this transition and another one together.
  public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions together.
public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  /// Returns the view as both transitions change it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  /// The transition, its type forgotten.
  public var _erased: AnyTransition { first._erased.combined(with: second._erased) }
}

/// A transition with an animation of its own.
public struct _AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  /// Returns the view as the transition changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation)
  }

  /// The transition, its type forgotten.
  public var _erased: AnyTransition { base._erased.animation(animation) }
}

/// A transition that comes one way and goes another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way in.
  public var insertion: Insertion
  /// The way out.
  public var removal: Removal

  /// Creates a transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the view as the transition of its phase changes it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = phase == .willAppear ? phase : .identity
    let going = phase == .didDisappear ? phase : .identity
    removal.apply(content: insertion.apply(content: content, phase: coming), phase: going)
  }

  /// The transition, its type forgotten.
  public var _erased: AnyTransition {
    .asymmetric(insertion: insertion._erased, removal: removal._erased)
  }
}
