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
  }

  /// The way in and out.
  enum Transition: Equatable {
    /// Slides up from below the window.
    case coverVertical
    /// Fades as one picture.
    case crossDissolve
    /// Is there at once.
    case none
  }

  var placement = Placement.page
  var transition = Transition.coverVertical
  /// The size that the content asks for; zero for the system's.
  var preferredSize = CGSize.zero
  /// Whether a tap beside the card leaves it open.
  var isDismissDisabled = false
}

/// The sizes of cards, by device (reference: UIKit's sheet metrics of iOS 16 to 18).
enum CardMetrics {
  /// The radius of a card's corners, in points.
  static let cornerRadius: CGFloat = 10
  /// The opacity of the black behind a card, in a light and a dark appearance.
  static func dimming(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.48 : 0.2 }

  /// The frame of a card in a window, in points.
  static func frame(
    _ options: PresentationOptions, window: CGSize, safeArea: SafeArea, idiom: InterfaceIdiom
  ) -> CGRect {
    if idiom == .phone {
      let top = min(safeArea.container.minY + topMargin(safeArea), window.height)
      return CGRect(x: 0, y: top, width: window.width, height: window.height - top)
    }
    // A sheet on a Mac floats at the size of a form, as Mac Catalyst's does.
    let isForm = options.placement == .form || idiom == .mac
    var size = isForm ? formSize(window) : pageSize(window)
    if options.preferredSize.width > 0, options.preferredSize.height > 0 {
      size = options.preferredSize
    }
    size.width = min(size.width, window.width)
    size.height = min(size.height, window.height)
    return CGRect(
      x: (window.width - size.width) / 2, y: verticalOrigin(size, window, safeArea),
      width: size.width, height: size.height)
  }

  /// Centers a floating card; with a keyboard, in what is left above it, but never above the top.
  private static func verticalOrigin(
    _ size: CGSize, _ window: CGSize, _ safeArea: SafeArea
  ) -> CGFloat {
    let center = min(window.height / 2, (safeArea.keyboardTop ?? window.height) / 2)
    return max(center - size.height / 2, min(safeArea.container.minY, window.height - size.height))
  }

  /// The distance of a page's top from the safe area: 10 on phones without a home button, else 20.
  private static func topMargin(_ safeArea: SafeArea) -> CGFloat {
    if safeArea.container.width > safeArea.container.height { return 8 }
    return safeArea.container.maxY < safeArea.outer.maxY ? 10 : 20
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
