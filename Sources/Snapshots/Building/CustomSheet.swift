import Foundation
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
      Color.black.opacity(0.5).onTapGesture { dismiss() }
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
