public import Foundation

extension View {
  /// Sets the heights at which the sheet around the view rests; it starts at the smallest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationSetting { $0.detents = detents }
  }

  /// Sets the heights at which the sheet around the view rests, and where the one in use is kept.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationSetting {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Sets whether the sheet around the view shows the bar to drag it by.
  ///
  /// Where nothing is said, a sheet with several heights shows it.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationSetting { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the sheet around the view, in points; nil for the system's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationSetting { $0.cornerRadius = .some(cornerRadius) }
  }

  /// Sets what the sheet around the view is filled with.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationSetting { $0.background = style }
  }

  /// Sets a view as the background of the sheet around the view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presentationSetting { $0.background = Color.clear }
      .background(
        content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .modifier(SheetFillModifier()))
  }

  /// Sets whether the user can act on what lies behind the sheet around the view.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSetting { $0.backgroundInteraction = interaction }
  }

  /// Sets whether a swipe on scrolling content grows the sheet or scrolls first.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentationSetting { $0.contentInteraction = behavior }
  }

  /// Sets what the presentation of the view becomes where there is little room.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Sets what the presentation of the view becomes where there is little room along an axis.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationSetting {
      $0.horizontalAdaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Sets how the sheet around the view finds its size where sheets float.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationSetting { $0.sizing = sizing }
  }

  /// Keeps the user from closing the sheet by a swipe or a tap beside it; code still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(InteractiveDismissDisabledKey.self) { $0 = $0 || isDisabled }
  }
}

/// Gives its child the whole layer's box.
private nonisolated struct SheetFillModifier: LayoutModifier {
  func behavior(_ environment: EnvironmentValues) -> SheetFillLayout { SheetFillLayout() }
}

/// Places its child over the whole layer that it is in.
private struct SheetFillLayout: LayoutBehavior {
  var name: String { "presentationBackground" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let (own, layer) = (node.globalOrigin, node.root.frame)
    for child in node.layoutChildren {
      child.place(
        at: CGPoint(x: layer.minX - own.x, y: layer.minY - own.y),
        proposal: ProposedViewSize(layer.size), isPhysical: true)
    }
  }
}

extension LayoutNode {
  /// The outermost box around the node.
  var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
}
