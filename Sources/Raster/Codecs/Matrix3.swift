/// A 3×3 matrix of color conversion, by columns.
struct Matrix3: Equatable {
  var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (first, second, third)
  }

  static func == (a: Matrix3, b: Matrix3) -> Bool {
    a.columns.0 == b.columns.0 && a.columns.1 == b.columns.1 && a.columns.2 == b.columns.2
  }

  @inline(__always)
  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }

  static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    Matrix3(a * b.columns.0, a * b.columns.1, a * b.columns.2)
  }

  /// The inverse by cofactors; nothing for a matrix without one.
  var inverse: Matrix3? {
    let (a, b, c) = columns
    let rows = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
    let determinant = (a * rows.0).sum()
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return Matrix3(
      SIMD3(rows.0.x, rows.1.x, rows.2.x) / determinant,
      SIMD3(rows.0.y, rows.1.y, rows.2.y) / determinant,
      SIMD3(rows.0.z, rows.1.z, rows.2.z) / determinant)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The matrix with each row scaled to the sum 1, so that white stays white; nothing if a row's
  /// sum is not positive.
  var keepingWhite: Matrix3? {
    let sums = self * SIMD3(1, 1, 1)
    guard sums.min() > 1e-6, sums.max().isFinite else { return nil }
    return Matrix3(columns.0 / sums, columns.1 / sums, columns.2 / sums)
  }

  /// Whether every number is as near to the identity's as profiles round theirs.
  var isNearlyIdentity: Bool {
    let identity = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    let differences = zip([columns.0, columns.1, columns.2], identity).map { $0 - $1 }
    return differences.allSatisfy { $0.max() < 1e-3 && $0.min() > -1e-3 }
  }
}
