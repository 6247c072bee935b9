import Foundation
import PartialSheet
import SheetUI

/// A scene's presenter with the sheet over it.
struct SceneRoot: View {
  @ObservedObject var model: SceneModel
  let scene: SceneSpec
  let resources: SceneResources

  var body: some View {
    switch scene.sheet {
    case .partial(let sheet): AnyView(partialSheet(sheet))
    case .native(let sheet): AnyView(nativeSheet(sheet))
    case .dialog(let dialog): AnyView(self.dialog(dialog))
    // A custom sheet is another controller's view; see `CustomSheetController`.
    case .custom, nil: AnyView(presenter)
    }
  }

  var factory: ViewFactory { ViewFactory(model: model, images: resources.images) }

  /// The presenter fills the safe area, whatever it shows: sheets are placed by its frame.
  var presenter: some View {
    ZStack {
      Color.clear
      factory.views(scene.presenter)
    }
  }

  private func partialSheet(_ sheet: PartialSheetSpec) -> some View {
    presenter
      .partialSheet(
        isPresented: model.presentation, type: sheet.kind.value,
        iPhoneStyle: sheet.phoneStyle?.value ?? .defaultStyle(),
        iPadMacStyle: sheet.padStyle?.value(factory) ?? .defaultStyle(),
        slideAnimation: PSSlideAnimation(
          slideIn: sheet.slideIn?.animation, slideOut: sheet.slideOut?.animation)
      ) {
        SheetContent(model: model, factory: factory, content: sheet.content)
      }
      .attachPartialSheetToRoot()
  }
}

/// What a sheet shows; it follows the states while the sheet is up.
struct SheetContent: View {
  @ObservedObject var model: SceneModel
  let factory: ViewFactory
  let content: [ViewSpec]

  var body: some View { factory.views(content) }
}

extension PartialSheetSpec.Kind {
  /// PartialSheet's type.
  fileprivate var value: PSType {
    switch self {
    case .dynamic: .dynamic
    case .scrollView(let height, let showsIndicators):
      .scrollView(height: height, showsIndicators: showsIndicators)
    }
  }
}

extension PartialSheetSpec.PhoneStyle {
  /// PartialSheet's style.
  fileprivate var value: PSIphoneStyle {
    PSIphoneStyle(
      background: background.value, handleBarStyle: handleBarValue, cover: coverValue,
      cornerRadius: cornerRadius)
  }

  private var handleBarValue: PSIphoneStyle.PSHandleBarStyle {
    switch handleBar {
    case .color(let color): .solid(color.color)
    case .none: .none
    }
  }

  private var coverValue: PSIphoneStyle.PSCoverStyle {
    switch cover {
    case .color(let color): .enabled(color.color)
    case .none: .disabled
    }
  }
}

extension PartialSheetSpec.Background {
  fileprivate var value: PSIphoneStyle.PSIphoneBackground {
    switch self {
    case .solid(let color): .solid(color.color)
    case .blur(let material): .blur(material.value)
    case .gradient(let gradient): .gradient(gradient.gradient)
    }
  }
}

extension PartialSheetSpec.PadStyle {
  /// PartialSheet's style.
  @MainActor
  fileprivate func value(_ factory: ViewFactory) -> PSIpadMacStyle {
    switch closeButton {
    case .none: PSIpadMacStyle(backgroundColor: background.color, closeButtonStyle: .none)
    case .icon(let image, let color):
      PSIpadMacStyle(
        backgroundColor: background.color,
        closeButtonStyle: .icon(image: factory.image(image), color: color.color))
    }
  }
}
