import Foundation
import Testing
import UIKit

@testable import SheetUI

/// Plain items in a layout.
private final class Items: UIViewController, UICollectionViewDataSource {
  let layout: UICollectionViewLayout
  let counts: [Int]
  private(set) lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  init(_ layout: UICollectionViewLayout, counts: [Int]) {
    (self.layout, self.counts) = (layout, counts)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    view = collection
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "badge")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "header")
    collection.dataSource = self
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

private final class Plate: UICollectionReusableView {}

@MainActor
struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize

  private func item(_ width: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: Size(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1)))
  }

  private func show(
    _ section: NSCollectionLayoutSection, count: Int
  ) throws -> (Stage, Items) {
    let items = Items(UICollectionViewCompositionalLayout(section: section), counts: [count, 1])
    return (try Stage.plain(200, 300, idiom: .phone, root: items), items)
  }

  private func frame(_ items: Items, _ item: Int, _ section: Int = 0) -> CGRect? {
    items.collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("a section of pages begins with its first page in the middle and turns page by page")
  func pages() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .absolute(160), heightDimension: .absolute(80)),
      subitems: [item(1)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    let (stage, items) = try show(section, count: 4)
    #expect(frame(items, 0) == CGRect(x: 20, y: 0, width: 160, height: 80))
    #expect(frame(items, 1)?.minX == 190)
    try stage.touchDown(at: CGPoint(x: 150, y: 40))
    try stage.touchMove(to: CGPoint(x: 140, y: 40))
    try stage.touchMove(to: CGPoint(x: 50, y: 40), velocity: CGSize(width: -400, height: 0))
    #expect(frame(items, 0)?.minX == -80)
    try stage.touchUp(velocity: CGSize(width: -400, height: 0))
    try stage.advance(by: 0.6)
    #expect(frame(items, 1)?.minX == 20)
    #expect(items.collection.contentOffset == .zero)
  }

  @Test("a decoration fills its section behind the items, and a badge sits at an item's corner")
  func decorations() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let cell = NSCollectionLayoutItem(
      layoutSize: Size(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    plate.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.decorationItems = [plate]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let items = Items(layout, counts: [3])
    _ = try Stage.plain(200, 300, idiom: .phone, root: items)
    let plates = items.collection.subviews.filter { $0 is Plate }
    #expect(plates.map(\.frame) == [CGRect(x: 10, y: 5, width: 180, height: 130)])
    #expect(items.collection.subviews.first === plates.first)
    let path = IndexPath(item: 0, section: 0)
    #expect(
      items.collection.supplementaryView(forElementKind: "badge", at: path)?.frame
        == CGRect(x: 90, y: 0, width: 20, height: 20))
  }

  @Test("a custom group has its items where the closure says, edges keep items apart")
  func groups() throws {
    let size = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 50, y: 50, width: 50, height: 40)),
      ]
    }
    let (_, items) = try show(NSCollectionLayoutSection(group: custom), count: 3)
    #expect(frame(items, 1) == CGRect(x: 150, y: 50, width: 50, height: 40))
    #expect(frame(items, 2) == CGRect(x: 0, y: 90, width: 50, height: 40))
    let spaced = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .absolute(40), heightDimension: .absolute(40)))
    spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: .fixed(0), bottom: .fixed(0))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [spaced])
    let (_, others) = try show(NSCollectionLayoutSection(group: row), count: 2)
    #expect(frame(others, 0) == CGRect(x: 10, y: 5, width: 40, height: 40))
    #expect(frame(others, 1) == CGRect(x: 60, y: 5, width: 40, height: 40))
  }

  @Test("a pinned header stays at the top while its section shows")
  func pinned() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item(1)])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let (stage, items) = try show(section, count: 10)
    let path = IndexPath(item: 0, section: 0)
    func top() -> CGFloat? {
      items.collection.supplementaryView(forElementKind: "header", at: path)?.frame.minY
    }
    #expect(top() == 0 && frame(items, 0)?.minY == 30)
    try stage.perform { items.collection.contentOffset.y = 200 }
    #expect(top() == 200)
    try stage.perform { items.collection.contentOffset.y = 615 }
    #expect(top() == 600)
  }

  @Test("an outline shows the items of those that are open")
  func outline() {
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["A", "B"])
    section.append(["A1", "A2"], to: "A")
    section.append(["A1x"], to: "A1")
    #expect(section.visibleItems == ["A", "B"])
    section.expand(["A"])
    #expect(section.visibleItems == ["A", "A1", "A2", "B"])
    #expect(section.level(of: "A1x") == 2 && section.parent(of: "A1x") == "A1")
    section.delete(["A1"])
    #expect(section.items == ["A", "A2", "B"])
  }
}
