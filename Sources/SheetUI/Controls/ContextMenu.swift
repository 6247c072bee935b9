/// A menu that opens when a view is pressed long; the form before iOS 14.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Opens a menu when the view is pressed long.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// Opens a menu with another view in place of this one when it is pressed long.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }

  /// Opens a menu when the view is pressed long, if there is one.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(OptionalContextMenu(menu: contextMenu))
  }

  /// Gives the rows of a list of a selection type menus and an action; a menu opens with the
  /// selection that is empty, as where no row is pressed.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionContextMenu(menu: menu))
  }
}

/// A menu that opens after a long press, with the view lifted from the blurred screen.
nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  let preview: AnyView?

  @MainActor func body(content: Content) -> some View {
    ContextMenuBody(content: content, items: items, preview: preview)
  }
}

/// A view with its menu.
private struct ContextMenuBody<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  let preview: AnyView?

  @State private var isOpen = false

  init(content: Content, items: Items, preview: AnyView?) {
    self.content = content
    self.items = items
    self.preview = preview
  }

  var body: some View {
    content
      .modifier(presenter)
      .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = true })
  }

  private var presenter: MenuPresenter<Items> {
    var presenter = MenuPresenter(
      isPresented: $isOpen, preview: { preview ?? AnyView(content) }, items: { items })
    presenter.liftsView = preview == nil
    return presenter
  }
}

/// A menu that may be missing.
nonisolated private struct OptionalContextMenu<Items: View>: ViewModifier {
  let menu: ContextMenu<Items>?

  @MainActor func body(content: Content) -> some View {
    if let menu {
      content.modifier(ContextMenuModifier(items: menu.items, preview: nil))
    } else {
      content
    }
  }
}

/// A menu for what is selected in a list.
nonisolated private struct SelectionContextMenu<I: Hashable, M: View>: ViewModifier {
  let menu: (Set<I>) -> M

  @MainActor func body(content: Content) -> some View {
    content.modifier(ContextMenuModifier(items: menu([]), preview: nil))
  }
}
