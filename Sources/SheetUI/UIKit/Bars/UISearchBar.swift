public import Foundation

/// A field to search in.
///
/// Text is set by code, or typed by a test; a tap gives the field the keys.
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
  /// What the input asks of the keyboard besides.
  public var _hints = _TextInputHints()
  /// How a field looks.
  public enum Style: UInt, Sendable {
    /// The system's.
    case `default` = 0
    /// On a bar.
    case prominent = 1
    /// Without a bar.
    case minimal = 2
  }

  /// What an icon stands for.
  public enum Icon: Int, Sendable {
    /// A glass.
    case search = 0
    /// A cross that empties the field.
    case clear = 1
    /// A book.
    case bookmark = 2
    /// A list.
    case resultsList = 3
  }

  /// Who hears of the text.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String? = "" { didSet { contentDidChange() } }
  /// What is shown instead of no text.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// Words over the field; not drawn.
  open var prompt: String?
  /// How the field looks.
  open var searchBarStyle = Style.default { didSet { contentDidChange() } }
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether content shines through the bar.
  open var isTranslucent = true
  /// The picture behind the bar; one without pixels stands for no background.
  open var backgroundImage: UIImage? { didSet { contentDidChange() } }
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { contentDidChange() } }
  /// Whether there is a book in the field; not drawn.
  open var showsBookmarkButton = false
  /// Whether there is a list in the field; not drawn.
  open var showsSearchResultsButton = false
  /// Whether there is a choice of scopes below.
  open var showsScopeBar = false { didSet { contentDidChange() } }
  /// The scopes.
  open var scopeButtonTitles: [String]? { didSet { contentDidChange() } }
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0 { didSet { contentDidChange() } }
  /// Whether the field can be used.
  open var isEnabled = true { didSet { contentDidChange() } }
  /// The keyboard that comes up.
  open var keyboardType = UIKeyboardType.default
  /// The words of the return key.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether a keyboard's return key waits for text.
  open var enablesReturnKeyAutomatically = true
  /// How dark the keyboard is.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What is typed, for suggestions; without effect.
  open var textContentType: UITextContentType?
  /// Which letters are capital; without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether words are corrected; without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked; without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// A view above the keyboard; not shown.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  /// The field; its text, placeholder and colors are taken over.
  public private(set) lazy var searchTextField = UISearchTextField()
  private var accessory: UIView?
  private var isSearching = false { didSet { contentDidChange() } }

  /// Creates a field with a frame in the superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  /// Sets the picture of an icon; the system's is drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the picture behind the field; not drawn.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Sets how far an icon is from its place; without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// It can.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var wantsKeyboard: Bool { true }
  /// Gives the field the keys, if the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) != false else { return false }
    return super.becomeFirstResponder()
  }
  override func didBecomeFirstResponder() {
    isSearching = true
    delegate?.searchBarTextDidBeginEditing(self)
  }
  override func didResignFirstResponder() {
    isSearching = false
    delegate?.searchBarTextDidEndEditing(self)
  }

  private static let height: CGFloat = 56
  private var height: CGFloat { showsScopeBar ? Self.height + 44 : Self.height }
  /// 56 points high, and as wide as it is asked to be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }
  /// Returns the width of the offer and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// The field alone, as SwiftUI's bars show it.
  var field: SearchField {
    SearchField(
      text: Binding(
        get: { [weak self] in self?.text ?? "" },
        set: { [weak self] in self?.change($0) }),
      isSearching: Binding(
        get: { [weak self] in self?.isSearching == true || self?.showsCancelButton == true },
        set: { [weak self] in self?.search($0) }),
      prompt: placeholder.map { Text(verbatim: $0) }, tokens: [])
  }

  override func type(_ text: String) {
    if text.contains(where: \.isNewline) {
      delegate?.searchBarSearchButtonClicked(self)
    } else {
      change((self.text ?? "") + text)
    }
  }
  override func typeBackward() { change(String((text ?? "").dropLast())) }

  private func change(_ text: String) {
    guard self.text != text else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  private func search(_ isSearching: Bool) {
    if isSearching {
      becomeFirstResponder()
    } else {
      delegate?.searchBarCancelButtonClicked(self)
      resignFirstResponder()
    }
  }

  private var background: Color {
    if backgroundImage != nil || searchBarStyle == .minimal { return .clear }
    return barTintColor?.color ?? Color(SystemColor.secondarySystemBackground)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let scopes = showsScopeBar ? scopeButtonTitles ?? [] : []
    let choice = Binding(
      get: { [weak self] in self?.selectedScopeButtonIndex ?? 0 },
      set: { [weak self] index in
        guard let self else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      })
    let view = VStack(spacing: 10) {
      field
      if !scopes.isEmpty {
        Picker(selection: choice) {
          ForEach(scopes.indices, id: \.self) { Text(verbatim: scopes[$0]).tag($0) }
        } label: {
          EmptyView()
        }
        .pickerStyle(.segmented)
      }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(background)
    .dynamicTypeSize(.large)
    .disabled(!isEnabled)
    return show(view, node, inputs)
  }

  override var boxName: String { "UISearchBar" }
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  /// The color of tokens; there are none.
  open var tokenBackgroundColor: UIColor?
}

/// Hears of a search field's text.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the keyboard's button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that ends the search was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the book was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
