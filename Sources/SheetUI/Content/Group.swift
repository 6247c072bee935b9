/// Several views that are treated as one where only their number matters.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The grouped views.
  public var body: Content { content }
}
