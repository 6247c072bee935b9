import SwiftUI

/// Shows partial sheets over a view: in a layer on iPhones, in a native sheet on iPads and Macs.
struct SheetRoot: ViewModifier {
  @StateObject private var manager = SheetManager(
    isNative: UIDevice.current.userInterfaceIdiom != .phone)

  func body(content: Content) -> some View {
    Group {
      if !manager.isNative {
        ZStack {
          content
          SheetLayer()
        }
      } else {
        content.modifier(NativeSheet())
      }
    }
    .environmentObject(manager)
  }
}
