/// A view as it is before a closure changes it.
nonisolated public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  init(_ content: AnyView) { self.content = content }

  /// The view.
  @MainActor public var body: AnyView { content }
}
