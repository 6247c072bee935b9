/// Finds the name that a misspelt one was probably meant to be.
public enum NearestName {
  /// Returns the closest name, or `nil` when none is close.
  ///
  /// Close means at most a third of the letters changed (two at least), capitals not counted; of
  /// equally close names the first wins, so that the answer is always the same.
  public static func of(_ name: String, in names: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = max(2, wanted.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.lowercased().unicodeScalars)
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, other)
      if distance <= min(limit, (best?.distance ?? .max) - 1) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two
  /// texts (optimal string alignment, Damerau 1964).
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var twoAbove: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, twoAbove[j - 1] + 1)
        }
        row.append(cost)
      }
      (twoAbove, above) = (above, row)
    }
    return above[b.count]
  }
}
