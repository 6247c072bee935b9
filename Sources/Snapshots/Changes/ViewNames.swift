/// Names the nodes of a layout tree for readers.
struct ViewNames {
  let tree: LayoutTree

  /// The parts of a partial sheet in words.
  private static let wordsOfIdentifier = [
    "PartialSheet.sheet": "sheet", "PartialSheet.cover": "cover",
    "PartialSheet.handle": "handle bar",
  ]
  /// The kinds of nodes whose names are no words for readers.
  private static let wordsOfKind = ["style": "background", "Image": "image"]
  /// The most characters of a text that stands for a view.
  private static let longestText = 40

  /// A text in quotation marks, cut where it is long.
  static func quoted(_ text: String) -> String {
    text.count <= longestText ? "“\(text)”" : "“\(text.prefix(longestText))…”"
  }

  /// The node that stands for another one: inside of what has one visible part only that is allowed,
  /// the part that has an identifier, or else the last.
  func representative(of place: Int, where isAllowed: (Int) -> Bool = { _ in true }) -> Int {
    var place = place
    while tree.nodes[place].identifier == nil, tree.nodes[place].text == nil {
      let parts = tree.nodes[place].children.filter { isVisible($0) && isAllowed($0) }
      guard parts.count == 1, let child = parts.first else { break }
      place = child
    }
    return place
  }

  /// The node's name by what it is, what is in it, or else what it is in.
  func name(of place: Int) -> String {
    let node = tree.nodes[place]
    if let own = ownName(of: place) ?? nameAround(place) { return own }
    let word = Self.wordsOfKind[node.kind] ?? node.kind
    let inside = (place..<node.end).first { tree.nodes[$0].text != nil }
    if let inside, let text = tree.nodes[inside].text {
      return "\(word) with \(Self.quoted(text))"
    }
    let around = tree.ancestors(of: place).dropFirst().first { tree.nodes[$0].identifier != nil }
    if let around, let name = ownName(of: around) { return "\(word) in \(name)" }
    return word
  }

  /// The identifier of what has this node as its only visible part.
  private func nameAround(_ place: Int) -> String? {
    for around in tree.ancestors(of: place).dropFirst() {
      let visible = tree.nodes[around].children.filter { isVisible($0) }
      guard visible.count == 1 else { return nil }
      if tree.nodes[around].identifier != nil { return ownName(of: around) }
    }
    return nil
  }

  private func ownName(of place: Int) -> String? {
    let node = tree.nodes[place]
    if let identifier = node.identifier {
      return Self.wordsOfIdentifier[identifier] ?? identifier
    }
    if let text = node.text { return Self.quoted(text) }
    if node.kind == "Image", let picture = node.value("picture") {
      return "image \(Self.quoted(picture))"
    }
    return nil
  }

  /// The kinds of nodes without children that draw nothing.
  private static let invisibleKinds: Set = [
    "Spacer", "GeometryReader", "EmptyView", "coordinateSpace", "gesture", "hitTesting", "frame",
    "VStack", "HStack", "ZStack", "padding", "window",
  ]

  /// Whether a node draws something itself.
  func isInk(_ place: Int) -> Bool {
    let node = tree.nodes[place]
    if node.children.isEmpty, Self.invisibleKinds.contains(node.kind) { return false }
    guard let color = node.value("color") else { return node.children.isEmpty }
    return !color.hasSuffix("@0")
  }

  /// Whether anything in a node draws something.
  func isVisible(_ place: Int) -> Bool {
    (place..<tree.nodes[place].end).contains { isInk($0) }
  }
}
