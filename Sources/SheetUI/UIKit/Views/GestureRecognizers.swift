public import Foundation

/// Recognizes taps.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; a stage taps with one.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that count; a stage has fingers.
  open var buttonMaskRequired = 1
  private var taps = 0
  private var lastTap = 0.0

  /// How far a finger may move, in points.
  static let allowance: CGFloat = 10
  /// How long the next tap of a series may take, in seconds.
  static let pause = 0.35

  /// Whether a series of taps has begun that another tap may go on with.
  var mayGoOn: Bool { taps > 0 && taps < numberOfTapsRequired }

  /// Fails where the finger moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let hand, hand.distance > Self.allowance { fail() }
  }

  /// Counts the tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let hand, numberOfTouchesRequired == 1 else { return fail() }
    taps = hand.startTime - lastTap <= Self.pause ? taps + 1 : 1
    lastTap = hand.time
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    let waiting = forerunners.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.isEnabled && $0.view != nil && $0.numberOfTapsRequired > numberOfTapsRequired }
    guard !waiting.isEmpty else { return begin(.ended) }
    Stage.current?.clock.schedule(after: Self.pause) { [weak self] in
      // A tap that went on has set the count of the others back.
      guard let self, waiting.contains(where: \.mayGoOn) else { return }
      for tap in waiting { tap.taps = 0 }
      begin(.ended)
      clear()
    }
  }

  private func fail() {
    taps = 0
    state = .failed
  }
}

/// Recognizes drags.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling of a pointer that count; a stage has fingers.
  open var allowedScrollTypesMask = 0
  private var origin = CGPoint.zero

  /// How far a finger moves before it drags, in points.
  static let slop: CGFloat = 10

  /// Returns how far the drag has gone, in points.
  open func translation(in view: UIView?) -> CGPoint {
    guard let hand else { return .zero }
    return CGPoint(x: hand.place.x - origin.x, y: hand.place.y - origin.y)
  }
  /// Sets how far the drag has gone.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let hand else { return }
    origin = CGPoint(x: hand.place.x - translation.x, y: hand.place.y - translation.y)
  }
  /// Returns how fast the drag is, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    hand.map { CGPoint(x: $0.velocity.width, y: $0.velocity.height) } ?? .zero
  }

  /// Whether the finger's way so far can become this drag.
  func accepts(_ hand: Hand) -> Bool { hand.distance >= Self.slop }

  /// Begins the drag, or goes on with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let hand else { return }
    if state == .possible, minimumNumberOfTouches <= 1, accepts(hand) {
      origin = hand.place
      begin(.began)
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  /// Ends the drag.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  /// Ends the drag.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}

/// Recognizes drags from an edge of the screen.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []

  /// How far from the edge the finger may come down, in points.
  private static let reach: CGFloat = 20

  override func accepts(_ hand: Hand) -> Bool {
    guard super.accepts(hand), let size = Stage.current?.window.size else { return false }
    let (start, way) = (hand.start, hand.way)
    return edges.contains(.left) && start.x <= Self.reach && way.x > abs(way.y)
      || edges.contains(.right) && start.x >= size.width - Self.reach && -way.x > abs(way.y)
      || edges.contains(.top) && start.y <= Self.reach && way.y > abs(way.x)
      || edges.contains(.bottom) && start.y >= size.height - Self.reach && -way.y > abs(way.x)
  }
}

/// Recognizes fingers that stay.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps before; a stage's presses come without.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  override var deadline: Double? {
    guard state == .possible, let hand else { return nil }
    return hand.startTime + max(minimumPressDuration, 0)
  }

  /// Begins where there is nothing to wait for.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if minimumPressDuration <= 0 { begin(.began) }
  }

  /// Begins when the finger has stayed long enough, and goes on as it moves.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let hand else { return }
    if state == .began || state == .changed {
      state = .changed
    } else if hand.distance > allowableMovement {
      state = .failed
    } else if let deadline, hand.time >= deadline {
      begin(.began)
    }
  }

  /// Ends the press.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  /// Ends the press.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}

/// Recognizes swipes.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// How far a swipe goes, in points, and how long it may take, in seconds.
  private static let (length, time): (CGFloat, Double) = (50, 0.5)

  /// Ends the swipe once the finger has gone far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let hand else { return }
    if hand.time - hand.startTime > Self.time {
      state = .failed
      return
    }
    let way = hand.way
    let long = max(abs(way.x), abs(way.y))
    guard long >= Self.length else { return }
    let side: Direction =
      abs(way.x) > abs(way.y) ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    if direction.contains(side), numberOfTouchesRequired == 1 {
      begin(.ended)
    } else {
      state = .failed
    }
  }
}

/// Recognizes two fingers that move apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart, as a multiple of the start.
  open var scale: CGFloat = 1
  /// How fast, a second.
  open var velocity: CGFloat { 0 }

  /// Begins the pinch, or goes on with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = hand?.pair else { return }
    scale = pair.scale
    follow(isBeyond: abs(pair.scale - 1) >= 0.01)
  }
  /// Ends the pinch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(.ended) }
  /// Ends the pinch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    end(.cancelled)
  }
}

/// Recognizes two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second.
  open var velocity: CGFloat { 0 }

  /// Begins the turn, or goes on with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = hand?.pair else { return }
    rotation = CGFloat(pair.angle.radians)
    follow(isBeyond: abs(rotation) >= 0.02)
  }
  /// Ends the turn.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(.ended) }
  /// Ends the turn.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    end(.cancelled)
  }
}

/// Recognizes a pointer over a view; a stage has none.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer {
  /// Begins what two fingers do, or goes on with it.
  fileprivate func follow(isBeyond: Bool) {
    if state == .began || state == .changed {
      state = .changed
    } else if state == .possible, isBeyond {
      begin(.began)
    }
  }

  fileprivate func end(_ new: State) {
    state = state == .began || state == .changed ? new : .failed
  }
}
