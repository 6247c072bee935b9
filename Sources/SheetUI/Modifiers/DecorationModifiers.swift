import Foundation

extension View {
  /// Puts views behind the view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(DecorationModifier(decoration: content(), alignment: alignment, isBehind: true))
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier(decoration: background, alignment: alignment, isBehind: true))
  }

  /// Fills the space behind the view with the background style.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills the space behind the view with a style, into the safe area's surroundings at `edges`.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: StyleView(style: style).ignoresSafeArea(.all, edges: edges),
        alignment: .center, isBehind: true))
  }

  /// Fills a shape behind the view with a style.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Fills a shape behind the view with the background style.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Puts views in front of the view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(DecorationModifier(decoration: content(), alignment: alignment, isBehind: false))
  }

  /// Puts a view in front of the view.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(DecorationModifier(decoration: overlay, alignment: alignment, isBehind: false))
  }

  /// Fills the space in front of the view with a style, into the safe area's surroundings at
  /// `edges`.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      DecorationModifier(
        decoration: StyleView(style: style).ignoresSafeArea(.all, edges: edges),
        alignment: .center, isBehind: false))
  }

  /// Fills a shape in front of the view with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }

  /// Shows the view through another view's opacity.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view through another view's opacity.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}

/// A style that fills its box.
nonisolated struct StyleView<S: ShapeStyle>: LeafView {
  let style: S

  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: style._resolve(in: environment), name: "style")
  }
}
