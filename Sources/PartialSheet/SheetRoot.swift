import SwiftUI

/// Shows partial sheets over a view: in a layer on iPhones, in a native sheet on iPads and Macs.
struct SheetRoot: ViewModifier {
  @StateObject private var manager = SheetManager()

  func body(content: Content) -> some View {
    Group {
      if UIDevice.current.userInterfaceIdiom == .phone {
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
