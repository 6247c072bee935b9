public import Foundation

/// A control for a line of text.
///
/// Text is set by code, or typed by a test; a tap gives the field the keys and brings the keyboard up.
@MainActor @preconcurrency
open class UITextField: UIControl, MeasuredContent, UITextInput {
  /// What the input asks of the keyboard besides.
  public var _hints = _TextInputHints()
  /// The line around.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin line; drawn as `line`.
    case bezel = 2
    /// A thin line with round corners.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it isn't.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Who decides about and hears of the text.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String? = "" { didSet { textDidChange(oldValue) } }
  /// The text with its looks; drawn in the field's.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// What is shown instead of no text.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// What is shown instead of no text, in its color.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// The font: the system's in 17 points unless set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      invalidateIntrinsicContentSize()
      contentDidChange()
    }
  }
  /// The color.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// Where the text lies.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// The line around.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// When a cross clears the text.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
  /// What is shown before the text.
  open var leftView: UIView? { didSet { placeSideViews() } }
  /// When it is shown.
  open var leftViewMode = ViewMode.never { didSet { placeSideViews() } }
  /// What is shown behind the text.
  open var rightView: UIView? { didSet { placeSideViews() } }
  /// When it is shown.
  open var rightViewMode = ViewMode.never { didSet { placeSideViews() } }
  /// Whether the text shrinks to fit; it is cut.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the reader's size; one that was got by its style has it already.
  open var adjustsFontForContentSizeCategory = false
  /// Whether editing starts anew.
  open var clearsOnBeginEditing = false
  /// Whether a keyboard's return key waits for text.
  open var enablesReturnKeyAutomatically = false
  /// Looks for text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Looks of all text; not drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
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
  /// What is typed, for suggestions; without effect.
  open var textContentType: UITextContentType?
  /// The chosen part; nil for none.
  open var selectedTextRange: UITextRange?
  private var ownInput: UIView?
  private var ownAccessory: UIView?

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

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// It can.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var wantsKeyboard: Bool { true }

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Adds text, if the delegate lets it.
  open func insertText(_ text: String) {
    let length = (self.text as NSString?)?.length ?? 0
    change(NSRange(location: length, length: 0), to: text)
  }
  /// Takes the last character away, if the delegate lets it.
  open func deleteBackward() {
    guard let last = text?.last else { return }
    let (whole, length) = ((text as NSString?)?.length ?? 0, (String(last) as NSString).length)
    change(NSRange(location: whole - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to words: String) {
    let isAllowed = delegate?.textField(
      self, shouldChangeCharactersIn: range, replacementString: words)
    guard isAllowed != false else { return }
    text = ((text ?? "") as NSString).replacingCharacters(in: range, with: words)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  override func type(_ text: String) {
    guard text.contains(where: \.isNewline) else { return insertText(text) }
    if delegate?.textFieldShouldReturn(self) != false {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }
  override func typeBackward() { deleteBackward() }

  private func textDidChange(_ old: String?) {
    guard text != old else { return }
    invalidateIntrinsicContentSize()
    contentDidChange()
  }

  /// Gives the field the keys, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    return super.becomeFirstResponder()
  }

  override func didBecomeFirstResponder() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    contentDidChange()
  }

  override func didResignFirstResponder() {
    delegate?.textFieldDidEndEditing(self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    contentDidChange()
  }

  private var inset: CGFloat { borderStyle == .none ? 0 : 7 }
  private var words: Text {
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    return Text(verbatim: shown)
  }

  /// The size of the text or placeholder with the border's space.
  open override var intrinsicContentSize: CGSize {
    let shown = text?.isEmpty == false ? words : Text(verbatim: placeholder ?? " ")
    let size = ViewSketch(styled(shown), environment).size()
    let line = font?.lineHeight ?? 20
    return CGSize(
      width: size.width + 2 * inset,
      height: borderStyle == .roundedRect
        ? max((line + 14).rounded(), 34) : line + (inset > 0 ? 4 : 2))
  }
  /// Returns the size of the text or placeholder with the border's space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  func contentSize(width: CGFloat?) -> CGSize { intrinsicContentSize }
  var firstBaseline: CGFloat {
    bounds.height / 2 + ((font?.ascender ?? 0) + (font?.descender ?? 0)) / 2
  }
  var lastBaseline: CGFloat { bounds.height - firstBaseline }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: inset, dy: 0)
    if let left = shownSide(leftView, leftViewMode) {
      rect.origin.x += left.frame.width
      rect.size.width -= left.frame.width
    }
    if let right = shownSide(rightView, rightViewMode) { rect.size.width -= right.frame.width }
    return rect
  }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of what is before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? .zero
    return CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size)
  }
  /// The rectangle of what is behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.width - size.width, y: (bounds.height - size.height) / 2),
      size: size)
  }

  private func shownSide(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    switch mode {
    case .never: nil
    case .whileEditing: isEditing ? view : nil
    case .unlessEditing: isEditing ? nil : view
    case .always: view
    }
  }

  private func placeSideViews() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if shownSide(view, mode) == nil {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    setNeedsLayout()
  }

  /// Places what is beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  private func styled(_ text: Text) -> some View {
    text.font(Font(font ?? .systemFont(ofSize: 17))).lineLimit(1)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let rect = textRect(forBounds: bounds)
    let isEmpty = text?.isEmpty != false
    let shown =
      isEmpty
      ? attributedPlaceholder.map { Text($0) } ?? Text(verbatim: placeholder ?? "") : words
    let ink = isEmpty ? UIColor.placeholderText : isEnabled ? textColor ?? .label : .tertiaryLabel
    let view = FieldFace(
      text: shown, font: Font(font ?? .systemFont(ofSize: 17)), color: ink.color,
      place: textAlignment.swiftUI(isRightToLeft: isRightToLeft), isEmpty: isEmpty,
      isEditing: isEditing, border: borderStyle,
      leading: rect.minX, trailing: bounds.width - rect.maxX,
      showsClear: showsClear && !isEmpty)
    let press = Pressable(
      content: view, isEnabled: isEnabled, pressing: { _ in },
      action: { [weak self] in _ = self?.becomeFirstResponder() })
    return show(press, node, contentInputs(inputs))
  }

  private var showsClear: Bool {
    switch clearButtonMode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  override var boxName: String { "UITextField" }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has been changed by typing.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Why editing ends.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text stays.
    case committed = 0
    /// The text goes.
    case cancelled = 1
  }
}

