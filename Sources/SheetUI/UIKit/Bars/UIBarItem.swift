public import Foundation

/// Something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The words.
  open var title: String? { didSet { didChange() } }
  /// The picture.
  open var image: UIImage? { didSet { didChange() } }
  /// The picture on low screens; not used.
  open var landscapeImagePhone: UIImage?
  /// The picture for large text; not used.
  open var largeContentSizeImage: UIImage?
  /// How far the picture is from its place, in points; without effect.
  open var imageInsets = UIEdgeInsets.zero
  /// How far the picture is from its place on low screens; without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// How far the picture for large text is from its place; without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the item can be used.
  open var isEnabled = true { didSet { didChange() } }
  /// A number to find the item by.
  open var tag = 0
  /// What the item says to assistive techniques and tests.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// What the item is called; without effect on the picture.
  open var accessibilityLabel: String?
  /// What happens when the item is used; without effect on the picture.
  open var accessibilityHint: String?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item.
  weak var bar: UIView?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets how the words are written in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    didChange()
  }

  /// Returns how the words are written in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state] }

  /// Has what was changed shown.
  func didChange() { bar?.contentDidChange() }

  /// How the words are written: as the item says, else as all items of a kind do.
  func words(_ state: UIControl.State, _ proxy: UIBarItem?) -> BarLook.Words {
    BarLook.Words(attributes[state] ?? proxy?.attributes[state])
  }
}

/// A button in a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// With a border; as usual.
    case bordered = 1
    /// In bold: it ends something.
    case done = 2

    /// In bold: it ends something.
    public static let prominent = Style.done
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    /// “Done”, in bold.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”, in bold.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room.
    case fixedSpace = 6
    /// A pen on a square.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// “Undo”.
    case undo = 21
    /// “Redo”.
    case redo = 22
    /// Nothing any more.
    case pageCurl = 23
    /// A cross in a gray circle.
    case close = 24
    /// A pen that writes.
    case writingTools = 25
  }

  /// How the button looks.
  open var style = Style.plain { didSet { didChange() } }
  /// The width, in points; 0 for the content's.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// A view in place of the button.
  open var customView: UIView? { didSet { didChange() } }
  /// The color; nil for the bar's.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// The method that would be called through Objective-C, which there is none of here.
  open var action: Selector?
  /// The object whose method would be called.
  open weak var target: AnyObject?
  /// What a tap does.
  open var primaryAction: UIAction? { didSet { adopt(primaryAction) } }
  /// The menu that a tap, or beside an action a long press, opens.
  open var menu: UIMenu? { didSet { didChange() } }
  /// Titles that the title may become; without effect.
  open var possibleTitles: Set<String>?
  /// Whether the button is chosen.
  open var isSelected = false { didSet { didChange() } }
  /// Whether the button is left out.
  open var isHidden = false { didSet { didChange() } }
  /// Whether the menu's choice changes the title; it doesn't.
  open var changesSelectionAsPrimaryAction = false
  /// The order in which a menu's entries stand; as they come.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the button stands on glass of its own; up to iOS 18 there is none.
  open var hidesSharedBackground = false
  /// Whether neighbors share a glass; up to iOS 18 there is none.
  open var sharesBackground = true
  private(set) var systemItem: SystemItem?
  /// The node that shows the button.
  weak var node: _ViewNode?
  /// The box of the button in the window's space; nil while it isn't shown.
  var frameInWindow: CGRect? {
    node?.outputs.first.map { CGRect(origin: $0.globalOrigin, size: $0.frame.size) }
  }

  /// Creates a button.
  public override init() { super.init() }

  /// Creates a button; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of words; a target's method can't be called here.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button of a picture; a target's method can't be called here.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style) = (image, style)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button of a picture; a target's method can't be called here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button of the system; a target's method can't be called here.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button of the system with what it does.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button of words with what it does.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
    adopt(primaryAction)
  }

  /// Creates a place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns room that grows.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }
  /// Returns room of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> Self {
    let new = AppearanceProxies.made(self.init(coder: NSCoder()))
    (new.systemItem, new.width) = (item, width)
    return new
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
    didChange()
  }

  /// Sets the picture behind; not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture behind the way back; not drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets how far the way back's words are from their place; a great distance hides them.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  /// Sets how far the words are from their place; without effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Lets the symbol move; it stands still in a picture.
  open func addSymbolEffect(_ effect: Any, options: Any? = nil, animated: Bool = true) {}
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem.SystemItem {
  /// The words; nil for a symbol.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol; nil for words and room.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    case .writingTools: "pencil.and.scribble"
    default: nil
    }
  }

  /// Whether the words are in bold.
  var isDone: Bool { self == .done || self == .save }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, under the status bar.
  case topAttached = 3
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// As on low screens.
  case compact = 1
  /// As usual, with words above.
  case defaultPrompt = 101
  /// As on low screens, with words above.
  case compactPrompt = 102
}

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable {
  /// As the appearance asks for.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent.
  case blackTranslucent = 2
}

/// Says where a bar is.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar is.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns where a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
