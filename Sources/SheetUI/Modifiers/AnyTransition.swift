public import Foundation

/// How a view comes and goes when it is inserted or removed under an animation.
@MainActor @preconcurrency
public struct AnyTransition {
  private enum Kind {
    case identity
    case opacity
    case move(Edge)
    case offset(CGSize)
    case scale(CGFloat, UnitPoint)
    case blurred(scale: CGFloat)
    /// A view's own change, which is drawn by the view's node.
    case body(TransitionBody)
    indirect case combined(AnyTransition, AnyTransition)
    indirect case asymmetric(insertion: AnyTransition, removal: AnyTransition)
  }

  private let kind: Kind
  private var ownAnimation: Animation?

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a transition that is drawn by a body.
  init(_ body: @escaping TransitionBody.Maker) { kind = .body(TransitionBody(make: body)) }

  /// Creates a transition from one of a type of its own.
  public init<T: Transition>(_ transition: T) { self = transition._erased }

  /// Changes the view by a modifier: one is for where it isn't there, one for where it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// Shows and hides at once.
  public static let identity = AnyTransition(.identity)
  /// Fades.
  public static let opacity = AnyTransition(.opacity)
  /// Grows from and shrinks to nothing.
  public static var scale: AnyTransition { AnyTransition(.scale(0, .center)) }
  /// Comes in from the leading edge and leaves over the trailing edge.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Moves in from an edge and out over it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// Moves in from and out to a distance, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  /// Moves in from and out to a distance, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    .offset(CGSize(width: x, height: y))
  }
  /// Grows from and shrinks to a scale about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// Moves in from an edge and leaves over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }
  /// Comes one way and goes another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion, removal: removal))
  }

  /// Returns both transitions together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(self, other))
  }

  // Apple says neither how far a replaced view is blurred nor how it is scaled: looked at.
  /// The radius of a replaced view's blur, in points.
  static let replaceBlur: CGFloat = 8
  /// The scale of a replaced view that shrinks.
  static let smallReplaced: CGFloat = 0.85
  /// The scale of a replaced view that grows.
  static let largeReplaced: CGFloat = 1.15

  /// Blurs while it makes room for another view.
  static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> AnyTransition {
    let small = AnyTransition(.blurred(scale: smallReplaced))
    guard configuration.isUpUp else { return small }
    return .asymmetric(
      insertion: small, removal: AnyTransition(.blurred(scale: largeReplaced)))
  }

  /// The bodies that draw the way in or out, the innermost first.
  var bodies: [TransitionBody] {
    switch kind {
    case .body(let body): [body]
    case .combined(let a, let b): a.bodies + b.bodies
    case .asymmetric(let a, let b): a.bodies + b.bodies
    default: []
    }
  }

  /// Tells the view's node in which phase it is; nil where no body draws the transition.
  private(set) var driver: TransitionDriver?

  /// Returns the transition of a view whose node draws the bodies.
  func driven(by driver: TransitionDriver) -> AnyTransition {
    var copy = self
    copy.driver = driver
    return copy
  }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.ownAnimation = animation
    return copy
  }

  /// The animation that the transition itself asks for.
  var animation: Animation? {
    if let ownAnimation { return ownAnimation }
    guard case .combined(let a, let b) = kind else { return nil }
    return a.animation ?? b.animation
  }

  /// Whether nothing is to be seen of the transition.
  var isIdentity: Bool {
    if case .identity = kind { true } else { false }
  }

  /// What happens on the way in.
  var insertion: AnyTransition {
    switch kind {
    case .asymmetric(let insertion, _): insertion.insertion.kept(self)
    case .combined(let a, let b): AnyTransition(.combined(a.insertion, b.insertion)).kept(self)
    default: self
    }
  }

  /// What happens on the way out.
  var removal: AnyTransition {
    switch kind {
    case .asymmetric(_, let removal): removal.removal.kept(self)
    case .combined(let a, let b): AnyTransition(.combined(a.removal, b.removal)).kept(self)
    default: self
    }
  }

  /// Returns the part with what the whole transition says of itself.
  private func kept(_ whole: AnyTransition) -> AnyTransition {
    var copy = self
    copy.ownAnimation = whole.ownAnimation ?? ownAnimation
    copy.driver = whole.driver
    return copy
  }

  /// What a view of a size looks like at a phase from 0, there, to 1, gone.
  func effect(phase: Double, size: CGSize) -> TransitionEffect {
    switch kind {
    case .identity, .body: TransitionEffect()
    case .opacity: TransitionEffect(opacity: min(max(1 - phase, 0), 1))
    case .move(let edge): TransitionEffect(offset: edge.outward(size, phase))
    case .offset(let offset):
      TransitionEffect(
        offset: CGSize(width: offset.width * phase, height: offset.height * phase))
    case .scale(let scale, let anchor):
      TransitionEffect(scale: 1 + (Double(scale) - 1) * phase, anchor: anchor)
    case .blurred(let scale):
      TransitionEffect(
        opacity: min(max(1 - phase, 0), 1), scale: 1 + (Double(scale) - 1) * phase,
        blur: max(Double(Self.replaceBlur) * phase, 0))
    case .combined(let a, let b):
      a.effect(phase: phase, size: size).combined(with: b.effect(phase: phase, size: size))
    case .asymmetric(let insertion, _): insertion.effect(phase: phase, size: size)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The way over this edge of a view's own size, times a share.
  func outward(_ size: CGSize, _ share: Double) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -size.height * share)
    case .bottom: CGSize(width: 0, height: size.height * share)
    case .leading: CGSize(width: -size.width * share, height: 0)
    case .trailing: CGSize(width: size.width * share, height: 0)
    }
  }
}
