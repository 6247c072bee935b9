import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// Collections: places of items and what taps do.
@MainActor
struct CollectionTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 7
    var chosen: [Int] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.backgroundColor = .systemRed
      return cell
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
  }

  private func show(
    _ layout: UICollectionViewLayout, _ source: Source
  ) throws -> (UICollectionView, Stage) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    let root = ColorController(.white)
    root.view.addSubview(view)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    return (view, stage)
  }

  @Test("items in lines fill each line from side to side, and the last one keeps its gaps")
  func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 10)
    let source = Source()
    let (view, _) = try show(layout, source)
    let frames = (0..<7).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [10, 115, 220, 10, 115, 220, 10])
    #expect(frames.map(\.minY) == [8, 8, 8, 68, 68, 68, 128])
    #expect(view.contentSize == CGSize(width: 320, height: 128 + 50 + 12))
  }

  @Test("a tap chooses the item under it")
  func tap() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let source = Source()
    let (view, stage) = try show(layout, source)
    try stage.tap(at: CGPoint(x: 160, y: 120))
    #expect(source.chosen == [1])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test("groups of shares of the width lie below each other")
  func compositional() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let (view, _) = try show(UICollectionViewCompositionalLayout(section: section), Source())
    let frame = { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frame(0) == CGRect(x: 12, y: 7, width: 146, height: 56))
    #expect(frame(1) == CGRect(x: 162, y: 7, width: 146, height: 56))
    #expect(frame(2) == CGRect(x: 12, y: 77, width: 146, height: 56))
    // Four groups of 60, three gaps of 10, and 5 at both ends.
    #expect(view.contentSize.height == 280)
  }

  @Test("rows of a list are 44 points high, on cards at the side margin")
  func list() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"])
    source.apply(snapshot)
    let root = ColorController(.white)
    root.view.addSubview(view)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    let frames = view.visibleCells.map(\.frame)
    #expect(frames.map(\.height) == [44, 44])
    #expect(frames[0].minX == 16 && frames[0].width == 361)
    #expect(try stage.center(ofText: "B").y > stage.center(ofText: "A").y)
  }

  @Test("a snapshot keeps the order of what is added, inserted and taken away")
  func snapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    snapshot.insertItems([7], afterItem: 1)
    snapshot.insertItems([8], beforeItem: 1)
    snapshot.deleteItems([3])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [8, 1, 7, 2])
    #expect(snapshot.itemIdentifiers == [8, 1, 7, 2, 9])
    #expect(snapshot.sectionIdentifier(containingItem: 9) == "b")
    snapshot.deleteSections(["a"])
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (1, 1))
  }
}
