/// Which pixels of two images differ, on a canvas that holds both, top left corners together.
///
/// A metric makes the mask; counting, regions and the picture only read it.
struct DifferenceMask: Equatable, Sendable {
  /// What is known of a pixel.
  enum Mark {
    /// Both images have it and agree, or neither has it.
    static let same: UInt8 = 0
    /// Both images have it and differ.
    static let different: UInt8 = 1
    /// One image has it.
    static let single: UInt8 = 2
  }

  let width: Int
  let height: Int
  /// One mark a pixel, row by row.
  private(set) var marks: [UInt8]
  private(set) var differingPixels = 0
  /// The pixels that at least one image has.
  let totalPixels: Int
  /// The largest difference of red, green, blue and alpha; 255 where one image has no pixel.
  private(set) var maxChannelDeltas = SIMD4<UInt8>.zero

  /// Compares two images exactly; pixels of alpha 0 are equal whatever their color.
  init(exactly first: StraightImage, _ second: StraightImage) {
    width = max(first.width, second.width)
    height = max(first.height, second.height)
    marks = Array(repeating: Mark.same, count: width * height)
    let shared = PixelSize(
      width: min(first.width, second.width), height: min(first.height, second.height))
    totalPixels =
      first.width * first.height + second.width * second.height - shared.width * shared.height
    for y in 0..<shared.height {
      first.withRow(y) { firstRow in
        second.withRow(y) { secondRow in
          compareRow(y, firstRow, secondRow, columns: shared.width)
        }
      }
    }
    markSingles(of: first.size, outside: shared)
    markSingles(of: second.size, outside: shared)
  }

  private mutating func compareRow(
    _ y: Int, _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, columns: Int
  ) {
    let bytes = 0..<columns * 4
    let isEqual = isEqualMemory(
      UnsafeRawBufferPointer(rebasing: first[bytes]),
      UnsafeRawBufferPointer(rebasing: second[bytes]))
    if isEqual { return }
    for x in 0..<columns {
      let a = first.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
      let b = second.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
      if a == b || (a.w == 0 && b.w == 0) { continue }
      marks[y * width + x] = Mark.different
      differingPixels += 1
      let delta = pointwiseMax(a, b) &- pointwiseMin(a, b)
      maxChannelDeltas = pointwiseMax(maxChannelDeltas, delta)
    }
  }

  private mutating func markSingles(of size: PixelSize, outside shared: PixelSize) {
    for y in 0..<size.height {
      let from = y < shared.height ? shared.width : 0
      guard from < size.width else { continue }
      for x in from..<size.width { marks[y * width + x] = Mark.single }
      differingPixels += size.width - from
      maxChannelDeltas = SIMD4(repeating: 255)
    }
  }
}

extension StraightImage {
  /// Calls a function with the samples of a row.
  func withRow<Result>(_ y: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    samples.withUnsafeBytes { bytes in
      body(UnsafeRawBufferPointer(rebasing: bytes[y * width * 4..<(y + 1) * width * 4]))
    }
  }
}
