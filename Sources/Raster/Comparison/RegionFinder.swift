/// Groups marked pixels into rectangles.
///
/// Pixels belong together if they are at most `gap` pixels apart in both directions (a gap of 0
/// means touching, corners included). One pass over the rows with a union-find over groups: for
/// each column it is enough to know the last group seen there, because an older one within reach
/// was already joined with it.
struct RegionFinder {
  private let gap: Int
  private let width: Int
  private var groups = BoxGroups()
  /// The last group of each column and its row.
  private var last: [SIMD2<Int32>]

  /// How far apart the parts of one change may be: about a word's letter spacing at 3×.
  static let defaultGap = 8

  /// Returns at most `limit` rectangles around the marked pixels, from the top, then from the left.
  ///
  /// Where there are more, rectangles in neighboring cells of a grid become one, and the grid grows
  /// coarser until they are few enough.
  static func regions(of mask: DifferenceMask, limit: Int) -> [PixelRect] {
    guard mask.differingPixels > 0, limit > 0 else { return [] }
    var finder = RegionFinder(width: mask.width, height: mask.height, gap: defaultGap)
    mask.forEachRun { finder.addRun($0, y: $1) }
    var boxes = finder.groups.boxes
    var cell = 2 * (defaultGap + 1)
    while boxes.count > max(limit, mostMerged) {
      boxes = BoxGrid.joined(boxes, width: mask.width, height: mask.height, cell: cell)
      cell *= 2
    }
    boxes = merged(boxes)
    while boxes.count > limit {
      boxes = merged(BoxGrid.joined(boxes, width: mask.width, height: mask.height, cell: cell))
      cell *= 2
    }
    return boxes.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The most rectangles that are compared with each other, which takes the square of their number.
  private static let mostMerged = 256

  private init(width: Int, height: Int, gap: Int) {
    self.gap = gap
    self.width = width
    // So far above the first row that nothing is within reach.
    last = Array(repeating: SIMD2(-1, Int32(-gap - 2)), count: width)
  }

  private mutating func addRun(_ run: Range<Int>, y: Int) {
    let group = groups.add(
      PixelRect(minX: run.lowerBound, minY: y, maxX: run.upperBound, maxY: y + 1))
    let oldest = Int32(y - gap - 1)
    var joined: Int32 = -1
    for x in max(0, run.lowerBound - gap - 1)..<min(width, run.upperBound + gap + 1) {
      let seen = last[x]
      if seen.y < oldest || seen.x == joined { continue }
      joined = seen.x
      groups.join(group, Int(joined))
    }
    let mark = SIMD2(Int32(group), Int32(y))
    for x in run { last[x] = mark }
  }

  /// Returns boxes of which none overlaps another: those that do become one.
  private static func merged(_ boxes: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for box in boxes {
      var box = box
      while let index = result.firstIndex(where: { !$0.intersection(box).isEmpty }) {
        box = box.union(result.remove(at: index))
      }
      result.append(box)
    }
    return result
  }
}

extension DifferenceMask {
  /// Calls a function with every run of pixels that count, and its row.
  fileprivate func forEachRun(_ body: (Range<Int>, Int) -> Void) {
    marks.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: bytes[y * width..<(y + 1) * width])
        var x = 0
        while true {
          x = Self.firstMark(in: row, from: x)
          if x == width { break }
          let start = x
          while x < width && Mark.counts(row[x]) { x += 1 }
          if x > start { body(start..<x, y) } else { x += 1 }
        }
      }
    }
  }

  /// Returns the first place from one on that isn't `same`, or the end.
  private static func firstMark(in row: UnsafeRawBufferPointer, from start: Int) -> Int {
    var x = start
    while x + 8 <= row.count {
      let eight = row.loadUnaligned(fromByteOffset: x, as: UInt64.self).littleEndian
      if eight != 0 { return x + eight.trailingZeroBitCount / 8 }
      x += 8
    }
    while x < row.count && row[x] == Mark.same { x += 1 }
    return x
  }
}
