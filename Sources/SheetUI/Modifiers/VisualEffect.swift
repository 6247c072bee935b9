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
  var turns: [_Rotation3DEffect] = []
  var transform = CGAffineTransform.identity
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
  // Reason: SwiftUI's signature has five parameters.
  /// Turns the picture about an axis in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    changed {
      $0.turns.append(
        _Rotation3DEffect(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }
  /// Transforms the picture.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    changed { $0.transform = $0.transform.concatenating(transform) }
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

/// Applies changes that depend on its box to its child's picture.
struct VisualEffectBehavior: LayoutBehavior {
  let label: String
  let changes: @MainActor (LayoutNode) -> _VisualChanges

  var name: String { label }

  private func transform(_ c: _VisualChanges, _ box: CGRect) -> Affine {
    let corner = Affine.translation(-Double(box.minX), -Double(box.minY))
    let back = Affine.translation(Double(box.minX), Double(box.minY))
    let middle = CGPoint(x: box.width / 2, y: box.height / 2)
    let turned = c.turns.reduce(c.transform.affine) {
      $0.then($1.effectValue(size: box.size).affine(near: middle).affine)
    }
    let center = c.angleAnchor.point(in: box)
    let sine = PortableMath.sin(c.angle.radians)
    let cosine = PortableMath.cos(c.angle.radians)
    return corner.then(turned).then(back).then(
      .scaling(
        Double(c.scale.width), Double(c.scale.height), about: c.scaleAnchor.point(in: box)
      )
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

extension CGAffineTransform {
  /// Returns the transform by a share on the way to another one.
  fileprivate func mixed(with other: CGAffineTransform, _ share: Double) -> CGAffineTransform {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
    return CGAffineTransform(
      a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
      tx: mix(tx, other.tx), ty: mix(ty, other.ty))
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
    for index in result.turns.indices {
      let other = rest.turns.indices.contains(index) ? rest.turns[index].angle.radians : 0
      let own = turns.indices.contains(index) ? turns[index].angle.radians : 0
      result.turns[index].angle = Angle(radians: other + (own - other) * share)
    }
    result.transform = rest.transform.mixed(with: transform, share)
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
}
