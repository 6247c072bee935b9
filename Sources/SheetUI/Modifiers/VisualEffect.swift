public import Foundation
import Raster

/// Changes of a view's picture that may depend on its place.
public protocol VisualEffect: Sendable {
  /// The changes, the innermost first.
  var _changes: _VisualChanges { get }
}

/// Changes of a view's picture.
public struct _VisualChanges: Sendable {
  var opacity = 1.0
  var offset = CGSize.zero
  var scale = CGSize(width: 1, height: 1)
  var scaleAnchor = UnitPoint.center
  var angle = Angle.zero
  var angleAnchor = UnitPoint.center
  var blur: CGFloat = 0
  var filters: [ColorEffectKind] = []
}

/// A view's picture as it is.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
  /// No changes.
  public var _changes: _VisualChanges { _VisualChanges() }
}

/// An effect with further changes.
public struct _ChangedVisualEffect: VisualEffect {
  /// The changes.
  public let _changes: _VisualChanges
}

extension VisualEffect {
  private func changed(_ change: (inout _VisualChanges) -> Void) -> _ChangedVisualEffect {
    var changes = _changes
    change(&changes)
    return _ChangedVisualEffect(_changes: changes)
  }

  /// Makes the picture translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    changed { $0.opacity *= opacity }
  }
  /// Moves the picture, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Moves the picture, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Scales the picture.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.scale.width *= scale.width
      $0.scale.height *= scale.height
      $0.scaleAnchor = anchor
    }
  }
  /// Scales the picture.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Scales the picture.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Turns the picture.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    changed {
      $0.angle = Angle(radians: $0.angle.radians + angle.radians)
      $0.angleAnchor = anchor
    }
  }
  /// Blurs the picture; the radius is the Gaussian's standard deviation, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    changed { $0.blur += radius }
  }
  /// Adds an amount to every component.
  public func brightness(_ amount: Double) -> some VisualEffect {
    changed { $0.filters.append(.init(kind: .brightness, amount: amount)) }
  }
  /// Moves colors away from middle gray by a factor.
  public func contrast(_ amount: Double) -> some VisualEffect {
    changed { $0.filters.append(.init(kind: .contrast, amount: amount)) }
  }
  /// Moves colors away from their grays by a factor.
  public func saturation(_ amount: Double) -> some VisualEffect {
    changed { $0.filters.append(.init(kind: .saturation, amount: amount)) }
  }
  /// Makes colors gray.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    changed { $0.filters.append(.init(kind: .grayscale, amount: amount)) }
  }
  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    changed { $0.filters.append(.init(kind: .hueRotation, amount: angle.radians)) }
  }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Not yet in sight, at the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// No longer in sight, at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in sight, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from phase to phase; here always by how far it is in sight.
public struct ScrollTransitionConfiguration: Sendable {
  let isIdentity: Bool

  /// With its place.
  public static let interactive = ScrollTransitionConfiguration(isIdentity: false)
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration(isIdentity: false)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)
  /// With its place.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    .interactive
  }
  /// With an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }
  /// Returns the configuration with an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// Applies changes that depend on its box to its child's picture.
struct VisualEffectBehavior: LayoutBehavior {
  let label: String
  let changes: @MainActor (LayoutNode) -> _VisualChanges

  var name: String { label }

  private func transform(_ c: _VisualChanges, _ box: CGRect) -> Affine {
    let center = c.angleAnchor.point(in: box)
    let sine = PortableMath.sin(c.angle.radians)
    let cosine = PortableMath.cos(c.angle.radians)
    return Affine.scaling(
      Double(c.scale.width), Double(c.scale.height), about: c.scaleAnchor.point(in: box)
    )
    .then(.translation(-Double(center.x), -Double(center.y)))
    .then(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    .then(
      .translation(
        Double(center.x) + Double(c.offset.width), Double(center.y) + Double(c.offset.height)))
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let c = changes(node)
    guard c.opacity > 0 else { return }
    let box = CGRect(origin: context.origin, size: node.presentedSize(context))
    context.group {
      node.drawTransformed(transform(c, box), &$0)
    } _: {
      $0.opacity = min(c.opacity, 1)
      $0.blurRadius = max(Double(c.blur), 0)
      $0.filters = c.filters.compactMap(\.filter)
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let box = CGRect(origin: .zero, size: node.presentedFrame(at: search.time).size)
    return node.hitTransformed(transform(changes(node), box), point, &search)
  }
}

nonisolated struct VisualEffectModifier: LayoutModifier {
  let layout: VisualEffectBehavior

  func behavior(_ environment: EnvironmentValues) -> VisualEffectBehavior { layout }
}

extension LayoutNode {
  /// How far the box is out of its scroll view's sight, and at which end: −1 to 1.
  func scrollProgress(_ axis: Axis?) -> Double {
    guard let scroll = enclosingScroll, let layout = scroll.behavior as? ScrollLayout else {
      return 0
    }
    let axis = axis ?? layout.stackAxis
    let start = globalOrigin[axis] - scroll.globalOrigin[axis]
    let (length, window) = (frame.size[axis], scroll.frame.size[axis])
    guard length > 0 else { return 0 }
    if start < 0 { return -min(Double(-start / length), 1) }
    return min(max(Double((start + length - window) / length), 0), 1)
  }
}

extension _VisualChanges {
  /// Returns these changes by a share, on the way from other ones.
  func mixed(from rest: _VisualChanges, _ share: Double) -> _VisualChanges {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
    var result = share > 0 ? self : rest
    result.opacity = rest.opacity + (opacity - rest.opacity) * share
    result.offset = CGSize(
      width: mix(rest.offset.width, offset.width),
      height: mix(rest.offset.height, offset.height))
    result.scale = CGSize(
      width: mix(rest.scale.width, scale.width), height: mix(rest.scale.height, scale.height))
    result.angle = Angle(
      radians: rest.angle.radians + (angle.radians - rest.angle.radians) * share)
    result.blur = mix(rest.blur, blur)
    for index in result.filters.indices where index < rest.filters.count {
      let (a, b) = (
        rest.filters[index].amount, filters.indices.contains(index) ? filters[index].amount : 0
      )
      result.filters[index].amount = a + (b - a) * share
    }
    return result
  }
}

extension View {
  /// Changes the view's picture by its size and place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(
        layout: VisualEffectBehavior(label: "visualEffect") {
          effect(EmptyVisualEffect(), GeometryProxy($0))._changes
        }))
  }

  /// Changes the view's picture where it comes into and goes out of a scroll view's sight.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition)
  }

  /// Changes the view's picture where it comes into and goes out of a scroll view's sight.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(
        layout: VisualEffectBehavior(label: "scrollTransition") { node in
          let progress = node.scrollProgress(axis)
          let rest = transition(EmptyVisualEffect(), .identity)._changes
          let isBefore = progress < 0
          guard progress != 0, !(isBefore ? topLeading : bottomTrailing).isIdentity else {
            return rest
          }
          return transition(EmptyVisualEffect(), isBefore ? .topLeading : .bottomTrailing)
            ._changes.mixed(from: rest, abs(progress))
        }))
  }
}
