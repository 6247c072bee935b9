public import Foundation

/// The outline of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// The outline that suits the place.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The outline for a size of controls.
  func outline(_ size: ControlSize) -> ButtonOutline {
    switch kind {
    case .capsule, .circle: ButtonOutline(radius: nil)
    case .roundedRectangle(let radius): ButtonOutline(radius: radius ?? Self.radius(size))
    case .automatic:
      size == .mini || size == .small
        ? ButtonOutline(radius: nil) : ButtonOutline(radius: Self.radius(size))
    }
  }

  /// The corners of UIKit's button configurations (observed).
  private static func radius(_ size: ControlSize) -> CGFloat {
    size == .large || size == .extraLarge ? 12 : 7
  }
}

extension ButtonBorderShape: _SelfInsettingShape {
  /// Returns the outline of a button of the usual size.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    guard kind != .circle else { return Circle().path(in: rect) }
    let outline = outline(.regular)
    return ButtonOutline(radius: outline.radius.map { max(0, $0 - inset) }).path(in: rect)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of a button, as it suits the place.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The outline of a button: corners of a radius, or as round as can be.
nonisolated struct ButtonOutline: Shape {
  let radius: CGFloat?

  func path(in rect: CGRect) -> Path {
    let round = min(rect.width, rect.height) / 2
    return radius.map {
      RoundedRectangle(cornerRadius: min($0, round), style: .continuous).path(in: rect)
    }
      ?? RoundedRectangle(cornerRadius: round, style: .circular).path(in: rect)
  }
}

/// What a button does while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// As the system has it.
  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  /// It acts again and again.
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// The outline of buttons with a border.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
  /// What buttons do while they are held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of buttons with a border in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentValueModifier { $0.buttonBorderShape = shape })
  }

  /// Says what buttons do while they are held; a stage's finger taps once in any case.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }

  /// Sets the size of controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
