public import Foundation

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// A view with an inspector beside it where the width is regular, or in a sheet over it.
nonisolated private struct InspectorView<Main: View, Content: View>: View {
  let main: Main
  @Binding var isPresented: Bool
  let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width: CGFloat?

  /// The width of an inspector that asks for none, in points.
  private static var usualWidth: CGFloat { 270 }

  @MainActor var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        main.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          Divider().ignoresSafeArea()
          content
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
            .frame(width: width ?? Self.usualWidth)
            .frame(maxHeight: .infinity)
            .background { Color(uiColor: .secondarySystemBackground).ignoresSafeArea() }
            .transition(.move(edge: .trailing))
        }
      }
    } else {
      main.sheet(isPresented: $isPresented) { content }
    }
  }
}

extension View {
  /// Shows an inspector: beside the view where the width is regular, elsewhere in a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    InspectorView(main: self, isPresented: isPresented, content: content())
  }

  /// Sets the width of the inspector that the view is in, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the inspector that the view is in, in points; nobody changes it on a stage.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { inspectorColumnWidth(ideal) }
}
