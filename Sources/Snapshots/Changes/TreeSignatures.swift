/// Numbers that are equal for nodes with the same kinds, texts and identifiers inside, wherever they
/// lie.
struct TreeSignatures {
  private struct Key: Hashable {
    let kind: String
    let text: String?
    let identifier: String?
    let children: [Int]
  }

  private var numbers: [Key: Int] = [:]

  /// Returns a number for each node of a tree; trees that are numbered by one value are comparable.
  mutating func numbers(of tree: LayoutTree) -> [Int] {
    var result = Array(repeating: 0, count: tree.nodes.count)
    for place in tree.nodes.indices.reversed() {
      let node = tree.nodes[place]
      let key = Key(
        kind: node.kind, text: node.text, identifier: node.identifier,
        children: node.children.map { result[$0] })
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      result[place] = number
    }
    return result
  }
}
