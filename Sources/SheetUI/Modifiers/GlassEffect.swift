public import Foundation

/// A look of glass; drawn as a thin material, without its reflections and bent edges.
public struct Glass: Equatable, Sendable {
  let isClear: Bool
  var color: Color?

  /// The usual glass.
  public static var regular: Glass { Glass(isClear: false) }
  /// Clearer glass.
  public static var clear: Glass { Glass(isClear: true) }
  /// No glass.
  public static var identity: Glass { Glass(isClear: true, color: .clear) }

  /// Returns the glass in a color.
  public func tint(_ color: Color?) -> Glass { Glass(isClear: isClear, color: color) }
  /// Returns the glass as it is: a picture shows it at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns a capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// Views whose glass flows together; here each keeps its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Creates a container; `spacing` is where glass begins to flow together, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: Content { content }
}

extension View {
  /// Puts glass behind the view; drawn as a material in its tint.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass != .identity {
        ZStack {
          shape.fill(glass.isClear ? Material.ultraThin : Material.thin)
          if let color = glass.color { shape.fill(color.opacity(0.6)) }
        }
      }
    }
  }

  /// Names the view's glass for transitions; here it comes and goes with the view.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the view's glass with others'; here each keeps its own.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  /// Changes the transaction of updates in which a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }

  /// Keeps the text size within bounds.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentValueModifier { environment in
        let size = environment.dynamicTypeSize
        guard !range.contains(size) else { return }
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let first = allowed.first, let last = allowed.last else { return }
        environment.dynamicTypeSize = size < first ? first : last
      })
  }
}

/// A view that is evaluated only where it differs from before; here it always is.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: Content { content }
}

extension View where Self: Equatable {
  /// Lets the view be evaluated only where it differs from before; here it always is.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
