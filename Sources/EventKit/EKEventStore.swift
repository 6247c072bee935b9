// User code that imports `EventKit` relies on it for Foundation's names.
@_exported public import Foundation

/// What is in a calendar.
public enum EKEntityType: UInt, Sendable {
  /// Appointments.
  case event = 0
  /// Things to do.
  case reminder = 1
}

/// What an app may do with calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// Nobody may ask.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Everything.
  case fullAccess = 3
  /// To put something in.
  case writeOnly = 4
  /// Everything, by the older name.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which appointments of a row are meant.
public enum EKSpan: Int, Sendable {
  /// One.
  case thisEvent = 0
  /// One and those after it.
  case futureEvents = 1
}

/// Why something could not be done with calendars.
public struct EKError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The user does not want it.
    case eventStoreNotAuthorized = 29
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The name.
  open var title = ""
  /// What tells calendars apart.
  open var calendarIdentifier: String { "" }
}

/// A signal before an appointment.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// The time from the start, in seconds.
  open var relativeOffset: TimeInterval

  /// Creates a signal some seconds from the start.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// What is in a calendar.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String? = ""
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// An address on the web.
  open var url: URL?
  /// The calendar.
  open var calendar: EKCalendar?
  /// The signals.
  open var alarms: [EKAlarm]?

  /// Adds a signal.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An appointment.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// When it starts.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// Whether it takes whole days.
  open var isAllDay = false
  /// What tells appointments apart: nothing, since none is kept.
  open var eventIdentifier: String? { nil }

  /// Creates an appointment.
  public init(eventStore: EKEventStore) {}
}

/// Something to do.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Until when.
  open var dueDateComponents: DateComponents?
  /// Whether it is done.
  open var isCompleted = false
  /// How urgent it is, from 1; 0 if nothing was said.
  open var priority = 0

  /// Creates something to do.
  public init(eventStore: EKEventStore) {}
}

/// The user's calendars: none, and the app may not have them.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Called with the user's answer.
  public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

  /// Creates what keeps calendars.
  public override init() { super.init() }

  /// What the app may do: nothing.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// The calendar for new appointments: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// All calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// The calendar for new things to do: none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  /// Asks the user, who says no.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }
  /// Asks the user, who says no.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks the user, who says no.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks the user, who says no.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks the user, who says no.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Asks the user, who says no.
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }
  /// Asks the user, who says no.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }

  /// Keeps an appointment, which fails.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Keeps something to do, which fails.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Takes an appointment out, which fails.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}
