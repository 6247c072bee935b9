public import Foundation

/// What is told to assistive techniques; nobody listens to a picture, so that posting does nothing.
public enum AccessibilityNotification {
  /// Something to be said.
  public struct Announcement: Sendable {
    /// The words.
    let words: String

    /// Creates an announcement of a string.
    @_disfavoredOverload
    public init(_ announcement: String) { words = announcement }

    /// Creates an announcement of a text with attributes.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }

    /// Creates an announcement of a text in the language of the user.
    public init(_ announcement: LocalizedStringResource) { words = String(localized: announcement) }

    /// Tells it to assistive techniques, of which a picture has none.
    public func post() {}
  }

  /// That a part of the screen has changed.
  public struct LayoutChanged {
    /// Creates a notification.
    ///
    /// - Parameter element: What to read next; nil for the system's choice.
    public init(_ element: Any? = nil) {}

    /// Tells it to assistive techniques, of which a picture has none.
    public func post() {}
  }

  /// That most of the screen has changed.
  public struct ScreenChanged {
    /// Creates a notification.
    ///
    /// - Parameter element: What to read next; nil for the system's choice.
    public init(_ element: Any? = nil) {}

    /// Tells it to assistive techniques, of which a picture has none.
    public func post() {}
  }

  /// That a page was scrolled.
  public struct PageScrolled: Sendable {
    /// Creates a notification with words about the new place.
    @_disfavoredOverload
    public init(_ status: String) {}

    /// Creates a notification with words about the new place, with attributes.
    @_disfavoredOverload
    public init(_ status: AttributedString) {}

    /// Creates a notification with words about the new place in the language of the user.
    public init(_ status: LocalizedStringResource) {}

    /// Tells it to assistive techniques, of which a picture has none.
    public func post() {}
  }
}
