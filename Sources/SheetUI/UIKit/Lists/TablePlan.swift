import Foundation

/// Where a table's rows, headers and footers are.
///
/// A class, because user code that is asked for rows may look at it meanwhile.
@MainActor
final class TablePlan {
  /// One row.
  struct Row {
    let path: IndexPath
    let frame: CGRect
    let isFirst: Bool
    let isLast: Bool
  }
  /// One section.
  struct Section {
    var frame: CGRect
    var header: CGRect
    var footer: CGRect
  }

  var isCurrent = false
  var width: CGFloat = 0
  var rows: [Row] = []
  var sections: [Section] = []
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  /// The lengths of grouped tables, in points (decompiled, iOS 18).
  private enum Lengths {
    static let topWithoutHeader: CGFloat = 35
    static let betweenSections: CGFloat = 17.5
    static let headerTopPadding: CGFloat = 22
    static let radius: CGFloat = 10
  }

  /// Lets go of every view.
  func forget(in table: UITableView) {
    for cell in cells.sorted(by: { $0.key < $1.key }).map(\.value) { table.keep(cell) }
    for view in headers.values { view.removeFromSuperview() }
    for view in footers.values { view.removeFromSuperview() }
    (cells, headers, footers) = ([:], [:], [:])
    isCurrent = false
  }

  // MARK: Measuring

