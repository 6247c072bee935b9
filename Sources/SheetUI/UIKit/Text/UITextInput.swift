public import Foundation

/// How text is typed into something.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The keyboard that comes up.
  var keyboardType: UIKeyboardType { get set }
  /// The words of the return key.
  var returnKeyType: UIReturnKeyType { get set }
}

/// Something that keys are typed into.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds text.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}

/// A place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// The first place.
  public let start: UITextPosition
  /// The place behind the last.
  public let end: UITextPosition
  /// Whether there is nothing in the part.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// Text whose parts can be named, replaced and chosen; a stage draws no choice.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The chosen part; nil for none.
  var selectedTextRange: UITextRange? { get set }
}

/// Which way a place moves.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward = 0
  /// To the start.
  case backward = 1
}

extension UITextInput {
  /// The text that keys have made.
  fileprivate var wholeText: String {
    get { (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "" }
    set {
      (self as? UITextField)?.text = newValue
      (self as? UITextView)?.text = newValue
    }
  }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition((wholeText as NSString).length) }
  /// Returns the part between two places.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start, end)
  }
  /// Returns a place some characters away; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns how many characters are between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  /// Returns the order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  /// Returns the text of a part.
  public func text(in range: UITextRange) -> String? {
    (wholeText as NSString).substring(with: clamped(range))
  }
  /// Replaces a part of the text.
  public func replace(_ range: UITextRange, withText text: String) {
    wholeText = (wholeText as NSString).replacingCharacters(in: clamped(range), with: text)
  }
  /// Whether there is text.
  public var hasText: Bool { !wholeText.isEmpty }
  /// Adds text.
  public func insertText(_ text: String) { wholeText += text }
  /// Takes the last character away.
  public func deleteBackward() { wholeText = String(wholeText.dropLast()) }

  private func clamped(_ range: UITextRange) -> NSRange {
    let length = endOfDocument.offset
    let start = min(max(range.start.offset, 0), length)
    return NSRange(location: start, length: min(max(range.end.offset, start), length) - start)
  }
}

/// Kinds of data that are found in text; a stage finds none.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Where the text of a text view lies.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The space at both sides of lines, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { owner?.contentDidChange() } }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { owner?.contentDidChange() } }
  /// How lines that are too long end.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { owner?.contentDidChange() } }
  /// The size, in points; the view's.
  open var size = CGSize.zero
  /// Whether the width follows the view's; it does.
  open var widthTracksTextView = true
  /// Whether the height follows the view's; it doesn't.
  open var heightTracksTextView = false
  /// Areas that text keeps out of; it doesn't.
  open var exclusionPaths: [UIBezierPath] = []
  weak var owner: UIView?

  /// Creates a container.
  public init(size: CGSize) { self.size = size }
  /// Creates a container.
  public convenience override init() { self.init(size: .zero) }
}
