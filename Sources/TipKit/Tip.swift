// User code that imports `TipKit` relies on it for SwiftUI's names.
@_exported public import Foundation
@_exported public import SheetUI

/// Advice for the user.
///
/// Rules about when to show it aren't kept: advice in a `TipView` is shown until the user closes it
/// or the app no longer needs it.
public protocol Tip: Identifiable, Sendable {
  /// A button of advice.
  typealias Action = Tips.Action
  /// What is kept about advice.
  typealias Option = TipOption
  /// When advice is shown.
  typealias Rule = Tips.Rule

  /// The name.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The text.
  var message: Text? { get }
  /// The picture.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// When it is shown; nothing is kept.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How it is shown; nothing is kept.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// How often it may be shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Whether it is shown however often others were.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The name of the type.
  public var id: String { String(describing: Self.self) }
  /// No text.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// Always.
  public var rules: [Rule] { [] }
  /// The usual way.
  public var options: [any TipOption] { [] }

  /// Whether it is shown: until it is no longer needed.
  public var shouldDisplay: Bool { !Tips.isDone(id) }
  /// Whether it is needed.
  public var status: Tips.Status {
    Tips.isDone(id) ? .invalidated(.actionPerformed) : .available
  }
  /// Says that it is no longer needed.
  public func invalidate(reason: Tips.InvalidationReason) { Tips.finish(id) }
}

/// How advice is shown.
public protocol TipOption: Sendable {}

/// All advice of an app.
public enum Tips {
  /// Why advice is no longer needed.
  public enum InvalidationReason: Sendable {
    /// The user has done it.
    case actionPerformed
    /// It was shown often enough.
    case displayCountExceeded
    /// It was shown long enough.
    case displayDurationExceeded
    /// The user has closed it.
    case tipClosed
  }

  /// Whether advice is needed.
  public enum Status: Equatable, Sendable {
    /// Not yet.
    case pending
    /// It is.
    case available
    /// No longer.
    case invalidated(InvalidationReason)
  }

  /// A button of advice.
  public struct Action: Identifiable, Sendable {
    /// The name.
    public let id: String
    let label: Text
    let handler: @Sendable () -> Void

    /// Creates a button.
    public init(
      id: String = "", title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, label, self.handler) = (id, Text(title), handler) }
    /// Creates a button.
    public init(
      id: String = "", perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping () -> Text
    ) { (self.id, self.label, self.handler) = (id, label(), handler) }
  }

  /// When advice is shown; nothing is kept.
  public struct Rule: Sendable {}

  /// Something that happens in an app.
  public struct Event: Sendable {
    /// The name.
    public let id: String

    /// Creates something that happens.
    public init(id: String) { self.id = id }
    /// Notes that it has happened; nothing is kept.
    public func donate() async {}
    /// Notes that it has happened; nothing is kept.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  /// How often advice may be shown; it is shown.
  public struct MaxDisplayCount: TipOption {
    /// Creates a number.
    public init(_ count: Int) {}
  }

  /// Whether it is shown however often others were; it is.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Says it.
    public init(_ ignores: Bool) {}
  }

  /// How all advice is kept; nothing is.
  public struct ConfigurationOption: Sendable {
    /// How often advice is shown.
    public struct DisplayFrequency: Sendable {
      /// As often as there is any.
      public static let immediate = DisplayFrequency()
      /// Once an hour.
      public static let hourly = DisplayFrequency()
      /// Once a day.
      public static let daily = DisplayFrequency()
      /// Once a week.
      public static let weekly = DisplayFrequency()
      /// Once a month.
      public static let monthly = DisplayFrequency()
    }

    /// Where things are kept.
    public enum DatastoreLocation: Sendable {
      /// In the usual place.
      case applicationDefault
      /// In a folder.
      case url(URL)
      /// In a group's folder.
      case groupContainer(identifier: String)
    }

    /// Says how often advice is shown.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Says where things are kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  private final class Store: @unchecked Sendable {
    let lock = NSLock()
    var done: Set<String> = []
  }
  private static let store = Store()

  static func isDone(_ id: String) -> Bool { store.lock.withLock { store.done.contains(id) } }
  static func finish(_ id: String) { _ = store.lock.withLock { store.done.insert(id) } }

  /// Gets ready.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Forgets what is no longer needed.
  public static func resetDatastore() throws { store.lock.withLock { store.done = [] } }
  /// Shows all advice, as is done in any case.
  public static func showAllTipsForTesting() {}
  /// Hides all advice; it is shown.
  public static func hideAllTipsForTesting() {}

  /// Collects buttons.
  @resultBuilder
  public enum ActionBuilder {
    /// Lists buttons.
    public static func buildBlock(_ actions: Action...) -> [Action] { actions }
    /// Takes a list.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Takes a button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Joins lists.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap(\.self) }
  }

  /// Collects rules.
  @resultBuilder
  public enum RuleBuilder {
    /// Lists rules.
    public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
    /// Takes a list.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Joins lists.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap(\.self) }
  }

  /// Collects options.
  @resultBuilder
  public enum OptionsBuilder {
    /// Takes an option.
    public static func buildExpression(_ option: some TipOption) -> any TipOption { option }
    /// Lists options.
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }
}
