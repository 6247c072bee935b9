/// A context that several previews are shown in, such as sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of what the previews share.
  associatedtype Context = Void
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share; called once for each type of modifier.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  ///
  /// - Parameters:
  ///   - content: The preview.
  ///   - context: What the previews share.
  /// - Returns: The view to show.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Shares nothing.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The modified preview.
  public var body: some View { content }
}
