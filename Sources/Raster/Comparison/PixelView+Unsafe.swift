/// The straight samples of an image in memory, for reading while the image is kept.
struct PixelView {
  let width: Int
  let height: Int
  private let samples: UnsafeRawBufferPointer

  /// Calls a function with views of two images.
  static func with<Result>(
    _ first: StraightImage, _ second: StraightImage, _ body: (PixelView, PixelView) -> Result
  ) -> Result {
    first.samples.withUnsafeBytes { a in
      second.samples.withUnsafeBytes { b in
        body(PixelView(first.size, a), PixelView(second.size, b))
      }
    }
  }

  private init(_ size: PixelSize, _ samples: UnsafeRawBufferPointer) {
    width = size.width
    height = size.height
    self.samples = samples
  }

  subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    samples.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
  }

  /// Returns whether a row's first pixels have the same bytes in another image.
  func isSameRow(_ y: Int, as other: PixelView, columns: Int) -> Bool {
    let (start, otherStart) = (y * width * 4, y * other.width * 4)
    return isEqualMemory(
      UnsafeRawBufferPointer(rebasing: samples[start..<start + columns * 4]),
      UnsafeRawBufferPointer(rebasing: other.samples[otherStart..<otherStart + columns * 4]))
  }

  /// Returns the first column from one on whose pixels aren't the same bytes; `columns` if none.
  func firstDifference(_ y: Int, _ other: PixelView, from start: Int, columns: Int) -> Int {
    let (row, otherRow) = (y * width * 4, y * other.width * 4)
    var x = start
    while x + 16 <= columns {
      let a = samples.loadUnaligned(fromByteOffset: row + x * 4, as: SIMD16<UInt32>.self)
      let b = other.samples.loadUnaligned(
        fromByteOffset: otherRow + x * 4, as: SIMD16<UInt32>.self)
      if a != b { break }
      x += 16
    }
    while x < columns {
      let a = samples.loadUnaligned(fromByteOffset: row + x * 4, as: UInt32.self)
      let b = other.samples.loadUnaligned(fromByteOffset: otherRow + x * 4, as: UInt32.self)
      if a != b { break }
      x += 1
    }
    return x
  }

  /// Returns the columns and rows of a pixel and its neighbors inside of the image.
  func neighborhood(_ x: Int, _ y: Int) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (max(0, x - 1)...min(width - 1, x + 1), max(0, y - 1)...min(height - 1, y + 1))
  }

  /// Returns whether a pixel lies in the first or last column or row.
  func isEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
