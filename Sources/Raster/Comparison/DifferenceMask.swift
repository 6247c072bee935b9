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
  init(_ first: PixelSource, _ second: PixelSource, _ rules: ComparisonRules) {
    let (first, second, sources) = (first.size, second.size, (first, second))
    width = max(first.width, second.width)
    height = max(first.height, second.height)
    marks = Array(repeating: Mark.same, count: width * height)
    shared = PixelSize(
      width: min(first.width, second.width), height: min(first.height, second.height))
    totalPixels =
      first.width * first.height + second.width * second.height - shared.width * shared.height
    for mask in rules.masks { apply(mask, first, second) }
    markSingles(of: first)
    markSingles(of: second)
    PixelView.with(sources.0, sources.1) { compare($0, $1, rules) }
  }

  /// Compares two images exactly.
  init(exactly first: StraightImage, _ second: StraightImage) {
    self.init(.straight(first), .straight(second), .exact)
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
    let index = y * width + x
    if tally.addSingle(x, y, isMasked: marks[index] == Mark.masked) { marks[index] = Mark.single }
  }

  private mutating func compare(
    _ first: PixelView, _ second: PixelView, _ rules: ComparisonRules
  ) {
    let judge = PixelJudge(rules)
    // Neighbors beyond the edge of one image have no meaning where the sizes differ.
    let isSameSize = first.width == second.width && first.height == second.height
    let detector =
      isSameSize ? rules.antialiasing.map { AntialiasDetector($0, first, second) } : nil
    for y in 0..<shared.height {
      var x = -1
      while true {
        x = first.firstDifference(y, second, from: x + 1, columns: shared.width)
        if x == shared.width { break }
        let (a, b) = (first[x, y], second[x, y])
        if a == b || (a.w == 0 && b.w == 0) { continue }
        let index = y * width + x
        if tally.add(x, y, a, b, isMasked: marks[index] == Mark.masked) {
          marks[index] = mark(x, y, judge.differs(a, b, at: index), detector)
        }
      }
    }
  }

  /// Returns the mark of a pixel that isn't the same, and counts it.
  private mutating func mark(
    _ x: Int, _ y: Int, _ differs: Bool, _ detector: AntialiasDetector?
  ) -> UInt8 {
    guard differs else { return Mark.tolerated }
    if detector?.isAntialiased(x: x, y: y) == true {
      tally.antialiased += 1
      return Mark.antialiased
    }
    tally.different += 1
    return Mark.different
  }
}
