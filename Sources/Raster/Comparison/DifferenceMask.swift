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
    /// The images differ by less than the threshold.
    static let tolerated: UInt8 = 3
    /// The images differ, and one is anti-aliased here.
    static let antialiased: UInt8 = 4
    /// Nothing is compared here.
    static let masked: UInt8 = 5

    /// Returns whether a pixel counts as different.
    @inline(always)
    static func counts(_ mark: UInt8) -> Bool { mark &- 1 < 2 }
  }

  let width: Int
  let height: Int
  /// One mark a pixel, row by row.
  private(set) var marks: [UInt8]
  private(set) var tally = DifferenceTally()
  /// The pixels that at least one image has.
  let totalPixels: Int
  /// The part of the canvas that both images have.
  private let shared: PixelSize

  /// The pixels that count as different.
  var differingPixels: Int { tally.different }

  /// Compares two images by rules; pixels of alpha 0 are equal whatever their color.
  init(_ first: StraightImage, _ second: StraightImage, _ rules: ComparisonRules) {
    width = max(first.width, second.width)
    height = max(first.height, second.height)
    marks = Array(repeating: Mark.same, count: width * height)
    shared = PixelSize(
      width: min(first.width, second.width), height: min(first.height, second.height))
    totalPixels =
      first.width * first.height + second.width * second.height - shared.width * shared.height
    for mask in rules.masks { apply(mask, first.size, second.size) }
    markSingles(of: first.size)
    markSingles(of: second.size)
    PixelView.with(first, second) { compare($0, $1, rules) }
  }

  /// Compares two images exactly.
  init(exactly first: StraightImage, _ second: StraightImage) {
    self.init(first, second, .exact)
  }

  private mutating func apply(_ mask: PixelRect, _ first: PixelSize, _ second: PixelSize) {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let area = mask.intersection(canvas)
    for y in area.minY..<area.maxY {
      let columns = max(y < first.height ? first.width : 0, y < second.height ? second.width : 0)
      for x in area.minX..<max(area.minX, min(area.maxX, columns))
      where marks[y * width + x] != Mark.masked {
        marks[y * width + x] = Mark.masked
        tally.masked += 1
      }
    }
  }

  private mutating func markSingles(of size: PixelSize) {
    for y in 0..<size.height {
      let from = y < shared.height ? shared.width : 0
      guard from < size.width else { continue }
      for x in from..<size.width { markSingle(x, y) }
    }
  }

  private mutating func markSingle(_ x: Int, _ y: Int) {
    if marks[y * width + x] == Mark.masked {
      tally.maskedDifferent += 1
      return
    }
    marks[y * width + x] = Mark.single
    tally.addSingle(x, y)
  }

  private mutating func compare(
    _ first: PixelView, _ second: PixelView, _ rules: ComparisonRules
  ) {
    let judge = PixelJudge(rules)
    // Neighbors beyond the edge of one image have no meaning where the sizes differ.
    let isSameSize = first.width == second.width && first.height == second.height
    let detector =
      isSameSize ? rules.antialiasing.map { AntialiasDetector($0, first, second) } : nil
    for y in 0..<shared.height where !first.isSameRow(y, as: second, columns: shared.width) {
      var x = 0
      while true {
        x = first.firstDifference(y, second, from: x, columns: shared.width)
        if x == shared.width { break }
        let (a, b) = (first[x, y], second[x, y])
        if a.w != 0 || b.w != 0 {
          marks[y * width + x] = mark(x, y, a, b, judge, detector)
        }
        x += 1
      }
    }
  }

  // swift-format-ignore: the parameters are the loop's state.
  @inline(__always)
  private mutating func mark(
    _ x: Int, _ y: Int, _ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, _ judge: PixelJudge,
    _ detector: AntialiasDetector?
  ) -> UInt8 {
    let index = y * width + x
    if marks[index] == Mark.masked {
      tally.maskedDifferent += 1
      return Mark.masked
    }
    tally.add(x, y, a, b)
    if !judge.differs(a, b, at: index) { return Mark.tolerated }
    if detector?.isAntialiased(x: x, y: y) == true {
      tally.antialiased += 1
      return Mark.antialiased
    }
    tally.different += 1
    return Mark.different
  }
}
