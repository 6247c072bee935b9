/// The pixels of an image in memory, for reading while the image is kept.
struct PixelView {
  let width: Int
  let height: Int
  private let bytes: UnsafeRawBufferPointer
  private let isPremultiplied: Bool

  /// Calls a function with views of two images.
  static func with<Result>(
    _ first: PixelSource, _ second: PixelSource, _ body: (PixelView, PixelView) -> Result
  ) -> Result {
    with(first) { a in with(second) { b in body(a, b) } }
  }

  private static func with<Result>(
    _ source: PixelSource, _ body: (PixelView) -> Result
  ) -> Result {
    switch source {
    case .straight(let image):
      image.samples.withUnsafeBytes { body(PixelView(source.size, $0, isPremultiplied: false)) }
    case .bitmap(let bitmap):
      bitmap.pixels.withUnsafeBytes { body(PixelView(source.size, $0, isPremultiplied: true)) }
    }
  }

  private init(_ size: PixelSize, _ bytes: UnsafeRawBufferPointer, isPremultiplied: Bool) {
    width = size.width
    height = size.height
    self.bytes = bytes
    self.isPremultiplied = isPremultiplied
  }

  /// The straight samples of a pixel.
  @inline(__always)
  subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    let pixel = bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
    return isPremultiplied ? AlphaConversion.straight(pixel) : pixel
  }

  /// Returns a pixel's bytes.
  ///
  /// Different ones are different straight samples in either form, because
  /// premultiplying what was made straight gives the same bytes again.
  @inline(__always)
  func raw(_ x: Int, _ y: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
  }

  /// Returns whether another view of the same size and form has the same bytes.
  func isSame(as other: PixelView) -> Bool {
    isPremultiplied == other.isPremultiplied && isEqualMemory(bytes, other.bytes)
  }

  /// Returns the first column from one on whose pixels may differ; `columns` if none.
  func firstDifference(_ y: Int, _ other: PixelView, from start: Int, columns: Int) -> Int {
    guard isPremultiplied == other.isPremultiplied else { return start }
    let (row, otherRow) = (y * width * 4, y * other.width * 4)
    var x = start
    while x + 8 <= columns {
      var changes: UInt64 = 0
      for pair in 0..<4 {
        let offset = (x + pair * 2) * 4
        changes |=
          bytes.loadUnaligned(fromByteOffset: row + offset, as: UInt64.self)
          ^ other.bytes.loadUnaligned(fromByteOffset: otherRow + offset, as: UInt64.self)
      }
      if changes != 0 { break }
      x += 8
    }
    while x < columns && raw(x, y) == other.raw(x, y) { x += 1 }
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
