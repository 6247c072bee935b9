/// Several views that are treated as one where only their number matters.
public struct Group<Content> {
  package let content: Content

  /// Groups content of any kind.
  package init(grouping content: Content) { self.content = content }
}

extension Group: View where Content: View {
  /// Groups the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The grouped views.
  public var body: Content { content }
}
