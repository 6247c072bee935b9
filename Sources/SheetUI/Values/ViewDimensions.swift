public import Foundation

/// A view's size and its alignment guides, in the view's own space.
public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// Finds a guide that the view sets itself.
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  /// Creates dimensions of a size, whose guides are looked up when they are asked for.
  init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    (width, height) = (size.width, size.height)
    self.explicitGuide = explicitGuide
  }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a horizontal guide that the view sets itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The place of a vertical guide that the view sets itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The place of any guide.
  subscript(key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }

  /// Whether both have the same size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
  }
}
