/// Finds views that moved or have another size; what moved along with what it is in, or grew as
/// much, is told once.
struct GeometryChanges {
  let matching: TreeMatching
  let names: ViewNames
  private(set) var found: [LayoutChange] = []

  /// Frames are printed in thousandths, so that a sum of two may be off by this much.
  private static let slack = 2

  /// How far a box moved and grew.
  private struct Delta: Equatable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
  }

  private typealias Axis = (
    word: String, delta: KeyPath<Delta, Int>, frame: KeyPath<LayoutTree.Frame, Int>
  )

  init(matching: TreeMatching, names: ViewNames) {
    self.matching = matching
    self.names = names
  }

  /// Looks at all views, from the outside to the inside.
  mutating func find() {
    for place in matching.new.nodes.indices {
      guard let delta = delta(place), names.isVisible(place) else { continue }
      let around =
        matching.new.ancestors(of: place).dropFirst().lazy
        .compactMap { self.delta($0) }.first ?? Delta()
      add(
        .resized, place, delta, around,
        [
          ("width", \.width, \.width), ("height", \.height, \.height),
        ])
      add(.moved, place, delta, around, [("x", \.x, \.x), ("y", \.y, \.y)])
    }
  }

  private func delta(_ place: Int) -> Delta? {
    guard let oldPlace = matching.oldPlaces[place] else { return nil }
    let (old, new) = (matching.old.nodes[oldPlace].frame, matching.new.nodes[place].frame)
    return Delta(
      x: new.x - old.x, y: new.y - old.y, width: new.width - old.width,
      height: new.height - old.height)
  }

  private mutating func add(
    _ kind: LayoutChange.Kind, _ place: Int, _ delta: Delta, _ around: Delta, _ axes: [Axis]
  ) {
    for axis in axes {
      let change = delta[keyPath: axis.delta]
      guard change != 0, abs(change - around[keyPath: axis.delta]) > Self.slack else { continue }
      let shown = names.representative(of: place) { child in
        guard let inner = self.delta(child) else { return false }
        return abs(inner[keyPath: axis.delta] - change) <= Self.slack
      }
      add(kind, shown, axis)
    }
  }

  private mutating func add(_ kind: LayoutChange.Kind, _ place: Int, _ axis: Axis) {
    guard let oldPlace = matching.oldPlaces[place] else { return }
    let before = matching.old.nodes[oldPlace].frame[keyPath: axis.frame]
    let after = matching.new.nodes[place].frame[keyPath: axis.frame]
    let words = "\(axis.word) \(ChangeWords.length(before)) → \(ChangeWords.length(after))"
    let name = names.name(of: place)
    if let last = found.lastIndex(where: { $0.kind == kind && $0.place == place }) {
      if !found[last].words.contains(words) { found[last].words += ", " + words }
    } else {
      found.append(LayoutChange(kind: kind, place: place, name: name, words: words))
    }
  }
}
