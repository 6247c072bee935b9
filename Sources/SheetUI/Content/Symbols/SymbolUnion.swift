import Raster

/// Joins overlapping outlines into ones that only touch, so that they can be cut out together, and
/// takes outlines away from others.
enum SymbolUnion {
  /// Returns outlines that don't overlap and fill what the given ones do by the non-zero rule.
  static func joined(_ contours: [SymbolContour]) -> [SymbolContour] {
    outlines(PolygonClipper.union(contours.map(\.points)))
  }

  /// Returns what the first outlines fill and the second ones don't.
  static func difference(_ first: [SymbolContour], _ second: [SymbolContour]) -> [SymbolContour] {
    outlines(PolygonClipper.difference(first.map(\.points), second.map(\.points)))
  }

  /// Returns what both fill.
  static func intersection(
    _ first: [SymbolContour], _ second: [SymbolContour]
  ) -> [SymbolContour] {
    outlines(PolygonClipper.intersection(first.map(\.points), second.map(\.points)))
  }

  private static func outlines(_ polygons: [[Point]]) -> [SymbolContour] {
    polygons.map { SymbolContour(points: $0).ink }
  }
}
