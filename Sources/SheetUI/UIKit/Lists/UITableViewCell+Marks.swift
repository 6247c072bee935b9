import Foundation

extension UITableViewCell {
  /// The marks behind the content, for what there is to be done with the row now.
  var trailingMarks: [CellMark] {
    let type = isEditing && edit != nil ? editingAccessoryType : accessoryType
    let view = isEditing && edit != nil ? editingAccessoryView : accessoryView
    let own = view == nil ? type.marks { [weak self] in self?.tapAccessory() } : []
    return own + (isEditing && edit?.canMove == true ? [CellMark(kind: .reorder)] : [])
  }

  /// The marks before the content while the table is edited.
  var leadingMarks: [CellMark] {
    guard isEditing, let edit else { return [] }
    let table = superview as? UITableView
    switch edit.style {
    case .delete:
      return [CellMark(kind: .delete) { [weak self] in self?.openDeletion() }]
    case .insert:
      return [
        CellMark(kind: .insert) { [weak self, weak table] in
          if let self { table?.commit(.insert, self) }
        }
      ]
    case .choice: return [CellMark(kind: .choice(isOn: isSelected))]
    case .none: return []
    }
  }

  private func tapAccessory() {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return
    }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
