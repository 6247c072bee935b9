import Foundation

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Not yet in sight, at the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// No longer in sight, at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in sight, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from phase to phase while it is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// The ways from phase to phase.
  enum Kind {
    case none
    case interactive(UnitCurve)
    case discrete
  }

  let kind: Kind
  var threshold: Threshold

  /// By how far the view is in sight.
  public static let interactive = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
  /// At once where the view crosses the threshold; a picture shows the one or the other.
  public static let animated = ScrollTransitionConfiguration.animated(.default)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .none, threshold: .visible)

  /// By how far the view is in sight, along a curve.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// At once where the view crosses the threshold; a picture shows the one or the other.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .discrete, threshold: .visible(0.5))
  }

  /// Returns the configuration with an animation, which a picture doesn't show.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Returns the configuration with another place at which the view counts as in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// A place at which a view counts as in sight.
  ///
  /// A place is where the view's start lies: a share of the scroll view's length, a share of its
  /// own length, and a distance.
  public struct Threshold: Sendable {
    private var window: CGFloat
    private var length: CGFloat
    private var distance: CGFloat = 0

    private init(window: CGFloat, length: CGFloat) {
      self.window = window
      self.length = length
    }

    /// All of the view is in sight.
    public static let visible = Threshold(window: 1, length: -1)
    /// None of the view is in sight.
    public static let hidden = Threshold(window: 1, length: 0)
    /// The view is in the middle.
    public static var centered: Threshold { Threshold(window: 0.5, length: -0.5) }

    /// A share of the view is in sight.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(window: 1, length: -CGFloat(amount))
    }

    /// Returns a place on the way to another one.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var copy = self
      let share = CGFloat(amount)
      copy.window += (other.window - window) * share
      copy.length += (other.length - length) * share
      copy.distance += (other.distance - distance) * share
      return copy
    }

    /// Returns a place further in by a distance, in points.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.distance -= CGFloat(distance)
      return copy
    }

    /// The place of a view's start for the length of the scroll view and its own, in points.
    func place(in windowLength: CGFloat, of viewLength: CGFloat) -> CGFloat {
      windowLength * window + viewLength * length + distance
    }
  }

  /// How far a view is out of sight, from 0 to 1, by the place of its start.
  func progress(_ start: CGFloat, _ length: CGFloat, in window: CGFloat) -> Double {
    if case .none = kind { return 0 }
    let place = threshold.place(in: window, of: length)
    guard start > place else { return 0 }
    switch kind {
    case .none: return 0
    case .discrete: return 1
    case .interactive(let curve):
      guard window > place else { return 1 }
      let share = min(Double((start - place) / (window - place)), 1)
      return share < 1 ? curve.value(at: share) : 1
    }
  }
}

extension LayoutNode {
  /// How far the box is out of its scroll view's sight, and at which end: −1 to 1.
  fileprivate func scrollProgress(
    _ axis: Axis?, _ topLeading: ScrollTransitionConfiguration,
    _ bottomTrailing: ScrollTransitionConfiguration
  ) -> Double {
    guard let scroll = enclosingScroll, let layout = scroll.behavior as? ScrollLayout else {
      return 0
    }
    let axis = axis ?? layout.stackAxis
    let start = globalOrigin[axis] - scroll.globalOrigin[axis]
    let (length, window) = (frame.size[axis], scroll.frame.size[axis])
    guard length > 0 else { return 0 }
    let before = topLeading.progress(window - length - start, length, in: window)
    let behind = bottomTrailing.progress(start, length, in: window)
    return before > behind ? -before : behind
  }
}

extension View {
  /// Changes the view's picture where it comes into and goes out of a scroll view's sight.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis,
      transition: transition)
  }

  /// Changes the view's picture where it comes into and goes out of a scroll view's sight.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(
        layout: VisualEffectBehavior(label: "scrollTransition") { node in
          let progress = node.scrollProgress(axis, topLeading, bottomTrailing)
          let rest = transition(EmptyVisualEffect(), .identity)._changes
          guard progress != 0 else { return rest }
          return transition(EmptyVisualEffect(), progress < 0 ? .topLeading : .bottomTrailing)
            ._changes.mixed(from: rest, abs(progress))
        }))
  }
}
