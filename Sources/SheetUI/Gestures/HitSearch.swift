import Foundation

/// The search for what lies under a point, as the picture shows it at an instant.
@MainActor
struct HitSearch {
  /// The instant, in seconds of the virtual clock.
  let time: Double
  /// The nodes from the innermost hit one outwards, with the point in each one's space.
  private(set) var path: [(node: LayoutNode, point: CGPoint)] = []

  init(time: Double) { self.time = time }

  /// Adds a node around what was found so far.
  mutating func append(_ node: LayoutNode, _ point: CGPoint) { path.append((node, point)) }
}

extension LayoutNode {
  /// Whether a point in the parent's space hits the node or something in it.
  func hit(_ point: CGPoint, _ search: inout HitSearch) -> Bool {
    guard !isLeaving, graph.hasRoomForBox else { return false }
    let frame = presentedFrame(at: search.time)
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    let behavior = presentedBehavior(at: search.time).value
    guard behavior.hit(local, self, &search) else { return false }
    search.append(self, local)
    return true
  }

  /// Whether a point in the node's space hits one of the children, front to back.
  func hitChildren(_ point: CGPoint, _ search: inout HitSearch) -> Bool {
    childrenInZOrder.reversed().contains { $0.hit(point, &search) }
  }

  /// Whether a point lies in the node's box as it is shown.
  func boxContains(_ point: CGPoint, _ search: HitSearch) -> Bool {
    let size = presentedFrame(at: search.time).size
    return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
