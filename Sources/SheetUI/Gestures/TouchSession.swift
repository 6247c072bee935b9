import Foundation

/// One finger from coming down to leaving, and the gestures that follow it.
///
/// The innermost gesture that recognizes the finger wins; the others give up, except those that are
/// attached as simultaneous.
@MainActor
final class TouchSession {
  private struct Follower {
    let recognizer: GestureRecognizer
    let isSimultaneous: Bool
  }

  private var followers: [Follower]
  private(set) var location: CGPoint
  private var hasWinner = false

  /// Puts a finger down on what lies under it.
  ///
  /// `sheet` is the sheet that it lies in, where a finger can drag that; `beside` the layer whose card
  /// it lies beside.
  init(
    at point: CGPoint, path: [(node: LayoutNode, point: CGPoint)], time: Double,
    sheet: SheetDrag? = nil, beside: Host? = nil
  ) {
    location = point
    var normal: [Follower] = []
    var high: [Follower] = []
    var seen = GestureMask.all
    // From the outside in, so that an outer mask can shut inner gestures out.
    for (node, local) in path.reversed() {
      if let scroll = node.behavior as? ScrollLayout, seen.contains(.subviews) {
        normal.insert(contentsOf: Self.followers(scroll, node, sheet), at: 0)
      }
      if let own = node.behavior as? any TouchFollowing, seen.contains(.subviews) {
        normal.insert(
          contentsOf: own.makeRecognizers(node).map {
            Follower(recognizer: $0, isSimultaneous: false)
          }, at: 0)
      }
      guard let gesture = node.behavior as? GestureLayout else { continue }
      let isOpen = seen.contains(.subviews)
      if !gesture.mask.contains(.subviews) { seen.remove(.subviews) }
      guard isOpen, gesture.mask.contains(.gesture) else { continue }
      let recognizer = gesture.makeRecognizer()
      (recognizer.memory, recognizer.size) = (node.tapMemory, node.frame.size)
      recognizer.convert = { [weak node] in
        node?.convert($0, to: $1, hit: point, at: local) ?? $0
      }
      let follower = Follower(
        recognizer: recognizer, isSimultaneous: gesture.precedence == .simultaneous)
      if gesture.precedence == .high {
        high.append(follower)
      } else {
        normal.insert(follower, at: 0)
      }
    }
    followers = high + normal + Self.followers(sheet, beside)
    send(.began, at: point, velocity: .zero, time: time)
  }

  /// What follows a finger for a whole layer.
  private static func followers(_ sheet: SheetDrag?, _ beside: Host?) -> [Follower] {
    let drag: GestureRecognizer? = sheet.map { SheetDragRecognizer($0) }
    // As in UIKit it is a tap that closes: a finger that slips away or is taken away doesn't.
    let tap: GestureRecognizer? = beside.map { host in
      let tap = TapRecognizer(count: 1) { _ in true }
      tap.ended = [{ _ in _ = host.dismissByUser() }]
      return tap
    }
    return [drag, tap].compactMap(\.self).map { Follower(recognizer: $0, isSimultaneous: false) }
  }

  /// What follows a finger on scrolling content.
  private static func followers(
    _ scroll: ScrollLayout, _ node: LayoutNode, _ sheet: SheetDrag?
  ) -> [Follower] {
    let own = Follower(
      recognizer: ScrollRecognizer(node, axes: scroll.axes), isSimultaneous: false)
    guard let sheet, scroll.axes.contains(.vertical) else { return [own] }
    // The sheet comes first where the content has nothing to scroll that way.
    let handover = SheetDragRecognizer(sheet, scrollView: node)
    return [Follower(recognizer: handover, isSimultaneous: false), own]
  }

  /// Moves the finger.
  func move(to point: CGPoint, velocity: CGSize, time: Double) {
    location = point
    send(.moved, at: point, velocity: velocity, time: time)
  }

  /// Takes the finger up.
  func end(velocity: CGSize, time: Double) {
    send(.ended, at: location, velocity: velocity, time: time)
    for follower in followers where follower.recognizer.state != .ended {
      follower.recognizer.cancel()
    }
  }

  /// Takes the finger away, as the system does when it needs the screen for itself.
  func cancel(time: Double) { send(.cancelled, at: location, velocity: .zero, time: time) }

  /// The next instant at which a gesture wants to hear of the finger though it stays where it is.
  var deadline: Double? { followers.compactMap(\.recognizer.deadline).min() }

  /// Tells the gestures that wait for time to pass that the finger is still there.
  func wait(time: Double) {
    guard let deadline, deadline <= time else { return }
    send(.moved, at: location, velocity: .zero, time: time)
  }

  /// Two fingers instead of one, nil while there is one.
  var pair: FingerPair?

  private func send(_ phase: TouchEvent.Phase, at point: CGPoint, velocity: CGSize, time: Double) {
    let event = TouchEvent(
      phase: phase, location: point, time: time, velocity: velocity, pair: pair)
    for (index, follower) in followers.enumerated() {
      let recognizer = follower.recognizer
      guard recognizer.state == .possible || recognizer.state == .active else { continue }
      recognizer.handle(event)
      let hasWon = recognizer.state == .active || recognizer.state == .ended
      if hasWon, !hasWinner, !follower.isSimultaneous { shutOthersOut(index) }
    }
  }

  private func shutOthersOut(_ winner: Int) {
    hasWinner = true
    let own = followers[winner].recognizer
    for (index, follower) in followers.enumerated()
    where index != winner && !follower.isSimultaneous && follower.recognizer.state != .ended {
      let other = follower.recognizer
      if !own.allows(other), !other.allows(own) { other.cancel() }
    }
  }
}

extension LayoutNode {
  /// Turns a place in the window into one in a space of this node.
  ///
  /// The node's own space is where it was when the finger came down, so that a view that moves with
  /// the finger is told the finger's way and not its own.
  func convert(
    _ point: CGPoint, to space: CoordinateSpace, hit: CGPoint, at local: CGPoint
  ) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return CGPoint(x: point.x - hit.x + local.x, y: point.y - hit.y + local.y)
    case .named(let name):
      guard let origin = ancestor(named: name)?.globalOrigin else { return point }
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }
}
