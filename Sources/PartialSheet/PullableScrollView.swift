import SwiftUI

/// A vertical scroll view that tells when its content is pulled down beyond its top.
struct PullableScrollView<Content: View>: View {
  let showsIndicators: Bool
  let onPull: () -> Void
  @ViewBuilder let content: () -> Content

  /// How far the content must be pulled, in points.
  private static var threshold: CGFloat { 60 }
  private static var space: String { "PartialSheet.scroll" }

  init(
    showsIndicators: Bool, onPull: @escaping () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.showsIndicators = showsIndicators
    self.onPull = onPull
    self.content = content
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: showsIndicators) {
      VStack(spacing: 0) {
        GeometryReader { probe in
          Color.clear.preference(
            key: ContentTopKey.self, value: probe.frame(in: .named(Self.space)).minY)
        }
        .frame(height: 0)
        content()
      }
    }
    .coordinateSpace(name: Self.space)
    .onPreferenceChange(ContentTopKey.self) { top in
      if top > Self.threshold { onPull() }
    }
  }
}

/// How far the top of a scroll view's content lies below the scroll view's, in points.
private enum ContentTopKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
