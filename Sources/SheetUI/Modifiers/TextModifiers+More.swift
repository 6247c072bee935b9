public import Foundation

/// In which language text is set.
public struct TypesettingLanguage: Sendable, Equatable {
  let language: Locale.Language?

  /// The language of the text, as it is recognized; here the user's.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// Lets letters move closer to fit; a stage sets text at its own spacing, and cuts it.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets text by the rules of a language; a stage sets every language by the same ones.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets text by the rules of a language; a stage sets every language by the same ones.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Mirrors the view where reading goes from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }

  /// Selects the view in a list by typing; there is no such selection in a picture.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Selects the view in a list by typing; there is no such selection in a picture.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    self
  }

  /// Selects the view in a list by typing; there is no such selection in a picture.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    self
  }

  /// Shows a bar that searches text; a stage has none.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Keeps text from being searched; on a stage nothing searches it.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps text from being replaced; on a stage nothing replaces it.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says what writing tools may do with text; a stage has none.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
}

/// What writing tools may do with a text; a stage has none.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// What suits the text.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// Everything.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Only in a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Mirrors its content where reading goes from right to left.
private nonisolated struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool

  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
  }
}
