/// The distance that the system font adds after each glyph, by size.
///
/// From the tracking table of the Human Interface Guidelines' typography page. Between 20 and 27
/// points that table is the path of SF's optical size axis from Text to Display: its outlines
/// change with it. The stand-in changes from Inter to Inter Display at once, so that there
/// Display's own tracking, the table's value at 28, holds from 20 points on.
enum SystemTracking {
  /// The smallest size of the Display design, in points (SF Pro's static fonts).
  static let displaySize = 20.0
  /// The size from which SF's optical axis stands still, in points.
  static let settledSize = 28.0

  /// Returns the tracking of a size, in points; sizes between two entries are interpolated.
  static func points(forSize size: Double) -> Double {
    let looked = size >= displaySize && size < settledSize ? settledSize : size
    guard let first = table.first, looked > first.0 else { return table.first?.1 ?? 0 }
    for (lower, upper) in zip(table, table.dropFirst()) where looked <= upper.0 {
      return lower.1 + (upper.1 - lower.1) * (looked - lower.0) / (upper.0 - lower.0)
    }
    return 0
  }

  /// Size and tracking, in points; 80 and more have none.
  static let table: [(Double, Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40), (34, 0.40),
    (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36),
    (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35),
    (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30),
    (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
    (72, 0.14), (76, 0.07), (80, 0),
  ]
}