  /// Finds every frame.
  func measure(_ table: UITableView) {
    (isCurrent, width) = (true, table.bounds.width)
    (rows, sections) = ([], [])
    let margin =
      table.style == .insetGrouped ? NavigationBarMetrics.margin(width, table.environment) : 0
    let inner = max(width - 2 * margin, 0)
    var y: CGFloat = 0
    if let view = table.tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
      y = view.frame.height
    }
    for section in 0..<table.numberOfSections {
      measure(section, table, x: margin, width: inner, &y)
    }
    if let view = table.tableFooterView {
      view.frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
      y += view.frame.height
    }
    table.contentSize = CGSize(width: width, height: y)
  }

  private func measure(
    _ section: Int, _ table: UITableView, x: CGFloat, width: CGFloat, _ y: inout CGFloat
  ) {
    let top = y
    let header = measureHeader(section, table, CGRect(x: x, y: y, width: width, height: 0), &y)
    let count = table.numberOfRows(inSection: section)
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = height(path, table, width, y)
      rows.append(
        Row(
          path: path, frame: CGRect(x: x, y: y, width: width, height: height), isFirst: row == 0,
          isLast: row == count - 1))
      y += height
    }
    let footer = measureFooter(section, table, CGRect(x: x, y: y, width: width, height: 0), &y)
    sections.append(
      Section(
        frame: CGRect(x: x, y: top, width: width, height: y - top), header: header,
        footer: footer))
  }

  private func measureHeader(
    _ section: Int, _ table: UITableView, _ place: CGRect, _ y: inout CGFloat
  ) -> CGRect {
    var place = place
    let isPlain = table.style == .plain
    let own = table.delegate?.tableView(table, heightForHeaderInSection: section)
    if let header = header(section, table) {
      if isPlain {
        let padding = table.sectionHeaderTopPadding
        y += padding >= 0 ? padding : section == 0 ? 0 : Lengths.headerTopPadding
      }
      place.origin.y = y
      place.size.height = Self.height(own, table.sectionHeaderHeight, header, place.width)
      y += place.height
    } else if let own, own >= 0 {
      y += own
    } else if table.sectionHeaderHeight >= 0 {
      y += table.sectionHeaderHeight
    } else if !isPlain {
      let isTop = section == 0 && table.tableHeaderView == nil
      y += isTop ? Lengths.topWithoutHeader : Lengths.betweenSections
    }
    return place
  }

  private func measureFooter(
    _ section: Int, _ table: UITableView, _ place: CGRect, _ y: inout CGFloat
  ) -> CGRect {
    var place = place
    let own = table.delegate?.tableView(table, heightForFooterInSection: section)
    if let footer = footer(section, table) {
      place.size.height = Self.height(own, table.sectionFooterHeight, footer, place.width)
      y += place.height
    } else if let own, own >= 0 {
      y += own
    } else if table.sectionFooterHeight >= 0 {
      y += table.sectionFooterHeight
    } else if table.style != .plain {
      y += Lengths.betweenSections
    }
    return place
  }

  private static func height(
    _ asked: CGFloat?, _ usual: CGFloat, _ view: UIView, _ width: CGFloat
  ) -> CGFloat {
    if let asked, asked >= 0 { return asked }
    if usual >= 0 { return usual }
    if let header = view as? UITableViewHeaderFooterView { return header.fittingHeight(width) }
    let size = view.sizeThatFits(CGSize(width: width, height: 0))
    return size.height > 0 ? size.height : view.fittingSize.height
  }

  private func height(
    _ path: IndexPath, _ table: UITableView, _ width: CGFloat, _ y: CGFloat
  ) -> CGFloat {
    let asked = table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    if asked >= 0 { return asked }
    // Far below what shows a row is taken to have its estimated height, as in UIKit.
    if y > table.bounds.maxY + table.bounds.height, table.bounds.height > 0 {
      return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : 44
    }
    guard let cell = cell(path, table) else { return 44 }
    cell.bounds.size.width = width
    return cell.fittingHeight(width)
  }

  // MARK: Views

  private func cell(_ path: IndexPath, _ table: UITableView) -> UITableViewCell? {
    if let known = cells[path] { return known }
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
    cells[path] = cell
    return cell
  }

  private func header(_ section: Int, _ table: UITableView) -> UIView? {
    if let known = headers[section] { return known }
    let own = table.delegate?.tableView(table, viewForHeaderInSection: section)
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    let view = own ?? title.map { Self.titled($0, isHeader: true, table) }
    headers[section] = view
    if let view {
      table.addSubview(view)
      table.delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    }
    return view
  }

  private func footer(_ section: Int, _ table: UITableView) -> UIView? {
    if let known = footers[section] { return known }
    let own = table.delegate?.tableView(table, viewForFooterInSection: section)
    let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
    let view = own ?? title.map { Self.titled($0, isHeader: false, table) }
    footers[section] = view
    if let view {
      table.addSubview(view)
      table.delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private static func titled(
    _ title: String, isHeader: Bool, _ table: UITableView
  ) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content: UIListContentConfiguration =
      switch (isHeader, table.style == .plain) {
      case (true, true): .plainHeader()
      case (true, false): .groupedHeader()
      case (false, true): .plainFooter()
      case (false, false): .groupedFooter()
      }
    content.text = title
    view.contentConfiguration = content
    return view
  }

  // MARK: Placing

  /// Makes and places the rows that show or nearly do.
  func place(in table: UITableView) {
    let near = table.bounds.insetBy(dx: 0, dy: -table.bounds.height / 2)
    let shown = rows.filter { $0.frame.intersects(near) }
    let paths = Set(shown.map(\.path))
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      table.keep(cell)
      cells[path] = nil
    }
    for row in shown {
      guard let cell = cell(row.path, table) else { continue }
      if cell.superview !== table {
        table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
        cell.isSelected = table.isChosen(row.path)
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: row.path)
      }
      if cell.frame != row.frame { cell.frame = row.frame }
      style(cell, row, table)
    }
    placeHeaders(table)
    table.backgroundView?.frame = table.bounds
  }

  private func style(_ cell: UITableViewCell, _ row: Row, _ table: UITableView) {
    let isPlain = table.style == .plain
    cell.usualBackground = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    let showsLine = table.separatorStyle != .none && !(row.isLast && table.style == .insetGrouped)
    let own = table.separatorInset.left
    cell.separator =
      showsLine
      ? (
        own >= 0 ? own : isPlain || !row.isLast ? cell.margin : 0,
        table.separatorColor ?? .separator
      )
      : nil
    if let steps = table.delegate?.tableView(table, indentationLevelForRowAt: row.path), steps > 0 {
      cell.indentationLevel = steps
    }
    cell.edit = table.edit(at: row.path)
    cell.isEditing = table.isEditing
    cell.hasTopLine = table.style == .grouped && row.isFirst
    guard table.style == .insetGrouped else { return }
    cell.layer.cornerRadius = Lengths.radius
    cell.clipsToBounds = true
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }

  private func placeHeaders(_ table: UITableView) {
    let top = table.contentOffset.y + table.adjustedContentInset.top
    for (number, section) in sections.enumerated() {
      if let header = headers[number] {
        var frame = section.header
        // Headers of plain tables stay at the top while their section shows.
        if table.style == .plain, top > frame.minY {
          frame.origin.y = min(top, section.frame.maxY - frame.height)
          header.backgroundColor = header.backgroundColor ?? .systemBackground
        }
        header.frame = frame
        table.bringSubviewToFront(header)
      }
      footers[number]?.frame = section.footer
    }
  }
}
