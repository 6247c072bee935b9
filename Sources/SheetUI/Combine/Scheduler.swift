public import Dispatch
public import Foundation

/// Where and when a stream's work is done.
public protocol Scheduler<SchedulerTimeType> {
  /// An instant of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What work can be asked for beyond its time.
  associatedtype SchedulerOptions

  /// The present instant.
  var now: SchedulerTimeType { get }
  /// The smallest interval that makes a difference.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does something soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something at an instant.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something at an instant and again and again.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does something at an instant.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does something at an instant and again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// What can be made of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of seconds.
  static func seconds(_ s: Int) -> Self
  /// An interval of seconds.
  static func seconds(_ s: Double) -> Self
  /// An interval of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// An interval of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// An interval of billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// An instant of a stream's clock, in seconds: the stage's, where one is acting.
public struct StreamInstant: Strideable, Hashable, Sendable {
  /// The seconds since the clock started.
  public var seconds: Double

  /// The time between two instants, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    Sendable, ExpressibleByFloatLiteral
  {
    /// The seconds.
    public var timeInterval: Double

    /// Creates an interval of seconds.
    public init(_ timeInterval: Double) { self.timeInterval = timeInterval }
    /// Creates an interval of seconds.
    public init(floatLiteral value: Double) { timeInterval = value }
    /// Creates an interval of seconds.
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    /// Creates an interval of seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Double(exactly: source) else { return nil }
      timeInterval = value
    }
    /// Creates an interval of Dispatch's.
    public init(_ interval: DispatchTimeInterval) { timeInterval = interval.seconds }

    /// The length of the interval.
    public var magnitude: Double { abs(timeInterval) }

    /// An interval of seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// An interval of seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// An interval of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// An interval of millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// An interval of billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Whether one interval is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    /// The product of two intervals' seconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    /// Multiplies with another interval's seconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
    /// The sum.
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    /// The difference.
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
  }

  /// The interval to another instant.
  public func distance(to other: StreamInstant) -> Stride { Stride(other.seconds - seconds) }

  /// The instant an interval later.
  public func advanced(by n: Stride) -> StreamInstant {
    StreamInstant(seconds: seconds + n.timeInterval)
  }

  /// The present instant.
  static var now: StreamInstant {
    let virtual = StreamTime.onStage { $0.now }
    return StreamInstant(seconds: virtual ?? Date().timeIntervalSinceReferenceDate)
  }
}

/// What can be asked of work beyond its time; nothing on a stage.
public struct StreamOptions: Sendable {
  /// Creates options.
  public init() {}
}

/// Runs streams' work by the clock of the acting stage, or else by the machine's.
enum StreamTime {
  /// Reads the acting stage's clock; nil where there is none.
  static func onStage<T>(_ action: @MainActor (VirtualClock) -> T) -> T? {
    guard MainThread.isCurrent else { return nil }
    nonisolated(unsafe) var result: T?
    MainActor.assumeIsolated { result = (Stage.current?.clock).map(action) }
    return result
  }

  /// Hands what is to run on a queue to the acting stage, which never runs what is due in no time.
  ///
  /// - Returns: What takes it back, or nil where no stage is acting or the queue or thread is
  ///   another than the main one.
  static func schedule(
    after delay: Double, on queue: DispatchQueue, isBackground: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable? {
    guard MainThread.isServed(by: queue) else { return nil }
    return onStage { clock in
      guard delay.isFinite else { return AnyCancellable {} }
      let serial = clock.schedule(after: delay, isBackground: isBackground, action)
      return AnyCancellable { [weak clock] in
        // Another stage may be acting by then: the clock is the one that knows the number.
        if MainThread.isCurrent { MainActor.assumeIsolated { clock?.cancel(serial) } }
      }
    }
  }

  /// Runs an action after a delay, on a queue where no stage is acting.
  ///
  /// - Returns: What takes it back.
  static func run(
    after delay: Double, on queue: DispatchQueue, isBackground: Bool = false,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    let taken = schedule(after: delay, on: queue, isBackground: isBackground) { action() }
    if let taken { return taken }
    let item = DispatchWorkItem { action() }
    if delay.isFinite { queue.asyncAfter(deadline: DispatchTime.now() + delay, execute: item) }
    nonisolated(unsafe) let kept = item
    return AnyCancellable { kept.cancel() }
  }

  /// Runs an action again and again, which doesn't keep a stage from settling.
  static func repeating(
    after delay: Double, every interval: Double, on queue: DispatchQueue,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let chain = RepeatingWork(interval: max(interval, 0.000_1), queue: queue, action)
    chain.start(after: delay)
    return AnyCancellable { chain.stop() }
  }
}

/// Work that starts itself again.
private final class RepeatingWork {
  private let interval: Double
  private let queue: DispatchQueue
  private let action: () -> Void
  private var next: AnyCancellable?
  private var isStopped = false

  init(interval: Double, queue: DispatchQueue, _ action: @escaping () -> Void) {
    (self.interval, self.queue, self.action) = (interval, queue, action)
  }

  func start(after delay: Double) {
    guard !isStopped else { return }
    next = StreamTime.run(after: delay, on: queue, isBackground: true) { self.fire() }
  }

  private func fire() {
    action()
    start(after: interval)
  }

  func stop() {
    isStopped = true
    next?.cancel()
    next = nil
  }
}

/// A scheduler that serves one Dispatch queue.
public protocol _QueueScheduler: Scheduler
where SchedulerTimeType == StreamInstant, SchedulerOptions == StreamOptions {
  /// The queue.
  var _queue: DispatchQueue { get }
}

extension _QueueScheduler {
  /// The present instant.
  public var now: StreamInstant { .now }
  /// No tolerance.
  public var minimumTolerance: StreamInstant.Stride { 0 }

  /// Does something soon.
  public func schedule(options: StreamOptions?, _ action: @escaping () -> Void) {
    StreamTime.run(after: 0, on: _queue, action).detach()
  }

  /// Does something at an instant.
  public func schedule(
    after date: StreamInstant, tolerance: StreamInstant.Stride, options: StreamOptions?,
    _ action: @escaping () -> Void
  ) {
    StreamTime.run(after: date.seconds - now.seconds, on: _queue, action).detach()
  }

  /// Does something at an instant and again and again.
  public func schedule(
    after date: StreamInstant, interval: StreamInstant.Stride, tolerance: StreamInstant.Stride,
    options: StreamOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    StreamTime.repeating(
      after: date.seconds - now.seconds, every: interval.timeInterval, on: _queue, action)
  }
}

extension DispatchQueue: _QueueScheduler {
  /// The queue itself.
  public var _queue: DispatchQueue { self }
}

extension RunLoop: _QueueScheduler {
  /// The main queue, for every run loop.
  public var _queue: DispatchQueue { .main }
}

extension OperationQueue: _QueueScheduler {
  /// The queue that the operations run on.
  public var _queue: DispatchQueue {
    underlyingQueue ?? (self === OperationQueue.main ? .main : .global())
  }
}

/// A scheduler that does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The only one.
  public static let shared = ImmediateScheduler()

  /// The present instant.
  public var now: StreamInstant { .now }
  /// No tolerance.
  public var minimumTolerance: StreamInstant.Stride { 0 }

  /// Does something at once.
  public func schedule(options: StreamOptions?, _ action: @escaping () -> Void) { action() }

  /// Does something at once.
  public func schedule(
    after date: StreamInstant, tolerance: StreamInstant.Stride, options: StreamOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does something at once, and not again.
  public func schedule(
    after date: StreamInstant, interval: StreamInstant.Stride, tolerance: StreamInstant.Stride,
    options: StreamOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
