public import Foundation

/// What a tab bar shows for a controller.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// An item of the system.
  public enum SystemItem: Int, Sendable {
    /// Three dots.
    case more = 0
    /// A star.
    case favorites = 1
    /// A star.
    case featured = 2
    /// A star.
    case topRated = 3
    /// A clock.
    case recents = 4
    /// A figure in a circle.
    case contacts = 5
    /// A clock.
    case history = 6
    /// A book.
    case bookmarks = 7
    /// A glass.
    case search = 8
    /// An arrow down.
    case downloads = 9
    /// A list.
    case mostRecent = 10
    /// A list.
    case mostViewed = 11
  }

  /// The picture while the item is chosen.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// The words in the badge; nil for no badge.
  open var badgeValue: String? { didSet { didChange() } }
  /// The color of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { didChange() } }
  /// How far the title is from its place; without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of the bar while content is under it.
  open var standardAppearance: UITabBarAppearance? { didSet { didChange() } }
  /// The looks of the bar while no content is under it.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange() } }

  /// Creates an item.
  public override init() { super.init() }
  /// Creates an item; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with another picture while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.parts
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }

  /// Sets how the badge is written in a state; without effect.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UITabBarItem.SystemItem {
  /// The words and the symbol.
  fileprivate var parts: (String, String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "arrow.down.circle.fill")
    case .mostRecent: ("Most Recent", "list.bullet")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}
