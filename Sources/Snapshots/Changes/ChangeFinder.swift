/// Finds what changed between two matched layout trees, and what only follows from it.
struct ChangeFinder {
  let matching: TreeMatching
  private let oldNames: ViewNames
  private let newNames: ViewNames
  private var found: [LayoutChange] = []

  init(_ matching: TreeMatching) {
    self.matching = matching
    oldNames = ViewNames(tree: matching.old)
    newNames = ViewNames(tree: matching.new)
  }

  /// Returns the changes in words.
  func changes() -> LayoutChanges {
    var finder = self
    finder.findStructure()
    for place in matching.new.nodes.indices { finder.compare(place) }
    var geometry = GeometryChanges(matching: matching, names: newNames)
    geometry.find()
    return finder.sorted(geometry.found)
  }

  /// Puts causes before what follows from them.
  private func sorted(_ geometry: [LayoutChange]) -> LayoutChanges {
    let tree = matching.new
    let all = (found + geometry).map { change in
      var change = change
      if change.frames.isEmpty { change.frames = matching.frames(of: change.place) }
      return change
    }
    var result = LayoutChanges()
    let ordered = all.enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }
    for (_, change) in ordered {
      let isConsequence =
        change.kind >= .resized
        && all.contains { Causality.explains($0, change, in: tree) }
      result.append(change, isConsequence: isConsequence)
    }
    return result
  }

  private mutating func add(
    _ kind: LayoutChange.Kind, _ place: Int?, _ name: String, _ words: String,
    at frames: [LayoutTree.Frame] = []
  ) {
    let change = LayoutChange(
      kind: kind, place: place, name: name, words: words, frames: frames)
    if !found.contains(change) { found.append(change) }
  }
}

// MARK: Added, removed

extension ChangeFinder {
  private mutating func findStructure() {
    for place in matching.removed where oldNames.isVisible(place) {
      let around = matching.old.ancestors(of: place).dropFirst().lazy
        .compactMap { matching.newPlaces[$0] }.first
      add(
        .removed, around, oldNames.name(of: oldNames.representative(of: place)), "removed",
        at: [matching.old.nodes[place].frame])
    }
    for place in matching.added where newNames.isVisible(place) {
      add(.added, place, newNames.name(of: newNames.representative(of: place)), "added")
    }
    for (place, wrapper) in matching.wrappers {
      addWrapper(matching.new.nodes[wrapper], around: place, isNew: true)
    }
    for (place, wrapper) in matching.unwrapped {
      addWrapper(matching.old.nodes[wrapper], around: place, isNew: false)
    }
  }

  /// Tells what was put around a view or taken away.
  private mutating func addWrapper(_ wrapper: LayoutTree.Node, around place: Int, isNew: Bool) {
    let name = newNames.name(of: newNames.representative(of: place))
    if wrapper.kind == "opacity", let opacity = wrapper.value("opacity") {
      let value = ChangeWords.opacity(opacity)
      add(.restyled, place, name, "opacity " + (isNew ? "1.00 → \(value)" : "\(value) → 1.00"))
      return
    }
    let values = wrapper.properties.map { " \($0.value)" }.joined()
    add(.rewrapped, place, name, "\(wrapper.kind)\(values) \(isNew ? "added" : "removed")")
  }
}

// MARK: Words and styles

extension ChangeFinder {
  private mutating func compare(_ place: Int) {
    guard let oldPlace = matching.oldPlaces[place] else { return }
    let (old, new) = (matching.old.nodes[oldPlace], matching.new.nodes[place])
    if old.text != new.text, let before = old.text, let after = new.text {
      // A text without an identifier is named by what it said.
      let name = new.identifier == nil ? "text" : newNames.name(of: place)
      add(.reworded, place, name, "\(ViewNames.quoted(before)) → \(ViewNames.quoted(after))")
    }
    compareStyles(old, new, place)
    if old.identifier != new.identifier {
      let words = [old.identifier, new.identifier].map { $0 ?? "none" }
      add(.restyled, place, newNames.name(of: place), "identifier \(words[0]) → \(words[1])")
    }
    if old.isLeaving != new.isLeaving {
      add(.restyled, place, newNames.name(of: place), new.isLeaving ? "is leaving" : "stays")
    }
  }

  private mutating func compareStyles(_ old: LayoutTree.Node, _ new: LayoutTree.Node, _ place: Int)
  {
    guard old.properties != new.properties else { return }
    let name = newNames.name(of: newNames.representative(of: place))
    let names = (old.properties + new.properties).map(\.name)
    for (index, property) in names.enumerated() where names.firstIndex(of: property) == index {
      let (before, after) = (old.value(property), new.value(property))
      guard before != after else { continue }
      add(.restyled, place, name, ChangeWords.change(of: property, before, after))
    }
  }
}
