public import Foundation

// The spellings of SwiftUI's first version. None of these has an effect on a picture.
extension View {
  /// Names the view for assistive techniques; a picture doesn't show it.
  nonisolated public func accessibility(label: Text) -> some View { self }

  /// Says what the view does for assistive techniques; a picture doesn't show it.
  nonisolated public func accessibility(hint: Text) -> some View { self }

  /// Tells the view's value to assistive techniques; a picture doesn't show it.
  nonisolated public func accessibility(value: Text) -> some View { self }

  /// Names the view for tests; a picture doesn't show it.
  nonisolated public func accessibility(identifier: String) -> some View { self }

  /// Names the view for tests of selections; a picture doesn't show it.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Hides the view from assistive techniques; it stays in the picture.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }

  /// Tells assistive techniques what the view is; a picture doesn't show it.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Tells assistive techniques what the view isn't; a picture doesn't show it.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says in which order the view is read; a picture doesn't show it.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }

  /// Says by which words the view is spoken to; a picture doesn't show it.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Says where the view is touched, in points; a picture doesn't show it.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Says where the view is touched, in parts of its size; a picture doesn't show it.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
}
