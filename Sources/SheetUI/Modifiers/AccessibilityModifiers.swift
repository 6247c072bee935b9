/// What a view is to assistive techniques.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// A view that hides all others while it is there.
  public static let isModal = AccessibilityTraits(rawValue: 64)
}

// None of these has an effect on a picture; they are there so that code that uses them compiles.
extension View {
  /// Names the view for assistive techniques; a picture doesn't show it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Names the view for assistive techniques; a picture doesn't show it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Names the view for assistive techniques; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Says what the view does for assistive techniques; a picture doesn't show it.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Says what the view does for assistive techniques; a picture doesn't show it.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Says what the view does for assistive techniques; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Tells the view's value to assistive techniques; a picture doesn't show it.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
  /// Tells the view's value to assistive techniques; a picture doesn't show it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Tells the view's value to assistive techniques; a picture doesn't show it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Hides the view from assistive techniques; it stays in the picture.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Tells assistive techniques what the view is; a picture doesn't show it.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Tells assistive techniques what the view isn't; a picture doesn't show it.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> some View { self }
}
