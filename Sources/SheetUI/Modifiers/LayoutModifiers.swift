public import Foundation

nonisolated struct FrameModifier: LayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func behavior(_ environment: EnvironmentValues) -> FrameLayout {
    FrameLayout(width: width, height: height, alignment: alignment)
  }
}

nonisolated struct FlexibleFrameModifier: LayoutModifier {
  let layout: FlexibleFrameLayout

  func behavior(_ environment: EnvironmentValues) -> FlexibleFrameLayout { layout }
}

nonisolated struct PaddingModifier: LayoutModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?

  /// The environment's default padding on iOS, in points.
  static let standard: CGFloat = 16

  func behavior(_ environment: EnvironmentValues) -> PaddingLayout {
    let all = insets ?? EdgeInsets(Self.standard)
    return PaddingLayout(
      insets: EdgeInsets(
        top: edges.contains(.top) ? all.top : 0,
        leading: edges.contains(.leading) ? all.leading : 0,
        bottom: edges.contains(.bottom) ? all.bottom : 0,
        trailing: edges.contains(.trailing) ? all.trailing : 0))
  }
}

nonisolated struct OffsetModifier: LayoutModifier {
  let offset: CGSize

  func behavior(_ environment: EnvironmentValues) -> OffsetLayout { OffsetLayout(offset: offset) }
}

nonisolated struct PositionModifier: LayoutModifier {
  let position: CGPoint

  func behavior(_ environment: EnvironmentValues) -> PositionLayout {
    PositionLayout(position: position)
  }
}

nonisolated struct FixedSizeModifier: LayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  func behavior(_ environment: EnvironmentValues) -> FixedSizeLayout {
    FixedSizeLayout(horizontal: horizontal, vertical: vertical)
  }
}

nonisolated struct AspectRatioModifier: LayoutModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func behavior(_ environment: EnvironmentValues) -> AspectRatioLayout {
    AspectRatioLayout(ratio: ratio, contentMode: contentMode)
  }
}

nonisolated struct SafeAreaIgnoringModifier: LayoutModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set

  func behavior(_ environment: EnvironmentValues) -> SafeAreaIgnoringLayout {
    SafeAreaIgnoringLayout(regions: regions, edges: edges)
  }
}

extension EdgeInsets {
  /// Creates equal insets.
  init(_ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension View {
  /// Gives the view a fixed width or height, or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  // Reason: seven parameters, because SwiftUI's signature has them.
  /// Keeps the view's width and height within bounds, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        layout: FlexibleFrameLayout(
          horizontal: .init(minWidth, idealWidth, maxWidth),
          vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment)))
  }

  /// Keeps a distance around the view; nil stands for the system's 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
  }

  /// Keeps a distance around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps distances around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Moves the view without changing the layout around it, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Moves the view without changing the layout around it, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's center at a point of the space that is offered.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's center at a point of the space that is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal width or height, or both.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view's width in proportion to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Keeps the view's width in proportion to its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the space that is offered.
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to fill the space that is offered.
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Lets the view reach into the regions around the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach into the regions around the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}
