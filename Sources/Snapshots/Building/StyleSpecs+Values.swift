import Foundation
import SheetUI

extension ColorSpec {
  /// The color.
  var color: Color {
    switch self {
    case .named(let name): ColorNames.color(name)
    case .components(let red, let green, let blue, let opacity):
      Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    case .faded(let color, let opacity): color.color.opacity(opacity)
    case .adaptive(let light, let dark): Color(light: light.color, dark: dark.color)
    }
  }
}

extension ColorNames {
  /// Returns the color of a name.
  static func color(_ name: String) -> Color {
    switch name {
    case "white": .white
    case "black": .black
    case "clear": .clear
    case "primary": .primary
    case "secondary": .secondary
    case "accentColor": .accentColor
    default: Color.system(named: name) ?? Color.system(named: "system" + name.capitalized) ?? .clear
    }
  }
}

extension StyleSpec {
  /// The style.
  var style: AnyShapeStyle {
    switch self {
    case .color(let color): AnyShapeStyle(color.color)
    case .gradient(let gradient): AnyShapeStyle(gradient.gradient)
    case .material(let material): AnyShapeStyle(material.value)
    }
  }
}

extension GradientSpec {
  /// The gradient; stops without a location are spread evenly.
  var gradient: LinearGradient {
    let last = Double(max(1, stops.count - 1))
    let stops = self.stops.enumerated().map { index, stop in
      Gradient.Stop(color: stop.color.color, location: stop.location ?? Double(index) / last)
    }
    return LinearGradient(stops: stops, startPoint: start.value, endPoint: end.value)
  }
}

extension UnitPointSpec {
  /// The point.
  var value: UnitPoint { UnitPoint(x: x, y: y) }
}

extension MaterialSpec {
  /// The material.
  var value: Material {
    switch self {
    case .ultraThin: .ultraThin
    case .thin: .thin
    case .regular: .regular
    case .thick: .thick
    case .ultraThick: .ultraThick
    case .bar: .bar
    }
  }
}

extension CornerStyleSpec {
  /// The style.
  var value: RoundedCornerStyle { self == .circular ? .circular : .continuous }
}

extension AnimationSpec {
  /// The animation.
  var animation: Animation {
    switch self {
    case .curve(let curve, nil): curve.animation
    case .curve(let curve, let duration?): curve.animation(duration: duration)
    case .interpolatingSpring(let mass, let stiffness, let damping, let velocity):
      .interpolatingSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .spring(let response, let dampingFraction):
      .spring(response: response, dampingFraction: dampingFraction)
    }
  }
}

extension CurveSpec {
  /// The curve with its default duration.
  fileprivate var animation: Animation {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }

  /// Returns the curve with a duration in seconds.
  fileprivate func animation(duration: Double) -> Animation {
    switch self {
    case .linear: .linear(duration: duration)
    case .easeIn: .easeIn(duration: duration)
    case .easeOut: .easeOut(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    }
  }
}
