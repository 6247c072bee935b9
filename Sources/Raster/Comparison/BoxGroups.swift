/// Groups of rectangles, each known by the rectangle around it: a union-find with halved paths.
struct BoxGroups {
  private var parents: [Int32] = []
  private var bounds: [PixelRect] = []

  /// The rectangle of every group, in the order in which the groups' first members came.
  var boxes: [PixelRect] {
    parents.indices.filter { parents[$0] == $0 }.map { bounds[$0] }
  }

  /// Adds a group of one rectangle and returns its number.
  mutating func add(_ box: PixelRect) -> Int {
    parents.append(Int32(parents.count))
    bounds.append(box)
    return parents.count - 1
  }

  /// Makes one group of two.
  mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    if a == b { return }
    // The older group stays, so that the result does not depend on anything but the order given.
    let (older, newer) = (min(a, b), max(a, b))
    parents[newer] = Int32(older)
    bounds[older] = bounds[older].union(bounds[newer])
  }

  private mutating func root(of group: Int) -> Int {
    var group = Int32(group)
    while parents[Int(group)] != group {
      let parent = parents[Int(parents[Int(group)])]
      parents[Int(group)] = parent
      group = parent
    }
    return Int(group)
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
