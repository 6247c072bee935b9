public import Foundation

/// What a keyboard may make of dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the language has it.
  case `default` = 0
  /// Nothing.
  case no = 1
  /// Longer ones.
  case yes = 2
}

/// What a keyboard may make of quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the language has it.
  case `default` = 0
  /// Nothing.
  case no = 1
  /// Those of the language.
  case yes = 2
}

/// Whether a keyboard adds and takes spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the language has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether a keyboard goes on writing words.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system chooses.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What passwords are made of.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String
  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// What a text input asks of the keyboard that a stage's has no part for.
public struct _TextInputHints {
  var dashes = UITextSmartDashesType.default
  var quotes = UITextSmartQuotesType.default
  var spaces = UITextSmartInsertDeleteType.default
  var prediction = UITextInlinePredictionType.default
  var rules: UITextInputPasswordRules?
}

/// What has hints for the keyboard.
@MainActor @preconcurrency
public protocol _TextInputHinting: AnyObject {
  /// The hints.
  var _hints: _TextInputHints { get set }
}

extension _TextInputHinting {
  /// What the keyboard makes of dashes; a stage types what it is told.
  public var smartDashesType: UITextSmartDashesType {
    get { _hints.dashes }
    set { _hints.dashes = newValue }
  }
  /// What the keyboard makes of quotation marks; a stage types what it is told.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _hints.quotes }
    set { _hints.quotes = newValue }
  }
  /// Whether the keyboard adds and takes spaces; a stage types what it is told.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { _hints.spaces }
    set { _hints.spaces = newValue }
  }
  /// Whether the keyboard goes on writing words; a stage types what it is told.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { _hints.prediction }
    set { _hints.prediction = newValue }
  }
  /// What passwords are made of.
  public var passwordRules: UITextInputPasswordRules? {
    get { _hints.rules }
    set { _hints.rules = newValue }
  }
}

extension UITextView: _TextInputHinting {}
extension UITextField: _TextInputHinting {}
extension UISearchBar: _TextInputHinting {}
