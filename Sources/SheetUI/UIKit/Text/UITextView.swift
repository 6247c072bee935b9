public import Foundation

/// Shows and edits text of several lines.
///
/// Text is set by code, or typed by a test; a tap gives the view the keys where it can be edited.
@MainActor @preconcurrency
open class UITextView: UIScrollView, MeasuredContent, UITextInput {
  /// What the input asks of the keyboard besides.
  public var _hints = _TextInputHints()
  /// Who decides about and hears of the text.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  private var words = NSAttributedString(string: "") { didSet { wordsDidChange(from: oldValue) } }
  private var isAttributed = false
  /// The font; nil for the system's in 12 points, as UIKit's text view has it.
  open var font: UIFont? { didSet { lookDidChange() } }
  /// The color.
  open var textColor: UIColor? { didSet { lookDidChange() } }
  /// Where the text lies.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// Whether the text can be edited.
  open var isEditable = true { didSet { contentDidChange() } }
  /// Whether the text can be chosen; a stage draws no choice.
  open var isSelectable = true
  /// Whether the text can be given looks by the user.
  open var allowsEditingTextAttributes = false
  /// The kinds of data that are found; none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The space around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { lookDidChange() }
  }
  /// Looks of links; a link is drawn in its color.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Looks of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The chosen part.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
  }
  /// Whether editing starts anew.
  open var clearsOnInsertion = false
  /// Whether the font follows the reader's size; one that was got by its style has it already.
  open var adjustsFontForContentSizeCategory = false
  /// Which letters are capital; without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked; without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The keyboard that comes up.
  open var keyboardType = UIKeyboardType.default
  /// The words of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// How dark the keyboard is.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the text is hidden; it isn't.
  open var isSecureTextEntry = false
  /// What is typed, for suggestions; without effect.
  open var textContentType: UITextContentType?
  /// Whether a keyboard's return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text can be searched; it can't.
  open var isFindInteractionEnabled = false
  /// Where the text lies in the view.
  public let textContainer: NSTextContainer
  private var ownInput: UIView?
  private var ownAccessory: UIView?

  /// Creates a view with a frame in the superview's space.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with a frame in the superview's space.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a view of one of two layout engines; there is one here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a view; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { textContainer.owner = self }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! {
    get { words.string }
    set {
      isAttributed = false
      words = NSAttributedString(string: newValue ?? "")
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its looks.
  open var attributedText: NSAttributedString! {
    get { words }
    set {
      isAttributed = true
      words = newValue ?? NSAttributedString(string: "")
    }
  }

  /// The chosen part; nil for none.
  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selectedRange.location),
        UITextPosition(selectedRange.location + selectedRange.length))
    }
    set {
      guard let range = newValue else { return }
      selectedRange = NSRange(
        location: range.start.offset, length: max(range.end.offset - range.start.offset, 0))
    }
  }

  private func wordsDidChange(from old: NSAttributedString) {
    if !words.isEqual(to: old) { lookDidChange() }
  }

  private func lookDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether there is text.
  open var hasText: Bool { words.length > 0 }
  /// Adds text, if the delegate lets it.
  open func insertText(_ text: String) { change(by: text, at: words.length, length: 0) }
  /// Takes the last character away, if the delegate lets it.
  open func deleteBackward() {
    guard let last = words.string.last else { return }
    let length = (String(last) as NSString).length
    change(by: "", at: words.length - length, length: length)
  }

  private func change(by text: String, at location: Int, length: Int) {
    let range = NSRange(location: location, length: length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false
    else { return }
    self.text = (words.string as NSString).replacingCharacters(in: range, with: text)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  override func type(_ text: String) { insertText(text) }
  override func typeBackward() { deleteBackward() }

  /// Moves the text so that a part shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location + range.length >= words.length, words.length > 0 else { return }
    contentOffset.y = max(contentSize.height - bounds.height, -adjustedContentInset.top)
  }

  // MARK: Keys

  /// It can where it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var wantsKeyboard: Bool { isEditable }
  /// A view in place of the keyboard; not shown.
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  /// A view above the keyboard; not shown.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  /// Gives the view the keys, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) != false else { return false }
    return super.becomeFirstResponder()
  }
  override func didBecomeFirstResponder() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }
  override func didResignFirstResponder() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Layout and drawing

  private var styledText: some View {
    let font = font ?? .systemFont(ofSize: 12)
    return (isAttributed ? Text(words) : Text(verbatim: words.string))
      .font(Font(font))
      .foregroundStyle((textColor ?? .label).color)
      .lineLimit(textContainer.maximumNumberOfLines == 0 ? nil : textContainer.maximumNumberOfLines)
      .multilineTextAlignment(textAlignment.swiftUI(isRightToLeft: isRightToLeft))
  }

  private var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  func contentSize(width: CGFloat?) -> CGSize {
    let free = width.map { max($0 - sides, 0) }
    let shown = hasText ? styledText.size(free, environment) : .zero
    // An empty view is as high as a line.
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    return CGSize(
      width: shown.width + sides,
      height: max(shown.height, line) + textContainerInset.top + textContainerInset.bottom)
  }

  /// The text's size where it doesn't scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return contentSize(width: nil)
  }
  /// Returns the text's size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }

  var firstBaseline: CGFloat { textContainerInset.top + (font ?? .systemFont(ofSize: 12)).ascender }
  var lastBaseline: CGFloat { textContainerInset.bottom - (font?.descender ?? 0) }

  /// Finds out how much there is to scroll.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard isScrollEnabled else { return }
    contentSize = CGSize(width: bounds.width, height: contentSize(width: bounds.width).height)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let place = textAlignment.frame(isRightToLeft: isRightToLeft)
    let padding = textContainer.lineFragmentPadding
    let inset = textContainerInset
    let text = ScrolledContent(offset: contentOffset) {
      styledText
        .frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: place.horizontal, vertical: .top)
        )
        .padding(
          EdgeInsets(
            top: inset.top, leading: inset.left + padding, bottom: inset.bottom,
            trailing: inset.right + padding))
    }
    .contentShape(Rectangle())
    .onTapGesture { [weak self] in if self?.isEditable == true { _ = self?.becomeFirstResponder() }
    }
    return show(text, node, inputs)
  }

  override var boxName: String { "UITextView" }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has been changed by keys.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}

extension View {
  /// The size of the view in a width.
  @MainActor
  fileprivate func size(_ width: CGFloat?, _ environment: EnvironmentValues) -> CGSize {
    ViewSketch(self, environment).size(ProposedViewSize(width: width, height: nil))
  }
}

/// Content as wide as its box and as high as it likes, moved by an offset.
struct ScrolledContent<Content: View>: View {
  let offset: CGPoint
  @ViewBuilder let content: Content

  var body: some View {
    Color.clear.overlay(alignment: .topLeading) {
      content.fixedSize(horizontal: false, vertical: true).offset(x: -offset.x, y: -offset.y)
    }
  }
}
