extension PresentationOptions {
  fileprivate static func popover(
    _ anchor: PopoverAttachmentAnchor, _ edge: Edge?
  ) -> PresentationOptions {
    PresentationOptions(
      placement: .popover, transition: .coverVertical, arrowEdge: edge, anchor: anchor)
  }
}

extension View {
  /// Shows a popover that points at the view while a flag is set.
  ///
  /// Where there is little room it is a sheet, unless `presentationCompactAdaptation` says otherwise.
  /// `arrowEdge` is the side of the view at which it stands; nil for the first that has room.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover(attachmentAnchor, arrowEdge), isPresented: isPresented, onDismiss: nil,
        content: content))
  }

  /// Shows a popover about an item while there is one.
  ///
  /// Where there is little room it is a sheet, unless `presentationCompactAdaptation` says otherwise.
  /// `arrowEdge` is the side of the view at which it stands; nil for the first that has room.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover(attachmentAnchor, arrowEdge), item: item, onDismiss: nil, content: content))
  }
}
