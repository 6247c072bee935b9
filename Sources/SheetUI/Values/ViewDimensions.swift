public import Foundation

/// A view's size and its alignment guides, in the view's own space.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public internal(set) var width: CGFloat
  /// The height, in points.
  public internal(set) var height: CGFloat
  /// The guides that the view sets itself.
  var explicitGuides: [AlignmentKey: CGFloat]

  /// Creates dimensions.
  init(width: CGFloat, height: CGFloat, explicitGuides: [AlignmentKey: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicitGuides = explicitGuides
  }

  /// Creates dimensions of a size.
  init(size: CGSize, explicitGuides: [AlignmentKey: CGFloat] = [:]) {
    self.init(width: size.width, height: size.height, explicitGuides: explicitGuides)
  }

  /// The size.
  var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a horizontal guide that the view sets itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuides[guide.key] }

  /// The place of a vertical guide that the view sets itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuides[guide.key] }

  /// The place of any guide.
  subscript(key: AlignmentKey) -> CGFloat {
    explicitGuides[key] ?? key.id.defaultValue(in: self)
  }
}
