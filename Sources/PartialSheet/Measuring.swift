import SwiftUI

/// The frame of what the presenter may fill, in the window's space.
enum PresenterFrameKey: FrameKey {}

/// The frame of a sheet's content, in the window's space.
enum ContentFrameKey: FrameKey {}

/// A frame that a view hands up.
protocol FrameKey: PreferenceKey where Value == CGRect {}

extension FrameKey {
  static var defaultValue: CGRect { .zero }

  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    let next = nextValue()
    if next != .zero { value = next }
  }
}

extension View {
  /// Hands the view's frame up, in the window's space.
  func measured<K: FrameKey>(_ key: K.Type) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: key, value: proxy.frame(in: .global))
      }
    }
  }
}
