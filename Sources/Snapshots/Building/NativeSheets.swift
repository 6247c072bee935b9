import Foundation
import SheetUI

extension SceneRoot {
  /// The presenter with the system's own sheet or cover over it.
  func nativeSheet(_ sheet: NativeSheetSpec) -> some View {
    let content = NativeContent(
      sheet: sheet, content: SheetContent(model: model, factory: factory, content: sheet.content))
    return
      presenter
      .sheet(isPresented: model.presentation(sheet.kind == .sheet)) { content }
      .fullScreenCover(isPresented: model.presentation(sheet.kind == .fullScreenCover)) { content }
  }

  /// The presenter with an alert or a confirmation dialog over it.
  func dialog(_ dialog: DialogSpec) -> some View {
    let visibility: Visibility =
      dialog.showsTitle.map { $0 ? .visible : .hidden } ?? .automatic
    let isConfirmation = dialog.isConfirmation
    let title = Text(verbatim: dialog.title)
    return
      presenter
      .alert(title, isPresented: model.presentation(!isConfirmation)) {
        buttons(dialog)
      } message: {
        dialog.message.map { Text(verbatim: $0) }
      }
      .confirmationDialog(
        title, isPresented: model.presentation(isConfirmation), titleVisibility: visibility
      ) {
        buttons(dialog)
      } message: {
        dialog.message.map { Text(verbatim: $0) }
      }
  }

  private func buttons(_ dialog: DialogSpec) -> some View {
    ForEach(dialog.buttons.indices, id: \.self) { index in
      let button = dialog.buttons[index]
      Button(role: button.role?.value) {
        model.perform(button.action)
      } label: {
        Text(verbatim: button.title)
      }
    }
  }
}

/// A native sheet's content with what it asks of the sheet.
private struct NativeContent: View {
  let sheet: NativeSheetSpec
  let content: SheetContent
  @State private var selected: PresentationDetent

  init(sheet: NativeSheetSpec, content: SheetContent) {
    self.sheet = sheet
    self.content = content
    _selected = State(initialValue: (sheet.selectedDetent ?? .large).value)
  }

  var body: some View {
    filled
      .presentationDragIndicator(
        sheet.showsDragIndicator.map { $0 ? .visible : .hidden } ?? .automatic
      )
      .presentationCornerRadius(sheet.cornerRadius.map { CGFloat($0) })
      .presentationBackgroundInteraction(sheet.backgroundInteraction.value)
      .interactiveDismissDisabled(sheet.isDismissDisabled)
  }

  private var filled: some View {
    let sized = AnyView(sheet.sizing?.apply(to: resting) ?? resting)
    guard let background = sheet.background else { return sized }
    return AnyView(sized.presentationBackground(background.style))
  }

  private var resting: AnyView {
    guard let detents = sheet.detents else { return AnyView(content) }
    let all = Set(detents.map(\.value))
    guard sheet.selectedDetent != nil else { return AnyView(content.presentationDetents(all)) }
    return AnyView(content.presentationDetents(all, selection: $selected))
  }
}

extension SceneModel {
  /// A binding to the sheet's presentation for the layer that a scene has; never for another one.
  fileprivate func presentation(_ isUsed: Bool) -> Binding<Bool> {
    isUsed ? presentation : .constant(false)
  }
}

extension NativeSheetSpec.Detent {
  /// The detent.
  fileprivate var value: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    case .fraction(let share): .fraction(CGFloat(share))
    case .height(let height): .height(CGFloat(height))
    }
  }
}

extension NativeSheetSpec.BackgroundInteraction {
  /// The interaction.
  fileprivate var value: PresentationBackgroundInteraction {
    switch self {
    case .automatic: .automatic
    case .enabled: .enabled
    case .disabled: .disabled
    case .enabledUpThrough(let detent): .enabled(upThrough: detent.value)
    }
  }
}

extension NativeSheetSpec.Sizing {
  /// Applies the sizing to a sheet's content.
  @MainActor
  fileprivate func apply(to view: AnyView) -> AnyView {
    switch self {
    case .automatic: AnyView(view.presentationSizing(.automatic))
    case .form: AnyView(view.presentationSizing(.form))
    case .page: AnyView(view.presentationSizing(.page))
    case .fitted: AnyView(view.presentationSizing(.fitted))
    }
  }
}

extension DialogSpec.Role {
  /// The role.
  fileprivate var value: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
