public import Foundation

/// A view's size and its alignment guides, in the view's own space.
public struct ViewDimensions {
  /// The width, in points.
  public internal(set) var width: CGFloat
  /// The height, in points.
  public internal(set) var height: CGFloat
  /// Finds the guides that the view sets itself.
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  /// Creates dimensions of a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - explicitGuide: Finds the place of a guide that the view sets itself.
  init(size: CGSize, explicitGuide: @escaping (AlignmentKey) -> CGFloat?) {
    (width, height) = (size.width, size.height)
    self.explicitGuide = explicitGuide
  }

  /// Creates dimensions of a size with known guides.
  init(size: CGSize, explicitGuides: [AlignmentKey: CGFloat] = [:]) {
    self.init(size: size) { explicitGuides[$0] }
  }

  /// The size.
  var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The place of a horizontal guide that the view sets itself.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The place of a vertical guide that the view sets itself.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The place of a guide that the view sets itself.
  subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuide(key) }

  /// The place of any guide.
  subscript(key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.id.defaultValue(in: self)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both sizes are equal; guides can't be listed, so they aren't compared.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
