import Foundation

/// Where and how a modal layer appears over what presents it.
struct PresentationOptions {
  /// The place of the layer.
  enum Placement: Equatable {
    /// The whole window; what presents it stays visible behind.
    case window
    /// The whole window; what presents it is taken away once the layer has arrived.
    case opaqueWindow
    /// A card, as large as the device makes pages.
    case page
    /// A smaller card on large screens, a page elsewhere.
    case form
    /// A platter that points at a view; a page where there is little room.
    case popover
    /// A platter in the middle.
    case alert
    /// Cards at the lower edge; a popover on large screens.
    case dialog
  }

  /// The way in and out.
  enum Transition: Equatable {
    /// Slides up from below the window.
    case coverVertical
    /// Fades as one picture.
    case crossDissolve
    /// Fades in while it shrinks to its size, and fades out.
    case alert
    /// Is there at once.
    case none
  }

  var placement = Placement.page
  var transition = Transition.coverVertical
  /// The size that the content asks for; zero for the system's.
  var preferredSize = CGSize.zero
  /// What the layer is filled with; nil for nothing.
  var background: (any ShapeStyle)? = BackgroundStyle()
  /// The side of its anchor at which a popover stands; nil for the first that has room.
  var arrowEdge: Edge?
  /// Where in the presenting view's box a popover points at.
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
}

extension PresentationOptions.Placement {
  /// Whether the layer is a sheet, where it isn't adapted to something else.
  var isSheet: Bool { self == .page || self == .form }
  /// Whether the layer is smaller than the window, with dimmed or plain surroundings.
  var isCard: Bool { self != .window && self != .opaqueWindow }
}

/// The sizes of cards, by device (reference: UIKit's sheet metrics of iOS 16 to 18).
enum CardMetrics {
  /// The radius of a sheet's corners, in points.
  static let cornerRadius: CGFloat = 10
  /// The radius of an alert's and an action sheet's corners, in points.
  static let alertRadius: CGFloat = 14
  /// The radius of a popover's corners, in points.
  static let popoverRadius: CGFloat = 13
  /// The opacity of the black behind a card, in a light and a dark appearance.
  static func dimming(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.48 : 0.2 }

  /// The distance of a page's top from the safe area: 10 on phones without a home button, else 20,
  /// and 8 in a low window.
  static func topMargin(_ safeArea: SafeArea, isCompactHeight: Bool) -> CGFloat {
    if isCompactHeight { return 8 }
    return safeArea.container.maxY < safeArea.outer.maxY ? 10 : 20
  }

  /// The scale of what stands behind a large sheet, by the window's width.
  static func recedingScale(_ width: CGFloat) -> CGFloat {
    guard width > 0 else { return 1 }
    return max(1 - 2 * (width <= 393 ? 16 : 20) / width, 0)
  }

  /// The size of a form, by the window's longer side.
  static func formSize(_ window: CGSize) -> CGSize {
    switch max(window.width, window.height) {
    case ...1024: CGSize(width: 540, height: 600)
    case ..<1590: CGSize(width: 580, height: 640)
    default: CGSize(width: 620, height: 680)
    }
  }

  /// The size of a page: the readable width of about 704 points, the window's height less margins,
  /// and no more than √2 as high as wide.
  static func pageSize(_ window: CGSize) -> CGSize {
    let width = min(704, window.width - 2 * 25)
    let height = min(window.height - 2 * 44, width * 2.0.squareRoot())
    return CGSize(width: width, height: max(height, 0))
  }
}
