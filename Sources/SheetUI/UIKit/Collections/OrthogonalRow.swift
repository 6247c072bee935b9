import Foundation

/// A section that scrolls by itself, from side to side.
struct OrthogonalRow {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where the section is in the content.
  let frame: CGRect
  /// The width that shows, in points.
  let room: CGFloat
  /// The width of everything, in points.
  let length: CGFloat
  /// Where the groups begin, from the first one.
  let starts: [CGFloat]
  /// The width of a group, in points.
  let group: CGFloat

  private var isCentered: Bool { behavior == .groupPagingCentered }
  /// What centered pages are moved by, in points.
  private var slack: CGFloat { isCentered ? (room - group) / 2 : 0 }
  /// How far the section is scrolled at first.
  var first: CGFloat { -slack }
  var range: ClosedRange<CGFloat> { first...max(first, length - room + slack) }

  /// Where the section comes to rest after a finger has left it at a velocity.
  func rest(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    // The way that is left at UIKit's normal rate of slowing down, in seconds of the velocity.
    let free = offset - velocity * 0.499
    let least: CGFloat = 300
    let step: CGFloat = velocity < -least ? 1 : velocity > least ? -1 : 0
    let target: CGFloat
    switch behavior {
    case .none, .continuous: target = free
    case .continuousGroupLeadingBoundary: target = nearest(to: free)
    case .paging:
      target =
        ((offset / room).rounded(step > 0 ? .up : step < 0 ? .down : .toNearestOrEven)) * room
    case .groupPaging, .groupPagingCentered: target = page(offset, step)
    }
    return min(max(target, range.lowerBound), range.upperBound)
  }

  private func nearest(to offset: CGFloat) -> CGFloat {
    let all = starts.map { $0 - slack }
    return all.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  private func page(_ offset: CGFloat, _ step: CGFloat) -> CGFloat {
    let all = starts.map { $0 - slack }
    if step > 0 { return all.first { $0 > offset } ?? nearest(to: offset) }
    if step < 0 { return all.last { $0 < offset } ?? nearest(to: offset) }
    return nearest(to: offset)
  }
}

/// Follows a finger that scrolls a section from side to side.
final class OrthogonalRecognizer: GestureRecognizer {
  private weak var view: UICollectionView?
  private var start: (finger: CGPoint, section: Int, offset: CGFloat)?

  init(_ view: UICollectionView) { self.view = view }

  private var layout: UICollectionViewCompositionalLayout? {
    view?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  override func handle(_ event: TouchEvent) {
    guard let view, let layout else {
      state = .failed
      return
    }
    switch event.phase {
    case .began:
      let place = view.convert(event.location, from: nil)
      guard let hit = layout.rows.first(where: { $0.value.frame.contains(place) }) else {
        state = .failed
        return
      }
      start = (event.location, hit.key, layout.offset(of: hit.key))
    case .moved: move(event, layout)
    case .ended, .cancelled: end(event, layout)
    }
  }

  private func move(_ event: TouchEvent, _ layout: UICollectionViewCompositionalLayout) {
    guard let start, let row = layout.rows[start.section] else { return }
    let way = CGPoint(x: event.location.x - start.finger.x, y: event.location.y - start.finger.y)
    if state == .possible {
      guard way != .zero else { return }
      state = abs(way.x) > abs(way.y) ? .active : .failed
    }
    guard state == .active else { return }
    let range = row.range
    layout.scroll(
      start.section, to: min(max(start.offset - way.x, range.lowerBound), range.upperBound))
  }

  private func end(_ event: TouchEvent, _ layout: UICollectionViewCompositionalLayout) {
    guard state == .active, let start, let row = layout.rows[start.section] else { return cancel() }
    state = .ended
    let rest = row.rest(
      from: layout.offset(of: start.section), velocity: event.velocity.width)
    UIViewAnimation.run(.systemTransition, lasting: PresentationOptions.duration) {
      layout.scroll(start.section, to: rest)
      view?.layoutIfNeeded()
    }
  }
}
