public import SwiftUI

extension View {
  /// Lets a `PartialSheetManager` of the environment open sheets over this view.
  ///
  /// The way of the library's second version; attach it to the root view.
  public func addPartialSheet(style: PartialSheetStyle = .defaultStyle()) -> some View {
    modifier(ManagedPresenter(style: style)).attachPartialSheetToRoot()
  }

  // Reason: six parameters, because PartialSheet's signature has them.
  /// Shows a sheet of its content's height over this view while a binding is true.
  ///
  /// The way of the library's first version: there is no root beside the view.
  public func partialSheet<SheetContent: View>(
    presented: Binding<Bool>,
    backgroundColor: Color = Color(UIColor.tertiarySystemBackground),
    handlerBarColor: Color = Color(UIColor.systemGray2), enableCover: Bool = true,
    coverColor: Color = Color.black.opacity(0.4), view: @escaping () -> SheetContent
  ) -> some View {
    partialSheet(
      isPresented: presented,
      iPhoneStyle: PSIphoneStyle(
        background: .solid(backgroundColor), handleBarStyle: .solid(handlerBarColor),
        cover: enableCover ? .enabled(coverColor) : .disabled, cornerRadius: 10),
      iPadMacStyle: PSIpadMacStyle(
        backgroundColor: backgroundColor,
        closeButtonStyle: .icon(image: Image(systemName: "xmark"), color: handlerBarColor)),
      content: view
    )
    .attachPartialSheetToRoot()
  }
}

/// Opens and closes the sheets that a `PartialSheetManager` asks for.
struct ManagedPresenter: ViewModifier {
  let style: PartialSheetStyle

  @EnvironmentObject private var client: PartialSheetManager
  @EnvironmentObject private var manager: SheetManager
  @State private var identity = PresenterIdentity()

  func body(content: Content) -> some View {
    content.onChange(of: client.request) { _, request in
      guard request.isPresented else { return manager.close(by: identity) }
      let client = client
      var sheet = Sheet(
        iPhoneStyle: style.phone, iPadMacStyle: style.pad,
        slideAnimation: PSSlideAnimation(
          slideIn: client.defaultAnimation, slideOut: client.defaultAnimation),
        content: client.content, onDismiss: { client.userDidDismiss() })
      sheet.leastTop = style.minTopDistance
      sheet.coverBlur = style.blurEffectStyle?.material
      manager.present(sheet, by: identity)
    }
  }
}
