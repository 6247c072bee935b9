public import Foundation

/// Sets one value of the environment.
nonisolated struct EnvironmentValueModifier: EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void

  func modify(_ environment: inout EnvironmentValues) { change(&environment) }
}

extension View {
  /// Sets a value of the environment for the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentValueModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Hands an object to the view and everything in it.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentValueModifier { $0.objects[ObjectIdentifier(T.self)] = object })
  }

  /// Hands an observable object to the view and everything in it.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentValueModifier { $0.objects[ObjectIdentifier(T.self)] = object })
  }

  /// Keeps the view from reacting to the user.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentValueModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Sets the font of the text in the view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how lines of text are aligned to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the extra distance between lines of text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how far text may shrink to fit, as a share of its size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets the color of the content; nil for the inherited one.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentValueModifier { if let color { $0.setOwnForeground([AnyShapeStyle(color)]) } })
  }

  /// Sets the style of the content.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.setOwnForeground([AnyShapeStyle(style)]) })
  }

  /// Sets the first two styles of the content.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentValueModifier {
        $0.setOwnForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
      })
  }

  /// Sets the first three styles of the content.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentValueModifier {
        $0.setOwnForeground([
          AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
        ])
      })
  }

  /// Sets the color of what the user can act on; nil for the system's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentValueModifier {
        $0.tint = tint
        $0.tintStyle = nil
      })
  }

  /// Sets the style of what the user can act on; nil for the system's.
  ///
  /// What `TintShapeStyle` fills has the whole style, controls have its first color.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      EnvironmentValueModifier { environment in
        let style = tint?._resolve(in: environment)
        environment.tint = style?.firstColor.map { Color($0) }
        environment.tintStyle = tint.map(AnyShapeStyle.init)
      })
  }

  /// Sets the color of what the user can act on; nil for the inherited one.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentValueModifier {
        guard let accentColor else { return }
        $0.tint = accentColor
        $0.tintStyle = nil
      })
  }

  /// Sets the appearance of the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the text size of the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

private enum EnvironmentObjectsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  /// The objects that views around handed down, by their type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { self[EnvironmentObjectsKey.self] }
    set { self[EnvironmentObjectsKey.self] = newValue }
  }
}
