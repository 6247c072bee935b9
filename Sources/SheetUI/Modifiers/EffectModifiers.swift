public import Foundation
import Raster

/// A transform whose amount can be animated.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Not to be called: the transform is applied to the picture.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }

  /// Returns the effect without changes to what geometry readers see, which here is always so.
  public func ignoredByLayout() -> Self { self }

  /// Creates the node.
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryEffectNode(view, inputs)
  }
}

/// A 3 × 3 matrix; points are rows in front of it.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform from an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether straight lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return r
  }

  /// The map of the plane.
  var projection: Projection {
    Projection(
      x: SIMD3(Double(m11), Double(m21), Double(m31)),
      y: SIMD3(Double(m12), Double(m22), Double(m32)),
      w: SIMD3(Double(m13), Double(m23), Double(m33)))
  }

  /// The affine transform that does the same at a point and near it.
  func affine(near p: CGPoint) -> CGAffineTransform {
    guard !isAffine else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
    let w = p.x * m13 + p.y * m23 + m33
    guard w != 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let x = (p.x * m11 + p.y * m21 + m31) / w
    let y = (p.x * m12 + p.y * m22 + m32) / w
    let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
    let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * p.x - c * p.y, ty: y - b * p.x - d * p.y)
  }
}

/// The node of a transform; it puts a box around each view.
@MainActor
final class GeometryEffectNode<C: View, E: GeometryEffect>: ModifierNode<C, E> {
  private var boxes = SurroundingBoxes()

  override func refresh() {
    super.refresh()
    boxes.behavior = GeometryEffectBehavior(effect: view.modifier)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    child?.collectOutputs(into: &outputs)
    boxes.surround(&outputs, from: start, inputs)
  }
}

/// Transforms its child's picture.
struct GeometryEffectBehavior<E: GeometryEffect>: LayoutBehavior {
  var effect: E

  var name: String { String(String(describing: E.self).drop { $0 == "_" }.prefix { $0 != "<" }) }

  private func transform(_ box: CGRect) -> Affine {
    let middle = CGPoint(x: box.width / 2, y: box.height / 2)
    let own = effect.effectValue(size: box.size).affine(near: middle).affine
    return Affine.translation(-Double(box.minX), -Double(box.minY)).then(own)
      .then(.translation(Double(box.minX), Double(box.minY)))
  }

  /// The map of a box where it isn't affine; nil where it is.
  private func projection(_ box: CGRect) -> Projection? {
    let own = effect.effectValue(size: box.size)
    guard !own.isAffine else { return nil }
    let (x, y) = (Double(box.minX), Double(box.minY))
    return own.projection.after(.translation(-x, -y)).then(.translation(x, y))
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = CGRect(origin: context.origin, size: node.presentedSize(context))
    guard let projection = projection(box) else {
      return node.drawTransformed(transform(box), &context)
    }
    guard projection.inverted != nil else { return }
    context.group {
      $0.snapsToPixels = false
      node.drawChildren(&$0)
    } _: {
      $0.projection = projection
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let box = CGRect(origin: .zero, size: node.presentedFrame(at: search.time).size)
    if let projection = projection(box) {
      guard let inner = projection.inverted?.apply(Point(point)) else { return false }
      return node.hitChildren(CGPoint(x: inner.x, y: inner.y), &search)
    }
    return node.hitTransformed(transform(box), point, &search)
  }

  var animatableData: E.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

/// A fixed transform.
nonisolated struct _TransformEffect: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
  typealias AnimatableData = EmptyAnimatableData
}

/// A turn about an axis in space, seen from a distance.
nonisolated struct _Rotation3DEffect: GeometryEffect {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let s = CGFloat(PortableMath.sin(angle.radians))
    let c = CGFloat(PortableMath.cos(angle.radians))
    let t = 1 - c
    // Rodrigues' rotation of the plane z = anchorZ, y growing downwards.
    let depth = max(size.width, size.height)
    let pull = depth > 0 ? perspective / depth : 0
    var turn = ProjectionTransform()
    (turn.m11, turn.m12) = (t * x * x + c, t * x * y + s * z)
    (turn.m21, turn.m22) = (t * x * y - s * z, t * y * y + c)
    (turn.m31, turn.m32) = ((t * x * z + s * y) * -anchorZ, (t * y * z - s * x) * -anchorZ)
    turn.m13 = -(t * x * z - s * y) * pull
    turn.m23 = -(t * y * z + s * x) * pull
    let place = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -place.x, y: -place.y))
      .concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y)))
  }
}

extension View {
  /// Transforms the view's picture; its place in the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }

  /// Transforms the view's picture; its place in the layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  // Reason: SwiftUI's signature has five parameters.
  /// Turns the view's picture about an axis in space; its place in the layout stays.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
