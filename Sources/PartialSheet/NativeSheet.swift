import SwiftUI

/// Shows a sheet as iPads and Macs do: in a native sheet with a close button.
///
/// Type, handle bar, cover, corner radius and slide animation are settings of iPhones only.
struct NativeSheet: ViewModifier {
  @EnvironmentObject private var manager: SheetManager

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented, onDismiss: manager.finishNativeDismissal) {
      NativeSheetContent(manager: manager)
    }
  }

  private var isPresented: Binding<Bool> {
    Binding(
      get: { manager.isPresented },
      set: { if !$0 { manager.close() } })
  }

}

/// The content of a native sheet, below the button that closes it.
struct NativeSheetContent: View {
  @ObservedObject var manager: SheetManager

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if case .icon(let image, let color) = manager.sheet.iPadMacStyle.closeButtonStyle {
        HStack {
          Spacer()
          Button {
            manager.close()
          } label: {
            image.foregroundColor(color)
          }
        }
        .padding()
      }
      SheetContent(make: manager.sheet.content)
      Spacer()
    }
    .background { manager.sheet.iPadMacStyle.backgroundColor }
  }
}
