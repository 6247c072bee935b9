public import Foundation

extension AccessibilityTraits {
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 7)
  /// Something that makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 8)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 9)
  /// What sums a screen up.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 10)
  /// Something that often changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that starts to play.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// A page that turns when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 16)
}

/// How an assistive technique zooms into a view.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way it zooms.
  public enum Direction: Hashable, Sendable {
    /// Closer.
    case zoomIn
    /// Further away.
    case zoomOut
  }

  /// Which way it zooms.
  public let direction: Direction
  /// Where, in shares of the view.
  public let location: UnitPoint
  /// Where, in points of the window.
  public let point: CGPoint
}

/// How a quick action is shown on a watch.
public protocol AccessibilityQuickActionStyle {}

/// A quick action that is shown beside the view.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

/// A quick action that is shown by an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// Beside the view.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// By an outline.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension View {
  /// Lets assistive techniques zoom in the view; a picture doesn't show it.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Says where assistive techniques drag the view from; a picture doesn't show it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Says where assistive techniques drag the view from; a picture doesn't show it.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Says where assistive techniques drop something on the view; a picture doesn't show it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { self }

  /// Says where assistive techniques drop something on the view; a picture doesn't show it.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Adds actions for a gesture of the hand that wears a watch; a picture doesn't show them.
  nonisolated public func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
    style: S, @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Adds actions for a gesture of the hand that wears a watch; a picture doesn't show them.
  nonisolated public func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
    style: S, isActive: Binding<Bool>, @ViewBuilder content: () -> C
  ) -> some View { self }
}
