import Foundation

/// What can be done with a row while its table is edited.
struct CellEdit: Equatable {
  enum Style {
    case none
    case delete
    case insert
    case choice
  }

  let style: Style
  let canMove: Bool
  let isIndented: Bool
}

/// What a swipe over a row reveals, and how far.
@MainActor
struct CellSwipe {
  let actions: UISwipeActionsConfiguration
  let isTrailing: Bool
  /// How far the row has moved, in points; negative to the left.
  var offset: CGFloat
  let perform: @MainActor (UIContextualAction) -> Void
  /// The width at which all buttons show, in points.
  var width: CGFloat = 0

  /// The buttons.
  var strip: some View {
    SwipeStrip(
      actions: ForEach(actions.actions.indices, id: \.self) { index in
        button(actions.actions[index])
      }, edge: isTrailing ? .trailing : .leading)
  }

  private func button(_ action: UIContextualAction) -> some View {
    Button(role: action.style == .destructive ? .destructive : nil) {
      perform(action)
    } label: {
      if let image = action.image {
        Label {
          Text(verbatim: action.title ?? "")
        } icon: {
          Image(uiImage: image)
        }
      } else {
        Text(verbatim: action.title ?? "")
      }
    }
    .tint(action.backgroundColor?.color)
  }
}

/// Follows a finger that reveals what can be done with a row.
final class CellSwipeRecognizer: GestureRecognizer {
  private weak var cell: UITableViewCell?
  private var start: (finger: CGPoint, offset: CGFloat)?

  init(_ cell: UITableViewCell) { self.cell = cell }

  override func handle(_ event: TouchEvent) {
    guard let cell else { return }
    switch event.phase {
    case .began: start = (event.location, cell.swipe?.offset ?? 0)
    case .moved: move(event, cell)
    case .ended: if state == .active { settle(cell, event.velocity.width) } else { cancel() }
    case .cancelled: if state == .active { settle(cell, 0) }
    }
  }

  private func move(_ event: TouchEvent, _ cell: UITableViewCell) {
    guard let start else { return }
    let way = CGPoint(x: event.location.x - start.finger.x, y: event.location.y - start.finger.y)
    if state == .possible {
      guard abs(way.x) > 0 || abs(way.y) > 0 else { return }
      guard abs(way.x) > abs(way.y), cell.beginSwipe(toLeading: way.x < 0) else {
        state = .failed
        return
      }
      state = .active
    }
    cell.moveSwipe(to: start.offset + way.x)
  }

  private func settle(_ cell: UITableViewCell, _ velocity: CGFloat) {
    state = .ended
    cell.settleSwipe()
  }
}

extension UITableViewCell {
  /// Begins a swipe, where there is something to reveal.
  func beginSwipe(toLeading: Bool) -> Bool {
    if let swipe { return swipe.offset != 0 || swipe.isTrailing == toLeading }
    guard !isEditing, let table = superview as? UITableView,
      let path = table.indexPath(for: self),
      let actions = table.swipeActions(at: path, isTrailing: toLeading), !actions.actions.isEmpty
    else { return false }
    table.closeSwipes(except: self)
    swipe = makeSwipe(actions, isTrailing: toLeading)
    return true
  }

  private func makeSwipe(_ actions: UISwipeActionsConfiguration, isTrailing: Bool) -> CellSwipe {
    var swipe = CellSwipe(actions: actions, isTrailing: isTrailing, offset: 0) { [weak self] in
      self?.perform($0)
    }
    swipe.width =
      ViewSketch(swipe.strip, environment)
      .size(ProposedViewSize(width: nil, height: bounds.height)).width
    return swipe
  }

  /// Moves the row, not beyond its place at the other side.
  func moveSwipe(to offset: CGFloat) {
    guard let swipe else { return }
    self.swipe?.offset = swipe.isTrailing ? min(offset, 0) : max(offset, 0)
  }

  /// Comes to rest open, closed, or with the first action where the row was swiped far enough.
  func settleSwipe() {
    guard let swipe else { return }
    let length = abs(swipe.offset)
    // UIKit does the first action from somewhat more than half the row on.
    if swipe.actions.performsFirstActionWithFullSwipe,
      length > max(bounds.width * 0.6, swipe.width),
      let first = swipe.actions.actions.first
    {
      return perform(first)
    }
    let isOpen = length > swipe.width / 2
    rest(at: isOpen ? (swipe.isTrailing ? -swipe.width : swipe.width) : 0)
  }

  private func rest(at offset: CGFloat) {
    UIViewAnimation.run(.systemTransition, lasting: PresentationOptions.duration) {
      self.swipe?.offset = offset
    } completion: { [weak self] _ in
      if self?.swipe?.offset == 0 { self?.swipe = nil }
    }
  }

  /// Closes what a swipe has revealed.
  func closeSwipe() { if swipe != nil { rest(at: 0) } }

  /// Reveals the button that deletes the row.
  func openDeletion() {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else {
      return
    }
    table.closeSwipes(except: self)
    let swipe = makeSwipe(table.deletion(at: path), isTrailing: true)
    self.swipe = swipe
    rest(at: -swipe.width)
  }

  private func perform(_ action: UIContextualAction) {
    action.handler(action, self) { [weak self] _ in self?.closeSwipe() }
  }
}

extension UITableView {
  /// Closes what swipes have revealed, except for a row.
  func closeSwipes(except cell: UITableViewCell? = nil) {
    for (_, other) in plan.cells.sorted(by: { $0.key < $1.key }) where other !== cell {
      other.closeSwipe()
    }
  }

  /// What a swipe over a row reveals: what the delegate says, else the button that deletes it.
  func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    guard isTrailing else {
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  /// The button that deletes a row.
  func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Does what a mark before a row stands for.
  func commit(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// What can be done with a row while the table is edited; nil while it isn't.
  func edit(at path: IndexPath) -> CellEdit? {
    guard isEditing, let dataSource else { return nil }
    let canEdit = dataSource.tableView(self, canEditRowAt: path)
    let own = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let style: CellEdit.Style =
      switch own {
      case .delete where canEdit: allowsMultipleSelectionDuringEditing ? .choice : .delete
      case .insert where canEdit: .insert
      default: .none
      }
    let isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    return CellEdit(
      style: style, canMove: dataSource.tableView(self, canMoveRowAt: path),
      isIndented: isIndented)
  }
}

extension UITableViewCell {
  /// A press that opens the row's menu; nil where nobody makes one.
  var rowMenuPress: GestureRecognizer? {
    guard (superview as? UITableView)?.delegate != nil else { return nil }
    let press = MenuPress(beside: self) {}
    press.open = { [weak self, weak press] in
      guard let self, let table = superview as? UITableView, let path = table.indexPath(for: self),
        let configuration = table.delegate?.tableView(
          table, contextMenuConfigurationForRowAt: path,
          point: press?.location(in: table) ?? .zero)
      else { return }
      openContextMenu(configuration)
    }
    return GestureFollower(press)
  }
}
