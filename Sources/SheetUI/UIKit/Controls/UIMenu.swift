public import Foundation

/// An entry of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// Whether an entry has a mark.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// Qualities of an entry.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not to be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// Left out.
    public static let hidden = Attributes(rawValue: 4)
    /// Leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The words.
  open var title: String
  /// The picture.
  open var image: UIImage?
  /// More words.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something that is done when it is chosen.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name.
  public let identifier: Identifier
  /// Words that explain it; without effect.
  open var discoverabilityTitle: String?
  /// Qualities.
  open var attributes: UIMenuElement.Attributes
  /// Whether there is a mark.
  open var state: UIMenuElement.State
  /// The control that calls the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  // Reason: UIKit's signature has that many parameters.
  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does what the action is for.
  func perform(_ sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Entries that are got when the menu opens; none of them show here.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  private let provide: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var known: [UIMenuElement]?
  private var isKept = true

  /// The entries, asked for when the menu opens; none while their maker hasn't answered.
  var elements: [UIMenuElement] {
    if known == nil || !isKept { provide { [weak self] in self?.known = $0 } }
    return known ?? []
  }

  /// Creates an entry.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provide = elementProvider
    super.init(title: "", image: nil)
  }
  /// Returns an entry that is got each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.isKept = false
    return element
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A list of entries.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the other entries.
    public static let displayInline = Options(rawValue: 1)
    /// As something that destroys.
    public static let destructive = Options(rawValue: 2)
    /// With one choice.
    public static let singleSelection = Options(rawValue: 32)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The entries.
  public let children: [UIMenuElement]
  /// The name.
  public let identifier: Identifier
  /// How the menu is shown in another one.
  public let options: Options

  // Reason: UIKit's signature has that many parameters.
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier("")
    self.options = options
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns the menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
