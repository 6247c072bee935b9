import Foundation
import Raster
import SheetUI

/// A sheet of a part of the screen's size in the middle of it, over a half-black cover.
struct CustomSheet<Content: View>: View {
  /// The part of the screen's height.
  let height: CGFloat
  /// The part of the screen's width.
  let width: CGFloat
  /// What a tap on the cover does.
  let dismiss: @MainActor () -> Void
  /// What it shows.
  let content: Content

  var body: some View {
    ZStack {
      SheetUI.Color.black.opacity(0.5).onTapGesture { dismiss() }
      GeometryReader { geometry in
        content
          .position(
            x: geometry.frame(in: .global).midX, y: geometry.frame(in: .global).midY
          )
          .frame(
            width: geometry.size.width * width, height: geometry.size.height * height,
            alignment: .center)
      }
    }
    .ignoresSafeArea()
  }
}

/// Shows a custom sheet over what presents it, and fades in and out as a whole.
final class CustomSheetController<Content: View>: UIHostingController<Content> {
  override init(rootView: Content) {
    super.init(rootView: rootView)
    view.backgroundColor = .clear
    modalPresentationStyle = .overCurrentContext
    modalTransitionStyle = .crossDissolve
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension SceneModel {
  /// Presents a custom sheet from a controller whenever the sheet is to be presented.
  func present(
    _ sheet: CustomSheetSpec, from presenter: UIViewController, images: [String: Bitmap]
  ) {
    let factory = ViewFactory(model: self, images: images)
    onPresentation = { [weak self, weak presenter] isPresented in
      guard let self, isPresented else {
        presenter?.dismiss(animated: true)
        return
      }
      let view = CustomSheet(
        height: sheet.height, width: sheet.width, dismiss: { self.isPresented = false },
        content: SheetContent(model: self, factory: factory, content: sheet.content))
      presenter?.present(CustomSheetController(rootView: view), animated: true)
    }
  }
}
