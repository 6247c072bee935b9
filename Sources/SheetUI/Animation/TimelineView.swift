public import Foundation

/// When a view is evaluated again.
public protocol TimelineSchedule {
  /// The instants.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// How exact the instants are.
  typealias Mode = TimelineScheduleMode

  /// Returns the instants from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How exact the instants of a schedule are.
public enum TimelineScheduleMode: Sendable {
  /// As asked.
  case normal
  /// Seldom.
  case lowFrequency
}

/// An instant every some seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the instants from one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let step = max(interval, 1.0 / 120)
    let passed = startDate.timeIntervalSince(start)
    let first = start.addingTimeInterval((passed / step).rounded(.up) * step)
    return sequence(first: first) { $0.addingTimeInterval(step) }
  }
}

/// An instant every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns the instants from one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// An instant every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double?
  let isPaused: Bool

  /// Creates a schedule; the interval is in seconds, nil for 60 a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval
    isPaused = paused
  }

  /// Returns the instants from one on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let step = max(interval ?? 1.0 / 60, 1.0 / 120)
    let isPaused = isPaused
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(step) }
  }
}

/// Given instants.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the instants.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// An instant every some seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// An instant every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// An instant every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// An instant every frame.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Given instants.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A view that is evaluated again at the instants of a schedule.
///
/// Instants follow the stage's clock, which stands at the reference date's beginning when the view
/// first appears. A stage settles without waiting for them.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _BuiltInView {
  /// What the content knows.
  public struct Context {
    /// How often the view is evaluated.
    public enum Cadence: Comparable, Sendable {
      /// Every frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The instant.
    public let date: Date
    /// How often the view is evaluated.
    public let cadence: Cadence
    /// Does nothing: here nothing is kept from earlier instants.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content

  /// Creates a view.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = {
      content(TimelineViewDefaultContext(date: $0.date, cadence: .live))
    }
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    TimelineNode(view, inputs)
  }
}

/// What the content of a timeline knows.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// The node of a timeline; it has itself evaluated again at the next instant.
@MainActor
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _TypedNode<
  TimelineView<Schedule, Content>
>
{
  private var child: _TypedNode<Content>?
  private var event: Int?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let graph = inputs.graph
    let now = Date(timeIntervalSinceReferenceDate: graph.time)
    var shown = now
    var next: Date?
    for date in view.schedule.entries(from: now, mode: .normal).prefix(10_000) {
      if date > now {
        next = date
        break
      }
      shown = date
    }
    let content = graph.trackingObservation(of: self) {
      view.content(.init(date: shown, cadence: .live))
    }
    let childInputs = inputs.child(of: self)
    child = content.node(updating: child, childInputs)
    if let event { graph.clock.cancel(event) }
    event = next.map { date in
      graph.clock.schedule(after: date.timeIntervalSince(now), isBackground: true) { [weak self] in
        guard let self, !self.isRemoved else { return }
        graph.queue.add { graph.invalidate(self) }
      }
    }
  }

  override func didRemove() { if let event { inputs.graph.clock.cancel(event) } }
}
