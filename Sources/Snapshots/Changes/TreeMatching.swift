/// Which nodes of two layout trees are the same view.
///
/// Nodes are matched from the outside to the inside: by identifier, then by kind, text and place
/// among their siblings. What is left over is looked for inside of what was put around it, and
/// elsewhere in the tree.
struct TreeMatching {
  let old: LayoutTree
  let new: LayoutTree
  /// The new tree's node of each node of the old one.
  private(set) var newPlaces: [Int?]
  /// The old tree's node of each node of the new one.
  private(set) var oldPlaces: [Int?]
  /// The old nodes without a partner; of nested ones the outermost.
  private(set) var removed: [Int] = []
  /// The new nodes without a partner; of nested ones the outermost.
  private(set) var added: [Int] = []
  /// The new nodes that were put around a node that was there before.
  private(set) var wrappers: [(around: Int, wrapper: Int)] = []
  /// The old nodes that were around a node that is still there, by its new place.
  private(set) var unwrapped: [(around: Int, wrapper: Int)] = []

  private let oldSignatures: [Int]
  private let newSignatures: [Int]
  private var pending: [(old: [Int], new: [Int])] = []

  init(_ old: LayoutTree, _ new: LayoutTree) {
    self.old = old
    self.new = new
    var signatures = TreeSignatures()
    oldSignatures = signatures.numbers(of: old)
    newSignatures = signatures.numbers(of: new)
    newPlaces = Array(repeating: nil, count: old.nodes.count)
    oldPlaces = Array(repeating: nil, count: new.nodes.count)
    pending = [(old.roots, new.roots)]
    matchPending()
    findElsewhere()
    removed.sort()
    added.sort()
  }

  private mutating func matchPending() {
    while let (olds, news) = pending.popLast() { match(olds, news) }
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    newPlaces[a] = b
    oldPlaces[b] = a
    pending.append((old.nodes[a].children, new.nodes[b].children))
  }

  /// Matches the children of one node with those of another.
  private mutating func match(_ olds: [Int], _ news: [Int]) {
    let alignment = SequenceAlignment(
      olds.count, news.count, score: { score(olds[$0], news[$1]) })
    for (i, j) in alignment.pairs { pair(olds[i], news[j]) }
    var lone = alignment.loneSecond.map { news[$0] }
    for a in alignment.loneFirst.map({ olds[$0] }) {
      let partner = lone.firstIndex { matchInside(a, $0) }
      if let partner { lone.remove(at: partner) } else { removed.append(a) }
    }
    added += lone
  }

  /// How well two nodes fit; 0 for not at all.
  private func score(_ a: Int, _ b: Int) -> Int {
    let (first, second) = (old.nodes[a], new.nodes[b])
    if let one = first.identifier, let other = second.identifier {
      return one == other ? 1000 : 0
    }
    guard first.kind == second.kind else { return 0 }
    if oldSignatures[a] == newSignatures[b] { return first.frame == second.frame ? 61 : 60 }
    var score = first.text == second.text ? 30 : 10
    if first.children.map({ old.nodes[$0].kind }) == second.children.map({ new.nodes[$0].kind }) {
      score += 5
    }
    if first.frame == second.frame { score += 3 }
    return score
  }
}

// MARK: What was put around, and what is elsewhere

extension TreeMatching {
  /// The most nodes of a part that are looked at for what was put around another.
  private static let mostInside = 64

  /// Matches what two different nodes have inside; false where they share nothing.
  private mutating func matchInside(_ a: Int, _ b: Int) -> Bool {
    let olds = (a..<old.nodes[a].end).prefix(Self.mostInside)
    let news = (b..<new.nodes[b].end).prefix(Self.mostInside)
    var best: (old: Int, new: Int)?
    for i in olds {
      for j in news where isSame(i, j) {
        if best.map({ $0.old + $0.new > i + j }) ?? true { best = (i, j) }
      }
    }
    guard let best else { return false }
    pair(best.old, best.new)
    for place in new.ancestors(of: best.new).dropFirst() where new.isInside(place, b) {
      wrappers.append((best.new, place))
    }
    for place in old.ancestors(of: best.old).dropFirst() where old.isInside(place, a) {
      unwrapped.append((best.new, place))
    }
    return true
  }

  /// Whether two nodes show the same, or have one identifier; nodes that could be anything don't.
  private func isSame(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (old.nodes[a], new.nodes[b])
    if let identifier = first.identifier { return identifier == second.identifier }
    guard oldSignatures[a] == newSignatures[b] else { return false }
    if first.text != nil || first.children.count > 1 { return true }
    return !first.properties.isEmpty && first.properties == second.properties
  }

  /// Matches what was taken out of one place and put into another.
  private mutating func findElsewhere() {
    for a in removed {
      guard let index = added.firstIndex(where: { isSameElsewhere(a, $0) }) else { continue }
      removed.removeAll { $0 == a }
      pair(a, added.remove(at: index))
      matchPending()
    }
  }

  /// Whether two nodes are one view at different places: a part of it has a name of its own.
  private func isSameElsewhere(_ a: Int, _ b: Int) -> Bool {
    let (first, second) = (old.nodes[a], new.nodes[b])
    if let identifier = first.identifier { return identifier == second.identifier }
    guard oldSignatures[a] == newSignatures[b] else { return false }
    return old.nodes[a..<first.end].contains { $0.text != nil || $0.identifier != nil }
  }
}

extension TreeMatching {
  /// Where a view of the new tree is, and where it was.
  func frames(of place: Int?) -> [LayoutTree.Frame] {
    guard let place else { return [] }
    let before = oldPlaces[place].map { old.nodes[$0].frame }
    return [new.nodes[place].frame] + [before].compactMap(\.self)
  }
}
