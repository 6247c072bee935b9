import Foundation
import Raster

/// Where drawing stands: the instant, the place, and the items so far.
@MainActor
struct DrawContext {
  /// The instant that is drawn, in seconds of the virtual clock.
  let time: Double
  /// Device pixels a point.
  let scale: CGFloat
  /// The node's top left corner in the space of the innermost transform, in points.
  var origin: CGPoint
  /// Whether frames are rounded to device pixels; not inside a transform.
  var snapsToPixels = true
  /// The items, back to front.
  private(set) var items: [DisplayList.Item] = []

  init(time: Double, scale: CGFloat, origin: CGPoint = .zero) {
    self.time = time
    self.scale = scale
    self.origin = origin
  }

  /// Adds an item in front.
  mutating func add(_ item: DisplayList.Item) { items.append(item) }

  /// Draws something as one group and lets `change` set what the group does.
  mutating func group(
    _ content: (inout DrawContext) -> Void, _ change: (inout DisplayList.Group) -> Void
  ) {
    var inner = self
    inner.items = []
    content(&inner)
    guard !inner.items.isEmpty else { return }
    var group = DisplayList.Group(inner.items)
    change(&group)
    items.append(.group(group))
  }

  /// A node's box at the origin, with its edges rounded to device pixels.
  func box(_ size: CGSize) -> CGRect { snapped(CGRect(origin: origin, size: size)) }

  /// A rectangle with each edge rounded to the nearest device pixel, halves upwards.
  func snapped(_ rect: CGRect) -> CGRect {
    guard snapsToPixels else { return rect }
    let (minX, minY) = (snapped(rect.minX), snapped(rect.minY))
    let (maxX, maxY) = (snapped(rect.maxX), snapped(rect.maxY))
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  private func snapped(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
}

extension Rect {
  /// Creates the rectangle from Foundation's.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension Point {
  /// Creates the point from Foundation's.
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
