public import Foundation

/// Where a scroll view's content is, or is to be.
public struct ScrollPosition: Equatable, Sendable {
  /// What the content is brought to.
  enum Place: Equatable, Sendable {
    case nowhere
    case id(ScrollIdentity, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// The place that was asked for last.
  private(set) var place = Place.nowhere
  /// Counts the requests, so that the same place can be asked for again.
  private(set) var request = 0
  /// The view that a person has scrolled to.
  var followed: ScrollIdentity?
  /// Whether a person has scrolled since a place was asked for.
  public var isPositionedByUser = false {
    didSet {
      if isPositionedByUser { place = .nowhere } else { followed = nil }
    }
  }

  private init(_ place: Place) { self.place = place }

  private mutating func go(_ place: Place) {
    isPositionedByUser = false
    self.place = place
    request += 1
  }
}

/// The identity of a view to scroll to.
///
/// Invariant for `@unchecked Sendable`: only sendable identities are wrapped.
struct ScrollIdentity: Equatable, @unchecked Sendable {
  let base: AnyHashable
  /// The identity itself, where its type was known.
  let value: (any Hashable & Sendable)?

  init(_ base: some Hashable & Sendable) {
    self.base = AnyHashable(base)
    value = base
  }

  init(erased base: AnyHashable) {
    self.base = base
    value = nil
  }

  static func == (a: Self, b: Self) -> Bool { a.base == b.base }
}

extension ScrollPosition {
  /// Creates a position in content whose views have identities of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.nowhere) }

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self.init(.id(ScrollIdentity(id), anchor))
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge))
  }

  /// Creates a position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y))
  }

  /// Creates a position at a point of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y))
  }

  /// Creates a position at a horizontal place of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil))
  }

  /// Creates a position at a vertical place of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y))
  }

  /// Scrolls to a view; without an anchor as little as is needed to show it.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(.id(ScrollIdentity(id), anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(.point(x: point.x, y: point.y)) }

  /// Scrolls to a point of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x: x, y: y)) }

  /// Scrolls to a horizontal place of the content, in points.
  public mutating func scrollTo(x: CGFloat) { go(.point(x: x, y: nil)) }

  /// Scrolls to a vertical place of the content, in points.
  public mutating func scrollTo(y: CGFloat) { go(.point(x: nil, y: y)) }

  /// The edge that was asked for, unless a person has scrolled since.
  public var edge: Edge? {
    if case .edge(let edge) = place { edge } else { nil }
  }

  /// The point that was asked for, unless a person has scrolled since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal place that was asked for, unless a person has scrolled since.
  public var x: CGFloat? {
    if case .point(let x, _) = place { x } else { nil }
  }

  /// The vertical place that was asked for, unless a person has scrolled since.
  public var y: CGFloat? {
    if case .point(_, let y) = place { y } else { nil }
  }

  private var identity: ScrollIdentity? {
    if case .id(let id, _) = place { id } else { followed }
  }

  /// The view that was asked for, or that a person has scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    identity.map { $0.value ?? SendableIdentity(base: $0.base) }
  }

  /// Returns the view that was asked for, or that a person has scrolled to.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base.base as? T }
}

/// An identity whose type is forgotten.
private struct SendableIdentity: Hashable, @unchecked Sendable {
  let base: AnyHashable
}

/// Binds a scroll view's place to a position.
nonisolated struct ScrollPlaceModifier: _BuiltInModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollPlaceNode(view, inputs)
  }
}

/// The node of a bound position: it scrolls where the position says, and says when a person has
/// scrolled.
@MainActor
final class ScrollPlaceNode<C: View>: ModifierNode<C, ScrollPlaceModifier> {
  private var last: (place: ScrollPosition.Place, request: Int)?
  private var boxes: [LayoutNode] = []
  private var observer: Observer?

  private final class Observer: PreferenceObserver {
    weak var owner: ScrollPlaceNode?

    override func check() { owner?.follow() }
  }

  override func refresh() {
    super.refresh()
    if observer == nil {
      let observer = Observer()
      observer.owner = self
      self.observer = observer
      inputs.graph.addObserver(observer)
    }
    let wanted = inputs.graph.trackingObservation(of: self) {
      view.modifier.position.wrappedValue
    }
    guard last?.request != wanted.request || last?.place != wanted.place else { return }
    last = (wanted.place, wanted.request)
    if wanted.place != .nowhere { scroll?.scrollMemory.isMovedByUser = false }
    let transaction = inputs.scope.transaction
    inputs.graph.afterLayout { [weak self] in
      withTransaction(transaction) { self?.scroll(to: wanted.place) }
    }
  }

  private var scroll: LayoutNode? { boxes.lazy.compactMap(\.firstScroll).first }

  private func scroll(to place: ScrollPosition.Place) {
    guard let scroll else { return }
    let limit = scroll.scrollLimit
    var offset = scroll.scrollOffset
    switch place {
    case .nowhere: return
    case .id(let id, let anchor):
      return self.scroll(toID: id.base, anchor ?? view.modifier.anchor)
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = limit.height
    case .edge(.leading): offset.x = 0
    case .edge(.trailing): offset.x = limit.width
    case .point(let x, let y):
      offset.x = x.map { min(max($0, 0), limit.width) } ?? offset.x
      offset.y = y.map { min(max($0, 0), limit.height) } ?? offset.y
    }
    scroll.scrollMemory.isMovedByUser = false
    if offset != scroll.scrollOffset { scroll.scroll(to: offset) }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    boxes = Array(outputs[start...])
  }

  /// Says that a person has scrolled, and to which of the targets.
  private func follow() {
    guard let scroll, scroll.scrollMemory.isMovedByUser else { return }
    let binding = view.modifier.position
    let shown = nearest(in: scroll).map { ScrollIdentity(erased: $0) }
    let position = binding.wrappedValue
    guard !position.isPositionedByUser || position.followed != shown else { return }
    var new = position
    new.isPositionedByUser = true
    new.followed = shown
    last = (new.place, new.request)
    inputs.graph.afterLayout { binding.wrappedValue = new }
  }

  /// The target that lies at the anchor.
  private func nearest(in scroll: LayoutNode) -> AnyHashable? {
    guard let axis = (scroll.behavior as? ScrollLayout)?.stackAxis else { return nil }
    let share = view.modifier.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    let line = scroll.globalOrigin[axis] + scroll.frame.size[axis] * share
    var best: (id: AnyHashable, distance: CGFloat)?
    visitIdentified { id, node in
      guard let box = node.outputs.first else { return true }
      let distance = abs(box.globalOrigin[axis] + box.frame.size[axis] * share - line)
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
      return true
    }
    return best?.id
  }

  override func didRemove() {
    if let observer { inputs.graph.removeObserver(observer) }
  }
}

extension View {
  /// Binds the place of the scroll view to a position.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPlaceModifier(position: position, anchor: anchor))
  }
}
