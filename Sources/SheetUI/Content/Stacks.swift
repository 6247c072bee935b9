public import Foundation

/// Views in a row from leading to trailing.
nonisolated public struct HStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; `spacing` is in points, nil for what the views want.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> StackLayout {
    StackLayout(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
  }
}

/// Views in a column from top to bottom.
nonisolated public struct VStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; `spacing` is in points, nil for what the views want.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> StackLayout {
    StackLayout(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
  }
}

/// Views over each other, the first one at the back.
nonisolated public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let content: Content

  /// Creates a pile.
  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> OverlayLayout {
    OverlayLayout(alignment: alignment)
  }
}

/// A row that makes its views when they are needed; here it makes them all.
nonisolated public struct LazyHStack<Content: View>: ContainerView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row, as high as it is offered.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> StackLayout {
    StackLayout(
      axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing,
      fillsCross: true)
  }
}

/// A column that makes its views when they are needed; here it makes them all.
nonisolated public struct LazyVStack<Content: View>: ContainerView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column, as wide as it is offered.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> StackLayout {
    StackLayout(
      axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing,
      fillsCross: true)
  }
}
