import Foundation

extension UIButton {
  /// A cross on a gray circle of 30 points, as the system's button that closes has it.
  static var closing: Configuration {
    var look = Configuration.gray()
    look.image = UIImage(
      systemName: "xmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    (look.baseForegroundColor, look.baseBackgroundColor) = (.secondaryLabel, .tertiarySystemFill)
    look.cornerStyle = .capsule
    look.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    return look
  }

  /// Does what a tap does: opens the menu, or calls the actions.
  func tap() {
    if isMenuOpen { return }
    guard menu != nil, showsMenuAsPrimaryAction else { return touchUpInside() }
    sendActions(for: .menuActionTriggered)
    isMenuOpen = true
  }

  /// Opens and closes the button's menu.
  var menuPresenter: MenuPresenter<MenuEntries> {
    let isPresented = Binding(
      get: { [weak self] in self?.isMenuOpen ?? false },
      set: { [weak self] in self?.isMenuOpen = $0 })
    let menu = menu ?? UIMenu()
    return MenuPresenter(isPresented: isPresented) { [weak self] in
      MenuEntries(menu: menu) { self?.didChoose($0) }
    }
  }

  /// What a menu without a tap of its own opens at.
  var menuPress: GestureRecognizer? {
    guard menu != nil, !showsMenuAsPrimaryAction, isEnabled else { return nil }
    return GestureFollower(
      MenuPress(beside: self) { [weak self] in self?.isMenuOpen = true })
  }

  /// Takes over the title of what is chosen, the first entry at first.
  func menuDidChange() {
    if changesSelectionAsPrimaryAction, let menu {
      let actions = menu.allActions
      if let chosen = actions.first(where: { $0.state == .on }) ?? actions.first {
        chosen.state = .on
        takeOver(chosen)
      }
    }
    contentDidChange()
  }

  private func didChoose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    for other in menu?.allActions ?? [] { other.state = other === action ? .on : .off }
    takeOver(action)
  }

  private func takeOver(_ action: UIAction) {
    if configuration == nil {
      setTitle(action.title, for: .normal)
    } else {
      configuration?.title = action.title
    }
  }
}

extension UIMenu {
  /// The actions of the menu and of the menus in it.
  var allActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.allActions }
      return (element as? UIAction).map { [$0] } ?? []
    }
  }

  /// Marks an action as the one that is chosen, where only one can be.
  func choose(_ action: UIAction) {
    if options.contains(.singleSelection) {
      for other in children.compactMap({ $0 as? UIAction }) {
        other.state = other === action ? .on : .off
      }
    }
    for menu in children.compactMap({ $0 as? UIMenu }) { menu.choose(action) }
  }
}

/// A press that opens a menu; it lets everything else go on.
final class MenuPress: UILongPressGestureRecognizer {
  var open: () -> Void

  init(beside view: UIView, open: @escaping () -> Void) {
    self.open = open
    super.init(target: nil, action: nil)
    self.view = view
  }

  override var state: State { didSet { if state == .began { open() } } }
}
