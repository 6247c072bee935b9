extension StraightImage {
  /// Returns the smallest region outside which another image of the same size has the same samples;
  /// nothing if both are equal.
  func changedRegion(from other: StraightImage) -> PixelRect? {
    precondition(size == other.size, "Only images of one size are compared.")
    let rows = (0..<height).filter { !isRow($0, equalTo: other) }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var left = width
    var right = -1
    for y in rows {
      // Only what lies outside the columns found so far can widen them.
      if let x = (0..<left).first(where: { self[$0, y] != other[$0, y] }) { left = x }
      if right + 1 < width, let x = (right + 1..<width).last(where: { self[$0, y] != other[$0, y] })
      {
        right = x
      }
    }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private func isRow(_ y: Int, equalTo other: StraightImage) -> Bool {
    let bytes = y * width * 4..<(y + 1) * width * 4
    return samples.withUnsafeBytes { first in
      other.samples.withUnsafeBytes { second in
        isEqualMemory(
          UnsafeRawBufferPointer(rebasing: first[bytes]),
          UnsafeRawBufferPointer(rebasing: second[bytes]))
      }
    }
  }
}
