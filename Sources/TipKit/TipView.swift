public import SheetUI

/// Shows advice in its place, until it is closed.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: (Tips.Action) -> Void
  @State private var isClosed = false

  /// Creates a view of advice.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action) }
  /// Creates a view of advice, if there is any.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) { (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action) }

  /// The picture, the words, the buttons, and the cross that closes it.
  public var body: some View {
    if let tip, tip.shouldDisplay, !isClosed {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image {
          image.font(.title).foregroundStyle(.tint)
        }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          tip.message?.font(.subheadline).foregroundStyle(.secondary)
          ForEach(tip.actions.indices, id: \.self) { index in
            Divider()
            Button {
              tip.actions[index].handler()
              action(tip.actions[index])
            } label: {
              tip.actions[index].label.foregroundStyle(.tint)
            }
            .buttonStyle(.plain)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Button {
          tip.invalidate(reason: .tipClosed)
          withAnimation { isClosed = true }
        } label: {
          Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
        .buttonStyle(.plain)
      }
      .padding(12)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13))
    }
  }
}

extension View {
  /// Points at the view with advice; it is not drawn, since what is shown at once would cover the
  /// picture.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Sets the color behind advice; it stays gray.
  public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
}
