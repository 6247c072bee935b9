public import Foundation

/// How the children of an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What can be done with an accessibility element.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// The usual action.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deleting.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// Creates an action of a name.
  public init(named name: Text) { self.init(name: "custom") }

  init(name: String) { self.name = name }
}

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How important a custom content is.
public struct AXCustomContent: Sendable {
  /// The levels of importance.
  public enum Importance: UInt, Sendable {
    /// The usual one.
    case `default`
    /// High.
    case high
  }
}

/// The key of a custom content.
public struct AccessibilityCustomContentKey: Sendable {
  /// Creates a key.
  public init(_ label: Text, id: String) {}
  /// Creates a key.
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  /// Creates a key.
  public init(_ labelKey: LocalizedStringKey) {}
}

/// What a text is.
public struct AccessibilityTextContentType: Sendable {
  let name: String
  /// Plain.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// On a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// In a file system.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

/// A list of elements that assistive techniques go through.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  /// Links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(name: "links") }
  /// Links.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// Headings.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
}

/// The part of a view in a pair with its label.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label.
  case label
  /// What is labeled.
  case content
}

/// An entry of a list that assistive techniques go through.
public struct AccessibilityRotorEntry<ID: Hashable> {
  /// Creates an entry.
  public init(_ label: Text, id: ID) {}
  /// Creates an entry.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID) {}
  /// Creates an entry.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID) {}
  /// Creates an entry.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID) {}
}

/// Collects entries of lists that assistive techniques go through.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Drops an expression.
  public static func buildExpression<T>(_ content: T) {}
  /// Builds nothing.
  public static func buildBlock(_ content: Void...) {}
  /// Builds nothing.
  public static func buildOptional(_ content: Void?) {}
  /// Builds nothing.
  public static func buildEither(first: Void) {}
  /// Builds nothing.
  public static func buildEither(second: Void) {}
}

// None of these has an effect on a picture.
extension View {
  /// Names the view where a condition holds; a picture shows nothing of it.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }

  /// Names the view where a condition holds; a picture shows nothing of it.
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { self }

  /// Names the view where a condition holds; a picture shows nothing of it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
    -> some View
  { self }

  /// Says what the view does where a condition holds; a picture shows nothing of it.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }

  /// Says what the view does where a condition holds; a picture shows nothing of it.
  nonisolated public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View
  { self }

  /// Says what the view does where a condition holds; a picture shows nothing of it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
    -> some View
  { self }

  /// Tells the view's value where a condition holds; a picture shows nothing of it.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View
  { self }

  /// Tells the view's value where a condition holds; a picture shows nothing of it.
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { self }

  /// Tells the view's value where a condition holds; a picture shows nothing of it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ valueDescription: S, isEnabled: Bool
  ) -> some View { self }

  /// Adds to the name of the view; a picture shows nothing of it.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { self }

  /// Makes the view an element; a picture shows nothing of it.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }

  /// Replaces the elements in the view; a picture shows nothing of it.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { self }

  /// Stands another view in for this one; a picture shows nothing of it.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }

  /// Adds an action; a picture shows nothing of it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action of a name; a picture shows nothing of it.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { self }

  /// Adds an action of a name; a picture shows nothing of it.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action of a name; a picture shows nothing of it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action with a label; a picture shows nothing of it.
  nonisolated public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View { self }

  /// Adds the actions of views; a picture shows nothing of it.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }

  /// Adds an action that changes a value; a picture shows nothing of it.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Adds an action that scrolls; a picture shows nothing of it.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }

  /// Says in which order the view is read; a picture shows nothing of it.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Hides the view where a condition holds; it stays in the picture.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  /// Says by which words the view is spoken to; a picture shows nothing of it.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Says by which words the view is spoken to; a picture shows nothing of it.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }

  /// Says by which words the view is spoken to; a picture shows nothing of it.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { self }

  /// Says what part of a heading the view is; a picture shows nothing of it.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// Says what the view's text is; a picture shows nothing of it.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  { self }

  /// Says where the view is touched; a picture shows nothing of it.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Says where the view is touched; a picture shows nothing of it.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Keeps the view from being inverted, which pictures never are.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Shows the content large while it is pressed; a picture shows nothing of it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a view large while this one is pressed; a picture shows nothing of it.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Says that the view reacts to the user; a picture shows nothing of it.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Says that touches go straight to the view; a picture shows nothing of it.
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }

  /// Adds something to read; a picture shows nothing of it.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds something to read; a picture shows nothing of it.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds something to read; a picture shows nothing of it.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds something to read; a picture shows nothing of it.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }

  /// Adds a list to go through; a picture shows nothing of it.
  nonisolated public func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a list to go through; a picture shows nothing of it.
  nonisolated public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Adds a list to go through; a picture shows nothing of it.
  nonisolated public func accessibilityRotor<Content>(
    _ rotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { self }

  /// Puts the view into a list to go through; a picture shows nothing of it.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Links elements of one name; a picture shows nothing of it.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Makes the view the label of another; a picture shows nothing of it.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Says whether punctuation is read; a picture shows nothing of it.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Says whether letters are read one by one; a picture shows nothing of it.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Says how high the voice is; a picture shows nothing of it.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Says whether announcements wait; a picture shows nothing of it.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
