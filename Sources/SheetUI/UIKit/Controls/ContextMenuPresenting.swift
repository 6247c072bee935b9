import Foundation

/// A menu over a view while it is open, and while it goes.
struct OpenContextMenu {
  var menu: UIMenu
  var isOpen = true
  let preview: UIViewController?
  let didEnd: @MainActor () -> Void
}

extension UIView {
  /// Opens a menu over the view.
  func openContextMenu(
    _ configuration: UIContextMenuConfiguration, didEnd: @escaping @MainActor () -> Void = {}
  ) {
    guard let menu = configuration.makeMenu?([]) else { return }
    extras.contextMenu = OpenContextMenu(
      menu: menu, isOpen: false, preview: configuration.makePreview?(), didEnd: didEnd)
    contentDidChange()
    // The menu opens beside its place, which is laid out first.
    guard let graph = stageGraph else { return }
    graph.queue.add(under: Transaction()) { [weak self] in
      graph.afterLayout {
        self?.extras.contextMenu?.isOpen = true
        self?.contentDidChange()
      }
    }
  }

  /// Closes the menu.
  func closeContextMenu() {
    guard let open = extras.contextMenu, open.isOpen else { return }
    extras.contextMenu?.isOpen = false
    contentDidChange()
    open.didEnd()
  }

  /// Brings the menu over the view up to date.
  ///
  /// - Returns: The node that stands for the menu's place; nil before the first menu.
  func updateContextMenu(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    guard let open = extras.contextMenu else { return node }
    let isPresented = Binding(
      get: { [weak self] in self?.extras.contextMenu?.isOpen ?? false },
      set: { [weak self] in if !$0 { self?.closeContextMenu() } })
    let presenter = MenuPresenter(
      isPresented: isPresented,
      preview: { [weak self] in self?.menuPreview(open) ?? AnyView(EmptyView()) },
      items: { MenuEntries(menu: open.menu) })
    return show(Color.clear.allowsHitTesting(false).modifier(presenter), node, inputs)
  }

  private func menuPreview(_ open: OpenContextMenu) -> AnyView {
    if let controller = open.preview, let view = controller.view {
      let wish = controller.preferredContentSize
      let size = wish == .zero ? CGSize(width: view.bounds.width, height: 300) : wish
      return AnyView(PlatformView(view: view).frame(width: size.width, height: size.height))
    }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: false)
    }
    return AnyView(Image(uiImage: image))
  }

  /// What a press that opens a menu over the view is followed by.
  var menuFollowers: [GestureRecognizer] {
    let menus = interactions.compactMap { $0 as? UIContextMenuInteraction }
    return menus.map { menu in
      let press = MenuPress(beside: self) {}
      press.open = { [weak press, weak self] in
        if let press { menu.open(at: press.location(in: self)) }
      }
      return GestureFollower(press)
    }
  }
}
