public import Foundation

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the container around.
  var containerShape: AnyShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// The shape of the container around; a rectangle where none is named.
///
/// As a shape for clipping, which knows no surroundings, it is a rectangle.
public struct ContainerRelativeShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData

  /// The container's shape, filled with the foreground style.
  @MainActor @preconcurrency
  public var body: some View { ContainerShapeView(style: ForegroundStyle()) }

  /// Returns a view of the container's shape, filled.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View {
    ContainerShapeView(style: content)
  }
}

/// A view of the container's shape.
nonisolated struct ContainerShapeView<S: ShapeStyle>: View {
  let style: S
  @Environment(\.containerShape) private var shape

  @MainActor var body: some View { (shape ?? AnyShape(Rectangle())).fill(style) }
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the shape, smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    Rectangle().inset(by: amount)
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture behind its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive techniques.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Names the shape of the container that the view is.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }

  /// Makes the view be hit everywhere in a shape, where that is what the shape is for.
  @ViewBuilder
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      HitTestingModifier(
        rule: kind.contains(.interaction)
          ? .shape({ shape.path(in: $0, direction: $1) }, eoFill: eoFill) : .drawn))
  }
}
