import Foundation

/// A row that a finger moves by its handle, among those that it may change places with.
struct RowMove {
  /// The row's box.
  let row: ObjectIdentifier
  /// The row's place among the list's cells.
  let cell: Int
  /// The place that the row would take now.
  var target: Int
  /// The first of the cells that the row may change places with.
  let first: Int
  /// Where those cells lay when the finger came down.
  let frames: [CGRect]
  /// How far the finger has moved the row down, in points.
  var distance: CGFloat = 0

  init(row: ObjectIdentifier, cell: Int, target: Int, first: Int, frames: [CGRect]) {
    self.row = row
    self.cell = cell
    self.target = target
    self.first = first
    self.frames = frames
  }

  /// Follows the finger: the row takes the place of those whose middle it has passed.
  mutating func follow(_ distance: CGFloat) {
    let own = frames[cell - first]
    let top = frames[0].minY - own.minY
    let bottom = frames[frames.count - 1].maxY - own.maxY
    self.distance = min(max(distance, top), bottom)
    let (low, high) = (own.minY + self.distance, own.maxY + self.distance)
    target = cell
    for (index, frame) in frames.enumerated() where index + first != cell {
      if index + first > cell, high > frame.midY { target = max(target, index + first) }
      if index + first < cell, low < frame.midY { target = min(target, index + first) }
    }
  }

  /// Moves the cells' upper edges: the row with the finger, the others out of its way.
  func shift(_ tops: inout [CGFloat]) {
    guard tops.indices.contains(cell), first + frames.count <= tops.count else { return }
    let own = frames[cell - first]
    let step =
      frames.count < 2 ? own.height : own.height + max(frames[1].minY - frames[0].maxY, 0)
    for index in first..<first + frames.count {
      if index > cell, index <= target { tops[index] -= step }
      if index < cell, index >= target { tops[index] += step }
    }
    tops[cell] += distance
  }
}

/// Who moves rows.
@MainActor
protocol ListMoveOwner: AnyObject {
  /// Lifts a row.
  func beginMove(_ row: ObjectIdentifier)
  /// Whether the row's place stays the same where a finger is at a distance from its start.
  func isAtTarget(_ distance: CGFloat) -> Bool
  /// Moves the row, in points from where it was lifted.
  func move(by distance: CGFloat)
  /// Puts the row down at its new place, or back.
  func endMove(isCancelled: Bool)
}

/// What a row knows about being moved.
struct ListMoveState {
  weak var owner: (any ListMoveOwner)?
  /// The row's box.
  let row: ObjectIdentifier
  /// Whether a finger moves the row by its handle; else by its whole after a long press.
  let byHandle: Bool
}

/// Follows a finger on a row's handle, or one that stays on the row until it is lifted.
@MainActor
final class MoveRecognizer: GestureRecognizer {
  private let cell: LayoutNode
  private let move: ListMoveState
  private var start: (y: CGFloat, time: Double)?

  /// How long a finger stays before it lifts a row, and how far it may slip meanwhile, in seconds
  /// and points (UIKit's long press).
  private static let (hold, slop): (Double, CGFloat) = (0.5, 10)

  init(_ cell: LayoutNode, _ move: ListMoveState) {
    self.cell = cell
    self.move = move
  }

  override var deadline: Double? {
    state == .possible && !move.byHandle ? start.map { $0.time + Self.hold } : nil
  }

  override func handle(_ event: TouchEvent) {
    let (queue, owner) = (cell.graph.queue, move.owner)
    switch event.phase {
    case .began:
      if move.byHandle {
        guard let layout = cell.behavior as? ListCellLayout,
          layout.control(at: event.location, cell) == .handle
        else { return cancel() }
      }
      start = (event.location.y, event.time)
    case .moved:
      guard let start else { return }
      let distance = event.location.y - start.y
      if state == .possible {
        if let deadline {
          if abs(distance) > Self.slop { return cancel() }
          guard event.time >= deadline else { return }
        } else if distance == 0 {
          return
        }
        state = .active
        let row = move.row
        queue.add { owner?.beginMove(row) }
      }
      // Only the rows that make way are seen to move; that under the finger is there already.
      let isStill = owner?.isAtTarget(distance) ?? true
      withAnimation(isStill ? nil : .systemTransition) {
        queue.add { owner?.move(by: distance) }
      }
    case .ended, .cancelled:
      // A finger that has only tapped belongs to the row's other gestures.
      guard state == .active else { return cancel() }
      let isCancelled = event.phase == .cancelled
      withAnimation(.systemTransition) { queue.add { owner?.endMove(isCancelled: isCancelled) } }
      state = .ended
    }
  }

  override func cancel() {
    if state == .active, let owner = move.owner {
      cell.graph.queue.add { owner.endMove(isCancelled: true) }
    }
    super.cancel()
  }
}

/// Follows a finger that taps the circle in front of a row, which shows the button to delete it.
@MainActor
final class DeleteRecognizer: GestureRecognizer {
  private let cell: LayoutNode
  private let swipe: ListSwipeState
  private var start: CGPoint?

  init(_ cell: LayoutNode, _ swipe: ListSwipeState) {
    self.cell = cell
    self.swipe = swipe
  }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      guard let layout = cell.behavior as? ListCellLayout,
        layout.control(at: event.location, cell) == .delete
      else { return cancel() }
      start = event.location
    case .moved:
      guard let start else { return }
      // A finger that slips by more doesn't tap, as with buttons.
      let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
      if dx * dx + dy * dy > 100 { cancel() }
    case .ended:
      guard state == .possible else { return }
      state = .ended
      swipe.open(cell, .trailing)
    case .cancelled: cancel()
    }
  }
}

extension ListSwipeState {
  /// Shows the actions at an edge.
  @MainActor
  func open(_ cell: LayoutNode, _ edge: HorizontalEdge) {
    guard let trait = edges[edge] else { return }
    let (owner, row, graph) = (owner, row, cell.graph)
    graph.queue.add { owner?.openSwipe(row, edge, trait) }
    graph.afterLayout {
      guard let strip = (cell.behavior as? ListCellLayout)?.strip(cell) else { return }
      let width = strip.frame.width
      withAnimation(.systemTransition) {
        graph.queue.add { cell.scrollOffset.x = edge == .trailing ? width : -width }
      }
    }
  }
}

extension ListCellLayout {
  /// What a finger can do at a row's sides while its list is edited.
  enum EditControl {
    case delete
    case select
    case handle
  }

  /// The edit control at a point of the window.
  @MainActor
  func control(at point: CGPoint, _ node: LayoutNode) -> EditControl? {
    let origin = node.globalOrigin
    return control(under: CGPoint(x: point.x - origin.x, y: point.y - origin.y), node)
  }

  /// Whether a point of the row lies on one of its edit controls.
  @MainActor
  func isOnControl(_ point: CGPoint, _ node: LayoutNode) -> Bool {
    control(under: point, node) != nil
  }

  @MainActor
  private func control(under point: CGPoint, _ node: LayoutNode) -> EditControl? {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let x = isMirrored ? node.frame.width - point.x : point.x
    let reach = ListMetrics.contentPadding + ListMetrics.editControlWidth
    if x < reach, strip(node) == nil, let leadingControl {
      return leadingControl == .delete ? .delete : .select
    }
    return canMove && x > node.frame.width - reach ? .handle : nil
  }
}
