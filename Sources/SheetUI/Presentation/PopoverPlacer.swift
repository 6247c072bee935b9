import Foundation

/// The arrow of a popover.
struct PopoverArrow: Equatable {
  /// The edge of the platter that the arrow stands on.
  let edge: Edge
  /// The place of its tip, in the window's space.
  let tip: CGPoint
}

/// Finds the place of a popover beside what it points at.
struct PopoverPlacer {
  let anchor: CGRect
  /// The size of the content, in points.
  let size: CGSize
  /// What is free of the window.
  let area: CGRect
  /// The side of the anchor to stand at; nil for the first that has room.
  let edge: Edge?

  /// The least distance from the free area's edges, in points.
  static let margin: CGFloat = 10
  /// How far the arrow stands out, and how wide it is at its foot, in points (from memory; not measured).
  static let arrow = CGSize(width: 26, height: 13)
  /// The width of an action sheet in a popover, in points.
  static let dialogWidth: CGFloat = 304

  /// The platter's frame and its arrow.
  func place() -> (frame: CGRect, arrow: PopoverArrow) {
    let side = side
    var frame = CGRect(origin: origin(side), size: size)
    let inner = area.insetBy(dx: Self.margin, dy: Self.margin)
    frame.origin.x = min(max(frame.minX, inner.minX), max(inner.maxX - size.width, inner.minX))
    frame.origin.y = min(max(frame.minY, inner.minY), max(inner.maxY - size.height, inner.minY))
    return (frame, arrow(side, frame))
  }

  /// Where the platter stands: below, above, right or left of the anchor.
  private var side: Edge {
    if let edge { return edge }
    let needed = CGSize(
      width: size.width + Self.arrow.height + Self.margin,
      height: size.height + Self.arrow.height + Self.margin)
    let room: [(Edge, CGFloat)] = [
      (.bottom, area.maxY - anchor.maxY - needed.height),
      (.top, anchor.minY - area.minY - needed.height),
      (.trailing, area.maxX - anchor.maxX - needed.width),
      (.leading, anchor.minX - area.minX - needed.width),
    ]
    if let first = room.first(where: { $0.1 >= 0 }) { return first.0 }
    return room.dropFirst().reduce(room[0]) { $1.1 > $0.1 ? $1 : $0 }.0
  }

  private func origin(_ side: Edge) -> CGPoint {
    let gap = Self.arrow.height
    switch side {
    case .bottom: return CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + gap)
    case .top: return CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - gap - size.height)
    case .trailing: return CGPoint(x: anchor.maxX + gap, y: anchor.midY - size.height / 2)
    case .leading:
      return CGPoint(x: anchor.minX - gap - size.width, y: anchor.midY - size.height / 2)
    }
  }

  private func arrow(_ side: Edge, _ frame: CGRect) -> PopoverArrow {
    let reach = CardMetrics.popoverRadius + Self.arrow.width / 2
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + reach <= high - reach ? min(max(value, low + reach), high - reach) : (low + high) / 2
    }
    let x = along(anchor.midX, frame.minX, frame.maxX)
    let y = along(anchor.midY, frame.minY, frame.maxY)
    let gap = Self.arrow.height
    switch side {
    case .bottom: return PopoverArrow(edge: .top, tip: CGPoint(x: x, y: frame.minY - gap))
    case .top: return PopoverArrow(edge: .bottom, tip: CGPoint(x: x, y: frame.maxY + gap))
    case .trailing: return PopoverArrow(edge: .leading, tip: CGPoint(x: frame.minX - gap, y: y))
    case .leading: return PopoverArrow(edge: .trailing, tip: CGPoint(x: frame.maxX + gap, y: y))
    }
  }
}

extension PopoverArrow {
  /// The arrow's outline with its foot on the platter; the tip is rounded by a curve.
  var path: Path {
    let half = PopoverPlacer.arrow.width / 2
    let height = PopoverPlacer.arrow.height
    // In a space where the tip lies at the origin and the foot below it.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      switch edge {
      case .top: CGPoint(x: tip.x + x, y: tip.y + y)
      case .bottom: CGPoint(x: tip.x + x, y: tip.y - y)
      case .leading: CGPoint(x: tip.x + y, y: tip.y + x)
      case .trailing: CGPoint(x: tip.x - y, y: tip.y + x)
      }
    }
    var path = Path()
    path.move(to: point(-half - 5, height))
    path.addCurve(
      to: point(-3, 1.5), control1: point(-half + 3, height), control2: point(-7, 5))
    path.addQuadCurve(to: point(3, 1.5), control: point(0, -0.8))
    path.addCurve(
      to: point(half + 5, height), control1: point(7, 5), control2: point(half - 3, height))
    // A little into the platter, so that no seam shows.
    path.addLine(to: point(half + 5, height + 1))
    path.addLine(to: point(-half - 5, height + 1))
    path.closeSubpath()
    return path
  }
}