/// Draws a field.
private struct FieldFace: View {
  let text: Text
  let font: Font
  let color: Color
  let place: TextAlignment
  let isEmpty: Bool
  let isEditing: Bool
  let border: UITextField.BorderStyle
  let leading: CGFloat
  let trailing: CGFloat
  let showsClear: Bool

  var body: some View {
    HStack(spacing: 0) {
      FieldBox(
        content: text.foregroundStyle(color).lineLimit(1), isMultiline: false,
        isFocused: isEditing, isEmpty: isEmpty, name: "text"
      )
      .font(font)
      .multilineTextAlignment(place)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      if showsClear {
        Image(systemName: "xmark.circle.fill").font(.system(size: 15))
          .foregroundStyle(Color(SystemColor.tertiaryLabel))
          .padding(.trailing, 7)
      }
    }
    .padding(.leading, leading)
    .padding(.trailing, trailing)
    .background {
      switch border {
      case .none: Color.clear
      case .line, .bezel: Rectangle().strokeBorder(Color.black, lineWidth: 1)
      case .roundedRect:
        RoundedRectangle(cornerRadius: 5).fill(Color(SystemColor.systemBackground))
          .overlay {
            RoundedRectangle(cornerRadius: 5)
              .strokeBorder(Color(SystemColor.textFieldBorder), lineWidth: 0.5)
          }
      }
    }
  }
}
