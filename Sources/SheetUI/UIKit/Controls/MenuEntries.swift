import Foundation

/// The entries of a menu.
struct MenuEntries: View {
  let menu: UIMenu
  /// Called with what is chosen, after its own action.
  var didChoose: @MainActor (UIAction) -> Void = { _ in }

  var body: some View {
    MenuElements(elements: menu.children) { action in
      action.perform(nil)
      menu.choose(action)
      didChoose(action)
    }
  }
}

/// Entries of a menu, one after the other.
private struct MenuElements: View {
  let elements: [UIMenuElement]
  let choose: @MainActor (UIAction) -> Void

  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      MenuEntry(element: elements[index], choose: choose)
    }
  }
}

/// One entry of a menu.
private struct MenuEntry: View {
  let element: UIMenuElement
  let choose: @MainActor (UIAction) -> Void

  var body: some View {
    if let action = element as? UIAction {
      if !action.attributes.contains(.hidden) { row(action) }
    } else if let later = element as? UIDeferredMenuElement {
      AnyView(MenuElements(elements: later.elements, choose: choose))
    } else if let menu = element as? UIMenu {
      if menu.options.contains(.displayInline) {
        Section {
          AnyView(MenuElements(elements: menu.children, choose: choose))
        } header: {
          if !menu.title.isEmpty { Text(verbatim: menu.title) }
        }
      } else {
        Menu {
          AnyView(MenuElements(elements: menu.children, choose: choose))
        } label: {
          label(menu)
        }
      }
    }
  }

  @ViewBuilder
  private func row(_ action: UIAction) -> some View {
    let role: ButtonRole? = action.attributes.contains(.destructive) ? .destructive : nil
    Group {
      if action.state == .on {
        Toggle(isOn: .init(get: { true }, set: { _ in choose(action) })) { label(action) }
      } else {
        Button(role: role, action: { choose(action) }, label: { label(action) })
      }
    }
    .disabled(action.attributes.contains(.disabled))
  }

  @ViewBuilder
  private func label(_ element: UIMenuElement) -> some View {
    if let image = element.image {
      Label {
        words(element)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      words(element)
    }
  }

  @ViewBuilder
  private func words(_ element: UIMenuElement) -> some View {
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: element.title)
        Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}
