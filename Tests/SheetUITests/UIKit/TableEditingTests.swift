import Foundation
import Testing
import UIKit

@testable import SheetUI

/// Rows that can be deleted, and one that adds others.
private final class Rows: UITableViewController {
  var words = ["One", "Two", "Three"]
  var committed: [String] = []
  var swiped: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = words[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.row == 2 ? .insert : .delete }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    committed.append("\(editingStyle == .insert ? "insert" : "delete") \(indexPath.row)")
    guard editingStyle == .delete else { return }
    words.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.swiped.append("flag \(indexPath.row)")
      done(true)
    }
    let bin = UIContextualAction(style: .destructive, title: "Bin") { [weak self] _, _, done in
      self?.swiped.append("bin \(indexPath.row)")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [bin, flag])
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Pin") { [weak self] _ in self?.swiped.append("pin") }])
    }
  }
}

@MainActor
struct TableEditingTests {
  private let rows = Rows(style: .plain)

  private func stage() throws -> Stage {
    try Stage(try #require(Device.named("iphone-15")), rootViewController: rows)
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func middle(_ row: Int) throws -> CGFloat {
    try cell(row).frameInWindow?.midY ?? 0
  }

  @Test("editing moves rows aside for a mark, and a grip where a row can be moved")
  func marks() throws {
    let stage = try stage()
    try stage.perform { rows.setEditing(true, animated: false) }
    #expect(rows.editButtonItem.title == "Done")
    #expect(try cell(0).contentView.frame.minX == 38)
    #expect(try cell(0).contentView.frame.width == 393 - 38 - 50)
    #expect(try cell(1).contentView.frame.width == 393 - 38)
    try stage.perform { rows.setEditing(false, animated: true) }
    try stage.advance(by: 0.5)
    #expect(try cell(0).contentView.frame == CGRect(x: 0, y: 0, width: 393, height: 44))
  }

  @Test("the mark of a row reveals the button that deletes it, or adds one")
  func deleting() throws {
    let stage = try stage()
    try stage.perform { rows.setEditing(true, animated: false) }
    try stage.tap(at: CGPoint(x: 27, y: try middle(2)))
    #expect(rows.committed == ["insert 2"])
    try stage.tap(at: CGPoint(x: 27, y: try middle(1)))
    try stage.advance(by: 0.5)
    #expect(try cell(1).contentView.frame.minX < 0)
    try stage.tap("Remove")
    try stage.advance(by: 0.5)
    #expect(rows.committed == ["insert 2", "delete 1"])
    #expect(rows.words == ["One", "Three"])
  }

  @Test("a swipe reveals what can be done, and one across the row does the first of it")
  func swipes() throws {
    let stage = try stage()
    let y = try middle(1)
    try stage.touchDown(at: CGPoint(x: 300, y: y))
    try stage.touchMove(to: CGPoint(x: 280, y: y))
    try stage.touchMove(to: CGPoint(x: 160, y: y))
    #expect(try cell(1).contentView.frame.minX == -140)
    try stage.touchUp()
    try stage.advance(by: 0.5)
    let width = try #require(try cell(1).swipe).width
    #expect(width >= 148)
    #expect(try cell(1).contentView.frame.minX == -width)
    try stage.tap("Flag")
    try stage.advance(by: 0.5)
    #expect(rows.swiped == ["flag 1"])
    #expect(try cell(1).contentView.frame.minX == 0)
    try stage.touchDown(at: CGPoint(x: 380, y: y))
    try stage.touchMove(to: CGPoint(x: 360, y: y))
    try stage.touchMove(to: CGPoint(x: 60, y: y))
    try stage.touchUp()
    #expect(rows.swiped == ["flag 1", "bin 1"])
  }

  @Test("a press on a row opens its menu, whose entry does what it says")
  func menu() throws {
    let stage = try stage()
    try stage.touchDown(at: CGPoint(x: 100, y: try middle(0)))
    try stage.advance(by: 0.6)
    try stage.touchUp()
    try stage.advance(by: 0.6)
    try stage.tap("Pin")
    try stage.advance(by: 0.6)
    #expect(rows.swiped == ["pin"])
    #expect(try cell(0).extras.contextMenu?.isOpen == false)
  }

  @Test("a table that is pulled down turns its wheel and keeps room for it")
  func refresh() throws {
    let stage = try stage()
    let wheel = UIRefreshControl()
    var times = 0
    wheel.addAction(UIAction { _ in times += 1 }, for: .valueChanged)
    try stage.perform { rows.refreshControl = wheel }
    let top = rows.tableView.adjustedContentInset.top
    #expect(rows.tableView.contentOffset.y == -top)
    try stage.touchDown(at: CGPoint(x: 100, y: 200))
    try stage.touchMove(to: CGPoint(x: 100, y: 260))
    #expect(!wheel.isRefreshing)
    try stage.touchMove(to: CGPoint(x: 100, y: 500))
    #expect(wheel.isRefreshing && times == 1)
    try stage.touchUp()
    try stage.advance(by: 1)
    #expect(rows.tableView.contentOffset.y == -top - 60)
    #expect(wheel.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    try stage.perform { wheel.endRefreshing() }
    try stage.advance(by: 1)
    #expect(rows.tableView.contentOffset.y == -top)
  }
}

@MainActor
struct MenuTests {
  @Test("a button's menu opens at a tap and its choice becomes the title")
  func button() throws {
    var chosen: [String] = []
    let root = ColorController(.white)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(
      children: ["Small", "Large"].map { name in
        UIAction(title: name) { _ in chosen.append(name) }
      })
    root.view.addSubview(button)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    #expect(button.currentTitle == "Small")
    try stage.tap(at: CGPoint(x: 80, y: 122))
    try stage.advance(by: 0.6)
    try stage.tap("Large")
    try stage.advance(by: 0.6)
    #expect(chosen == ["Large"] && button.currentTitle == "Large")
    #expect(button.menu?.allActions.map(\.state) == [.off, .on])
  }

  @Test("a press on a view with an interaction opens its menu, whose entries may come late")
  func interaction() throws {
    final class Maker: NSObject, UIContextMenuInteractionDelegate {
      var chosen: [String] = []
      var ended = 0
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [
            UIDeferredMenuElement { done in
              done([UIAction(title: "Copy") { [weak self] _ in self?.chosen.append("Copy") }])
            },
            UIMenu(
              title: "", options: .displayInline,
              children: [UIAction(title: "Gone", attributes: .hidden) { _ in }]),
          ])
        }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { ended += 1 }
    }
    let (root, maker) = (ColorController(.white), Maker())
    let box = UIView(frame: CGRect(x: 40, y: 100, width: 120, height: 80))
    box.backgroundColor = .red
    box.addInteraction(UIContextMenuInteraction(delegate: maker))
    root.view.addSubview(box)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    try stage.touchDown(at: CGPoint(x: 80, y: 140))
    try stage.advance(by: 0.6)
    try stage.touchUp()
    try stage.advance(by: 0.6)
    #expect(throws: StageError.self) { try stage.center(ofText: "Gone") }
    try stage.tap("Copy")
    try stage.advance(by: 0.6)
    #expect(maker.chosen == ["Copy"] && maker.ended == 1)
  }
}
