/// The boxes of a picture, as the text of `Stage.layoutTree` tells them.
public struct LayoutTree: Equatable, Sendable {
  /// A length or place in thousandths of a point, the precision of the text.
  typealias Thousandths = Int

  /// A box in the window's space.
  struct Frame: Equatable, Sendable {
    var x: Thousandths
    var y: Thousandths
    var width: Thousandths
    var height: Thousandths
  }

  /// What a box shows or does: a name such as `color`, and its value.
  struct Property: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// One line of the text.
  struct Node: Equatable, Sendable {
    var kind: String
    var frame: Frame
    /// The words of a text.
    var text: String?
    /// All else that stands behind the frame.
    var properties: [Property] = []
    var identifier: String?
    var isLeaving = false
    var parent: Int?
    var children: [Int] = []
    /// The place behind the last node inside of this one.
    var end = 0

    /// The value of a property.
    func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }
  }

  /// The nodes, each before those inside of it, as in the text.
  private(set) var nodes: [Node] = []
  /// The nodes that are in no other.
  private(set) var roots: [Int] = []

  /// Creates a tree without nodes.
  init() {}

  /// Adds a node and returns its place.
  mutating func append(_ node: Node, in parent: Int?) {
    var node = node
    let place = nodes.count
    node.parent = parent
    nodes.append(node)
    if let parent { nodes[parent].children.append(place) } else { roots.append(place) }
  }

  /// Finds where each node's inside ends.
  mutating func close() {
    for place in nodes.indices.reversed() {
      nodes[place].end = nodes[place].children.last.map { nodes[$0].end } ?? place + 1
    }
  }

  /// The nodes around a node, the nearest first.
  func ancestors(of place: Int) -> UnfoldFirstSequence<Int> {
    sequence(first: place) { nodes[$0].parent }
  }

  /// Whether a node is another one or in it.
  func isInside(_ place: Int, _ other: Int) -> Bool {
    (other..<nodes[other].end).contains(place)
  }
}
