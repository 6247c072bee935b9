public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: SheetUI.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never

    /// The center that is listened to.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// The notifications' sender; nil for any.
    public let object: AnyObject?

    /// Creates a publisher of the notifications of a name and sender.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {
      let (center, name, object) = (center, name, object)
      CreatedPublisher<Notification, Never> { buffer in
        nonisolated(unsafe) let out = buffer
        nonisolated(unsafe) let token = center.addObserver(
          forName: name, object: object, queue: nil
        ) { out.send($0) }
        return AnyCancellable { center.removeObserver(token) }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher of the notifications of a name and sender.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// A publisher that sends the time again and again, by the clock of the acting stage.
  ///
  /// A class, because its subscribers share it.
  public final class TimerPublisher: ConnectablePublisher {
    /// The time.
    public typealias Output = Date
    /// Nothing goes wrong.
    public typealias Failure = Never

    /// The seconds between two values.
    public let interval: TimeInterval
    /// How late a value may be; it never is.
    public let tolerance: TimeInterval?
    /// The run loop; the main one, whatever is given.
    public let runLoop: RunLoop
    /// The run loop's mode; it makes no difference.
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: StreamOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      let subject = subject
      return StreamTime.repeating(after: interval, every: interval, on: .main) {
        subject.send(StreamTime.date)
      }
    }
  }

  /// A publisher that sends the time again and again, by the clock of the acting stage.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: StreamOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension StreamTime {
  /// The time of day: the stage's, where one is acting.
  static var date: Date { onStage { VirtualClock.start.addingTimeInterval($0.now) } ?? Date() }
}

extension Publisher where Output == Data {
  /// Decodes values; an error ends the stream.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> some SheetUI.Publisher<Item, any Error> {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes values as JSON; an error ends the stream.
  public func encode(encoder: JSONEncoder) -> some SheetUI.Publisher<Data, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
