import Foundation

/// Opens a menu beside the view.
nonisolated struct MenuPresenter<Items: View>: _BuiltInModifier {
  let isPresented: Binding<Bool>
  /// A picture of the view that the menu belongs to, shown lifted over a blurred screen; nil for a
  /// plain menu.
  var preview: (@MainActor () -> AnyView)?
  /// Whether the preview is the view itself, on a ground of its own or its list's row.
  var liftsView = false
  /// The width of the platter, in points.
  let width: CGFloat
  /// Whether the platter has the rows of a menu; else it shows the items as they are.
  let isMenu: Bool
  let items: @MainActor () -> Items

  init(
    isPresented: Binding<Bool>, preview: (@MainActor () -> AnyView)? = nil,
    width: CGFloat = MenuPlacement.width, isMenu: Bool = true,
    @ViewBuilder items: @escaping @MainActor () -> Items
  ) {
    self.isPresented = isPresented
    self.preview = preview
    self.width = width
    self.isMenu = isMenu
    self.items = items
  }

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MenuPresenterNode(view, inputs)
  }
}

/// The node of a view with a menu.
///
/// The menu's views belong to this node, so that they inherit the environment; their boxes go to a
/// layer of the window.
@MainActor
final class MenuPresenterNode<C: View, Items: View>: ModifierNode<C, MenuPresenter<Items>> {
  private typealias Overlay = MenuOverlay<Items>
  private var layer: (host: Host, content: _TypedNode<Overlay>)?

  override func refresh() {
    super.refresh()
    let isPresented = inputs.graph.trackingObservation(of: self) {
      view.modifier.isPresented.wrappedValue
    }
    if isPresented {
      if let layer { layer.content.update(overlay, contentInputs) } else { present() }
    } else {
      leave()
    }
  }

  override func didRemove() { leave() }

  private var window: StageWindow? { inputs.environment.window?.window }

  private func present() {
    guard let window else { return }
    let content = overlay.makeNode(contentInputs)
    let host = Host(
      content: content,
      options: PresentationOptions(placement: .window, transition: .crossDissolve))
    host.reset = { [weak self] in self?.close() }
    layer = (host, content)
    window.add(host, animated: inputs.graph.animatesChanges)
  }

  private func leave() {
    guard let host = layer?.host else { return }
    layer = nil
    window?.remove(host, animated: inputs.graph.animatesChanges) {}
  }

  private func close() { view.modifier.isPresented.wrappedValue = false }

  private var overlay: Overlay {
    let row = view.modifier.liftsView ? row : nil
    return Overlay(
      anchor: row?.globalFrame ?? anchor, preview: preview(in: row), width: view.modifier.width,
      isMenu: view.modifier.isMenu, items: view.modifier.items,
      close: { [weak self] in self?.close() })
  }

  /// The row of a list that the view is in.
  private var row: LayoutNode? {
    guard inputs.environment.isListRow else { return nil }
    var box = outputs.first
    while let next = box, !(next.behavior is ListCellLayout) { box = next.parent }
    return box
  }

  /// What is lifted: a view on a ground, or the row that it is in.
  private func preview(in row: LayoutNode?) -> (@MainActor () -> AnyView)? {
    guard view.modifier.liftsView, let preview = view.modifier.preview else {
      return view.modifier.preview
    }
    guard let row else {
      return { AnyView(preview().background(Color(SystemColor.systemBackground))) }
    }
    let (inner, outer, list) = (anchor, row.globalFrame, inputs.environment.listContext)
    return { AnyView(LiftedRow(content: preview(), inner: inner, outer: outer, list: list)) }
  }

  /// Where the view is in the window, in points.
  private var anchor: CGRect {
    outputs.reduce(CGRect.null) { frame, box in
      frame.union(CGRect(origin: box.globalOrigin, size: box.frame.size))
    }
  }

  private var contentInputs: _NodeInputs {
    var copy = inputs.child(of: self)
    copy.environment.resetForMenu()
    return copy
  }
}

extension EnvironmentValues {
  /// Takes back what the place of a menu's button says about the button only.
  fileprivate mutating func resetForMenu() {
    foregroundStyle = nil
    font = nil
    textAttributes = []
    listContext = nil
    tint = nil
    ownTextAlignment = nil
    lineLimit = nil
    isEnabled = true
    labelsHidden = false
    barItemPlace = nil
    refresh = nil
    imageScale = .medium
    focusLinks = []
  }
}

/// What the rows of a menu do to the menu.
struct MenuContext {
  /// Closes the menu.
  let close: @MainActor () -> Void
  /// Opens a menu in the menu, of its content and title.
  let push: @MainActor (AnyView, AnyView) -> Void
  /// Whether some row has a checkmark, so that all leave room for one.
  var hasChecks = false
}

private enum MenuContextKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: MenuContext? = nil
}

extension EnvironmentValues {
  /// The menu that the view is in; nil outside of menus.
  var menuContext: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Sets the look of a section's title in a menu.
  mutating func setMenuTitleStyle() {
    font = .caption
    foregroundStyle = AnyShapeStyle(Color(SystemColor.secondaryLabel))
  }
}

/// A row of a list that is lifted for its menu.
private struct LiftedRow: View {
  let content: AnyView
  /// The frames of the content and of the row, in the window's space.
  let inner: CGRect
  let outer: CGRect
  let list: ListContext?

  @Environment(\.layoutDirection) private var direction

  private var insets: EdgeInsets {
    let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: inner.minY - outer.minY, leading: isMirrored ? right : left,
      bottom: outer.maxY - inner.maxY, trailing: isMirrored ? left : right)
  }

  private var ground: SystemColor {
    list?.look.isPlain == true ? .systemBackground : .secondarySystemGroupedBackground
  }

  var body: some View {
    content
      .modifier(EnvironmentValueModifier { $0.listContext = list })
      .frame(width: inner.width, height: inner.height)
      .padding(insets)
      .background(Color(ground))
  }
}
