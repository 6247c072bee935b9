import Foundation

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keys.
  case `default` = 0
  /// Keys for ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Keys for addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits with letters, as on telephones.
  case phonePad = 5
  /// Keys for names and numbers.
  case namePhonePad = 6
  /// Keys for mail addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Keys for short messages.
  case twitter = 9
  /// Keys for searching and addresses of pages.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The older name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What a keyboard's return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// "return".
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google".
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}

/// Which letters become capitals, in UIKit's words.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3

  /// Returns a typed string as it follows a text.
  func apply(_ string: String, after text: String) -> String {
    switch self {
    case .none: return string
    case .allCharacters: return string.uppercased()
    case .words: return text.last?.isWhitespace ?? true ? string.uppercased() : string
    case .sentences:
      let end = text.last { !$0.isWhitespace }
      let begins = text.isEmpty || (text.last?.isWhitespace == true && ".!?".contains(end ?? "."))
      return begins ? string.uppercased() : string
    }
  }
}

/// Whether misspelled words are mended while they are typed.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// Which letters become capitals while they are typed.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let type: UITextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates the value from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// What a keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  let key: UIReturnKeyType

  /// "done".
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  /// "go".
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  /// "send".
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  /// "join".
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  /// "route".
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  /// "search".
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// "return".
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  /// "next".
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  /// "continue".
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// What makes an action for submitted values run.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The actions that run when values are submitted, outermost first.
struct SubmitActions {
  struct Entry {
    let triggers: SubmitTriggers
    let action: () -> Void
  }

  var entries: [Entry] = []

  /// Runs the actions for a trigger, innermost first.
  @MainActor func send(_ trigger: SubmitTriggers) {
    for entry in entries.reversed() where !entry.triggers.isDisjoint(with: trigger) {
      entry.action()
    }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions { SubmitActions() }
}

private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

private enum KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

private enum AutocapitalizationKey: EnvironmentKey {
  static var defaultValue: UITextAutocapitalizationType { .sentences }
}

extension EnvironmentValues {
  /// The actions that run when values are submitted.
  var submitActions: SubmitActions {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
  /// What the return key says.
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
  /// Which keys the keyboard has.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
  /// Which letters become capitals while they are typed.
  var autocapitalizationType: UITextAutocapitalizationType {
    get { self[AutocapitalizationKey.self] }
    set { self[AutocapitalizationKey.self] = newValue }
  }
}

extension View {
  /// Sets which keys the keyboard has for the fields in the view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentValueModifier { $0.keyboardType = type })
  }

  /// Sets which letters become capitals while they are typed; `Stage.type(_:)` follows it.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    autocapitalizationType(autocapitalization?.type ?? .sentences)
  }

  /// Sets which letters become capitals while they are typed, in UIKit's words.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    autocapitalizationType(style)
  }

  nonisolated private func autocapitalizationType(
    _ type: UITextAutocapitalizationType
  ) -> some View {
    modifier(EnvironmentValueModifier { $0.autocapitalizationType = type })
  }

  /// Leaves the spelling of what is typed alone; nothing is mended here in any case.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Leaves the spelling of what is typed alone; nothing is mended here in any case.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Runs an action when a value in the view is submitted.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      EnvironmentValueModifier {
        $0.submitActions.entries.append(.init(triggers: triggers, action: action))
      })
  }

  /// Keeps submissions in the view from the actions around.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentValueModifier { if isBlocking { $0.submitActions = SubmitActions() } })
  }

  /// Sets what the return key of the keyboard says.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentValueModifier { $0.submitLabel = submitLabel })
  }
}
