/// Groups marked pixels into rectangles.
///
/// Pixels belong together if they are at most `gap` pixels apart in both directions (a gap of 0
/// means touching, corners included). One pass over the rows with a union-find over groups: for
/// each column it is enough to know the last group seen there, because an older one within reach
/// was already joined with it.
struct RegionFinder {
  private let mask: DifferenceMask
  private let gap: Int
  private var parents: [Int] = []
  private var boxes: [PixelRect] = []
  private var lastRow: [Int]
  private var lastGroup: [Int]

  /// How far apart the parts of one change may be: about a word's letter spacing at 3×.
  static let defaultGap = 8

  /// Returns at most `limit` rectangles around the marked pixels, from the top, then from the left.
  ///
  /// Where there are more, the gap is doubled until they are few enough.
  static func regions(of mask: DifferenceMask, limit: Int) -> [PixelRect] {
    guard mask.differingPixels > 0, limit > 0 else { return [] }
    var gap = defaultGap
    while true {
      var finder = RegionFinder(mask, gap: gap)
      finder.scan()
      let boxes = finder.disjointBoxes()
      if boxes.count <= limit { return boxes }
      gap *= 2
    }
  }

  private init(_ mask: DifferenceMask, gap: Int) {
    self.mask = mask
    self.gap = gap
    // So far above the first row that nothing is within reach.
    lastRow = Array(repeating: -mask.height - gap - 2, count: mask.width)
    lastGroup = Array(repeating: -1, count: mask.width)
  }

  private mutating func scan() {
    for y in 0..<mask.height {
      let row = y * mask.width
      var x = 0
      while x < mask.width {
        if mask.marks[row + x] == DifferenceMask.Mark.same {
          x += 1
          continue
        }
        let start = x
        while x < mask.width && mask.marks[row + x] != DifferenceMask.Mark.same { x += 1 }
        addRun(start..<x, y: y)
      }
    }
  }

  private mutating func addRun(_ run: Range<Int>, y: Int) {
    let group = parents.count
    parents.append(group)
    boxes.append(PixelRect(minX: run.lowerBound, minY: y, maxX: run.upperBound, maxY: y + 1))
    let reach = max(0, run.lowerBound - gap - 1)..<min(mask.width, run.upperBound + gap + 1)
    for x in reach where y - lastRow[x] <= gap + 1 { join(group, lastGroup[x]) }
    for x in run {
      lastRow[x] = y
      lastGroup[x] = group
    }
  }

  private mutating func root(of group: Int) -> Int {
    var group = group
    while parents[group] != group {
      parents[group] = parents[parents[group]]
      group = parents[group]
    }
    return group
  }

  private mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    if a == b { return }
    // The older group stays, so that the result does not depend on anything but the mask.
    let (older, newer) = (min(a, b), max(a, b))
    parents[newer] = older
    boxes[older] = boxes[older].union(boxes[newer])
  }

  /// The boxes of all groups; overlapping ones become one.
  private func disjointBoxes() -> [PixelRect] {
    var result: [PixelRect] = []
    for group in parents.indices where parents[group] == group {
      result.append(boxes[group])
    }
    // A noisy mask has thousands of boxes, which the caller joins by a larger gap instead.
    if result.count <= 1024 { result = Self.merged(result) }
    return result.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

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

extension PixelRect {
  /// Returns the smallest rectangle that holds both, neither being empty.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
