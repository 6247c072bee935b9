import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// A table of words.
@MainActor
private final class WordsController: UITableViewController {
  var sections = [["One", "Two", "Three"]]
  var chosen: [IndexPath] = []
  var prepare: (UITableViewCell, String) -> Void = { cell, word in
    var content = cell.defaultContentConfiguration()
    content.text = word
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    prepare(cell, sections[indexPath.section][indexPath.row])
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

/// A cell that says how it was made.
private final class OwnCell: UITableViewCell {
  var made = ""
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = "\(style) \(reuseIdentifier ?? "-")"
  }
  required init?(coder: NSCoder) { return nil }
}

private final class OwnView: UIView {
  var made = CGRect.null
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = frame
  }
  required init?(coder: NSCoder) { return nil }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  var made = ""
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    made = reuseIdentifier ?? "-"
  }
  required init?(coder: NSCoder) { return nil }
}

@MainActor
struct TableViewTests {
  private func stage(_ root: UIViewController) throws -> Stage {
    try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
  }

  @Test("rows of one line are 44 points high and follow each other below the status bar")
  func rows() throws {
    let controller = WordsController(style: .plain)
    _ = try stage(controller)
    let table = try #require(controller.tableView)
    #expect(table.contentSize == CGSize(width: 393, height: 132))
    let frames = table.visibleCells.map(\.frame)
    #expect(frames == (0..<3).map { CGRect(x: 0, y: 44 * CGFloat($0), width: 393, height: 44) })
    #expect(table.contentOffset.y == -59)
  }

  @Test("rows of cards lie at the side margin, and a card has the radius of its corners only")
  func cards() throws {
    let controller = WordsController(style: .insetGrouped)
    _ = try stage(controller)
    let table = try #require(controller.tableView)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.frame == CGRect(x: 16, y: 35, width: 361, height: 44))
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    let middle = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(middle.layer.maskedCorners == [])
  }

  @Test("a tap chooses the row under it")
  func tap() throws {
    let controller = WordsController(style: .plain)
    let stage = try stage(controller)
    try stage.tap("Two")
    #expect(controller.chosen == [IndexPath(row: 1, section: 0)])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test("a finger scrolls, and only rows near the window are made")
  func scrolling() throws {
    let controller = WordsController(style: .plain)
    controller.sections = [(0..<500).map { "Row \($0)" }]
    var made = 0
    let usual = controller.prepare
    controller.prepare = { cell, word in
      made += 1
      usual(cell, word)
    }
    let stage = try stage(controller)
    #expect(made < 60)
    try stage.drag(from: CGPoint(x: 100, y: 600), by: CGSize(width: 0, height: -220))
    try stage.settle()
    #expect(controller.tableView.contentOffset.y == 161)
    #expect(try stage.center(ofText: "Row 10").y == 301)
  }

  @Test("SwiftUI views make a cell as high as they are, within a cell's margins")
  func hosting() throws {
    let controller = WordsController(style: .plain)
    controller.prepare = { cell, word in
      cell.contentConfiguration = UIHostingConfiguration {
        Color.red.frame(height: 78)
      }
    }
    _ = try stage(controller)
    #expect(controller.tableView.contentSize.height == 300)
  }

  @Test("constraints in a cell's content make its height")
  func constraints() throws {
    let controller = WordsController(style: .plain)
    controller.prepare = { cell, word in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    _ = try stage(controller)
    #expect(controller.tableView.contentSize.height == 240)
  }

  @Test("a registered class is made through the initializer that UIKit calls")
  func registeredClasses() throws {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(OwnCell.self, forCellReuseIdentifier: "a long identifier, not a small string")
    let cell = table.dequeueReusableCell(
      withIdentifier: "a long identifier, not a small string", for: IndexPath(row: 0, section: 0))
    #expect((cell as? OwnCell)?.made == "default a long identifier, not a small string")
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "short")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "short")
    #expect((header as? OwnHeader)?.made == "short")
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(ClassMaker.view(OwnView.self, frame: frame)?.made == frame)
  }

  @Test("places of rows keep section and row apart")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 2)
    #expect((path.row, path.item, path.section) == (3, 3, 2))
    path.row = 5
    path.section = 1
    #expect(path == IndexPath(item: 5, section: 1))
  }
}
