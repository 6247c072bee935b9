import Foundation

/// What a bar shows of a button.
struct BarButton: View {
  let item: UIBarButtonItem
  var look: BarLook?

  /// Reported: the cross of the system's close button on its gray circle, 30 points wide.
  private static let closeSize: CGFloat = 30

  var body: some View {
    if item.isHidden {
      EmptyView()
    } else if let view = item.customView {
      PlatformView(view: view, measure: { _ in view.fittingSize })
        .fixedSize()
    } else {
      content.disabled(!item.isEnabled).barTint(tint)
        .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
  }

  @ViewBuilder private var content: some View {
    switch item.systemItem {
    case .flexibleSpace: Spacer()
    case .fixedSpace: Color.clear.frame(width: item.width, height: 1)
    case .close?: button { closeFace }
    default: button { face }
    }
  }

  @ViewBuilder
  private func button<Face: View>(@ViewBuilder _ face: () -> Face) -> some View {
    if let menu = item.menu, item.primaryAction == nil {
      Menu {
        MenuEntries(menu: menu)
      } label: {
        face()
      }
    } else {
      let item = item
      Button(action: { item.primaryAction?.perform(item) }, label: face)
    }
  }

  private var tint: Color? {
    item.tintColor?.color
      ?? AppearanceProxies.existing(UIBarButtonItem.self)?.tintColor?.color
      ?? AppearanceProxies.existing(UIBarButtonItem.self, in: [UINavigationBar.self])?
      .tintColor?.color
  }

  private var words: BarLook.Words {
    let own = item.words(
      item.isEnabled ? .normal : .disabled, AppearanceProxies.existing(UIBarButtonItem.self))
    guard own.color == nil, own.font == nil, let look else { return own }
    return look.buttons
  }

  private var isDone: Bool { item.style == .done || item.systemItem?.isDone == true }

  @ViewBuilder private var face: some View {
    if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol).font(.body).imageScale(.large)
    } else if let image = item.image {
      image.inBar
    } else {
      let title = item.title ?? item.systemItem?.title ?? ""
      let words = words
      let text = Text(verbatim: title)
        .font(words.font ?? (isDone ? .body.weight(.semibold) : .body)).lineLimit(1)
      if let color = words.color { text.foregroundStyle(color) } else { text }
    }
  }

  private var closeFace: some View {
    Image(systemName: "xmark").font(.system(size: 13, weight: .bold))
      .foregroundStyle(Color(SystemColor.secondaryLabel))
      .frame(width: Self.closeSize, height: Self.closeSize)
      .background(Color(SystemColor.tertiarySystemFill), in: Circle())
  }
}

extension UIImage {
  /// The picture as bars show it: symbols large and in the tint.
  @MainActor @ViewBuilder
  var inBar: some View {
    if isSymbolImage, symbolConfiguration == nil {
      if let tint {
        image.font(.body).imageScale(.large).foregroundStyle(tint.color)
      } else {
        image.font(.body).imageScale(.large)
      }
    } else {
      let isTemplate = renderingMode == .automatic && tint == nil
      (isTemplate ? withRenderingMode(.alwaysTemplate) : self).swiftUI()
    }
  }
}

extension UIView {
  /// The size that constraints, content or else the frame ask for.
  var fittingSize: CGSize {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = bounds.size
    return CGSize(
      width: size.width > 0 ? size.width : own.width,
      height: size.height > 0 ? size.height : own.height)
  }
}
