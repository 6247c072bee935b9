/// What a menu shows of an option: its first words and picture, whatever else is drawn there.
struct MenuItemFace: View {
  let item: ContentItem

  var body: some View {
    if item.box.isWordsAndPictures {
      item.view
    } else if let words = item.text {
      Label {
        Text(verbatim: words)
      } icon: {
        if let picture = item.box.firstPicture { ItemView(box: picture) }
      }
    } else {
      item.view
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

  /// The first picture in the box.
  fileprivate var firstPicture: LayoutNode? {
    if behavior is ImageBehavior { return self }
    return children.lazy.compactMap(\.firstPicture).first
  }
}
