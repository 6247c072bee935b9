import Foundation

/// A window onto content that may be larger.
public struct ScrollView<Content: View> {
  /// The directions in which the content moves.
  public var axes: Axis.Set
  /// Whether indicators flash while the content moves; a still picture shows none.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content
}

extension ScrollView: View {}

extension ScrollView: ContainerView {
  /// Creates a scroll view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> ScrollLayout {
    ScrollLayout(axes: axes, settings: environment.scrollSettings)
  }
}
