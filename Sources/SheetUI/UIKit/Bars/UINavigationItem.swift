public import Foundation

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// How a title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before.
    case automatic = 0
    /// In large letters where the bar prefers them.
    case always = 1
    /// In the bar's row.
    case never = 2
    /// In large letters in the bar's row; drawn as `never`.
    case inline = 3
  }

  /// How a way back is written.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title where it has room.
    case `default` = 0
    /// With “Back”.
    case generic = 1
    /// Without words.
    case minimal = 2
  }

  /// What a bar is for.
  public enum ItemStyle: Int, Sendable {
    /// To go back and forth.
    case navigator = 0
    /// To look around; the title stands at the leading edge.
    case browser = 1
    /// To edit; the title stands at the leading edge.
    case editor = 2
  }

  private weak var controller: UIViewController?
  private var ownTitle: String?
  /// The bar that shows the item, where no controller does.
  weak var bar: UINavigationBar?

  /// The view in place of the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// Words over the title; drawn as a subtitle.
  open var prompt: String? { didSet { didChange() } }
  /// Words below the title.
  open var subtitle: String? { didSet { didChange() } }
  /// How the title is shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// The words of the way back to this item.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// How the way back to this item is written.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// The way back to this item: its words are taken.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What the way back does instead.
  open var backAction: UIAction?
  /// Whether there is no way back from this item.
  open var hidesBackButton = false { didSet { didChange() } }
  /// Whether buttons stand beside the way back rather than in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// The buttons at the leading end, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The buttons at the trailing end, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The search field below the title.
  open var searchController: UISearchController? { didSet { didChange() } }
  /// Whether the search field goes away as content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search field is; below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// What the bar is for.
  open var style = ItemStyle.navigator { didSet { didChange() } }
  /// The looks of the bar while content is under it.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The looks of the bar on low screens.
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The looks of the bar while no content is under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The looks of the bar on low screens while no content is under it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// Where a search field is.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  init(controller: UIViewController) { self.controller = controller }

  /// Creates an item with a title.
  public init(title: String) { ownTitle = title }

  /// Creates an item; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {}

  /// The title; the controller's where no other was set.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      didChange()
    }
  }

  /// The outermost button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the outermost button at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the outermost button at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the buttons at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the buttons at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no way back from this item.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func didChange() {
    controller?.navigationController?.barDidChange()
    bar?.contentDidChange()
  }

  /// The words of a way back to the item.
  var wayBack: String {
    switch backButtonDisplayMode {
    case .minimal: ""
    case .generic: "Back"
    case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
    }
  }
}
