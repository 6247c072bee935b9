import SwiftUI

/// Where a sheet stands on an iPhone, in points from the top of its layer.
struct SheetGeometry: Equatable {
  /// The height of the layer, which is the screen's.
  var layerHeight: CGFloat
  /// What the presenter has of the layer: between the safe area's top, and its bottom or the
  /// keyboard.
  var presenter: CGRect
  /// The height of the content.
  var contentHeight: CGFloat
  /// The height of the handle section, 0 without one.
  var handleHeight: CGFloat
  /// Above what the sheet's top doesn't rise.
  var leastTop: CGFloat = -.infinity

  /// Where an undisturbed sheet's top would lie: its content ends where the presenter's space does.
  var topAnchor: CGFloat { max(presenter.maxY - contentHeight - handleHeight, leastTop) }
  /// Where a hidden sheet's top lies.
  var bottomAnchor: CGFloat { layerHeight }

  /// The height that content is offered: from below the handle to the presenter's lower edge; nil while
  /// the presenter isn't measured.
  var offeredHeight: CGFloat? {
    guard !presenter.isEmpty else { return nil }
    return max(presenter.maxY - max(presenter.minY, leastTop) - handleHeight, 0)
  }

  /// Where the sheet's top lies; never above the presenter's space.
  func position(isPresented: Bool, dragOffset: CGFloat) -> CGFloat {
    isPresented
      ? max(presenter.minY, topAnchor + dragOffset) : bottomAnchor - dragOffset
  }

  /// The offset that a drag gives the sheet, nil where the drag has gone too far up to change it.
  ///
  /// `translation` is the finger's way down, in points.
  func dragOffset(_ translation: CGFloat) -> CGFloat? {
    if translation > -Self.freeRise { return translation }
    guard -translation + contentHeight < layerHeight + handleHeight else { return nil }
    return -Self.freeRise + (translation + Self.freeRise) * Self.resistance
  }

  /// Whether a sheet that is let go stays open.
  ///
  /// `translation` is the finger's way down, and `coasting` how much further it would have moved, in
  /// points.
  func staysOpen(translation: CGFloat, coasting: CGFloat) -> Bool {
    if coasting > 1 { return false }
    if coasting < 0 { return true }
    let edge = topAnchor + translation
    return edge - topAnchor < bottomAnchor - edge
  }

  /// How far up a sheet follows the finger freely, in points.
  private static let freeRise: CGFloat = 50
  /// The share of the finger's way that a sheet follows beyond.
  private static let resistance: CGFloat = 0.3
}
