import Foundation

/// What a menu shows of an option: its first words and picture, whatever else is drawn there.
struct MenuItemFace: View {
  let item: ContentItem
  /// Whether the picture stands at the trailing edge, as in a menu's rows.
  var isRow = false

  var body: some View {
    if isRow {
      words
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .trailing) { picture }
    } else {
      HStack(spacing: 4) {
        picture
        words
      }
    }
  }

  // The boxes are looked at when they are shown; the option's views may be made only then.
  private var words: some View {
    let box = item.box
    return ForeignBoxes {
      box.isWordsAndPictures ? [box] : [box.first { $0.behavior is TextBehavior } ?? box]
    }
  }

  private var picture: some View {
    let box = item.box
    return ForeignBoxes {
      guard !box.isWordsAndPictures, box.words != nil else { return [] }
      return [box.first { $0.behavior is ImageBehavior }].compactMap(\.self)
    }
  }
}

extension LayoutNode {
  /// Whether only words and pictures are drawn in the box.
  fileprivate var isWordsAndPictures: Bool {
    if behavior is TextBehavior || behavior is ImageBehavior { return true }
    let inner = children
    if inner.isEmpty { return traits.isSpacer }
    return inner.allSatisfy(\.isWordsAndPictures)
  }

  /// The first box in this one that something is true of.
  fileprivate func first(where isWanted: (LayoutNode) -> Bool) -> LayoutNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
