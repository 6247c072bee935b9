public import Foundation
import Raster

/// Colors at places along a line.
public struct Gradient: Hashable, Sendable {
  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colors between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    /// Whether the mixture is even to the eye.
    private let isPerceptual: Bool

    /// By encoded components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Evenly to the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)

    /// Mixes two colors.
    func mix(_ a: Raster.Color, _ b: Raster.Color, by share: Double) -> Raster.Color {
      isPerceptual
        ? ColorSpaces.mixPerceptual(a, b, by: share) : ColorSpaces.mixEncoded(a, b, by: share)
    }
  }

  /// The stops, in ascending order of place.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// Returns the gradient with another rule for the colors in between.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(gradient: self, space: space)
  }

  /// Returns the stops in an environment, each place no smaller than the one before.
  func resolvedStops(
    in environment: EnvironmentValues, space: ColorSpace = .device
  ) -> [Raster.LinearGradient.Stop] {
    var highest = -Double.infinity
    let resolved = stops.map { stop in
      highest = max(highest, Double(stop.location))
      return Raster.LinearGradient.Stop(
        location: highest, color: stop.color.rasterColor(in: environment))
    }
    return space == .device ? resolved : Self.refined(resolved, space: space)
  }

  /// How many pieces a span gets whose mixture isn't a straight line in encoded components.
  private static let pieces = 16

  /// Adds stops in between, so that straight mixing between them follows another space.
  private static func refined(
    _ stops: [Raster.LinearGradient.Stop], space: ColorSpace
  ) -> [Raster.LinearGradient.Stop] {
    guard let first = stops.first else { return [] }
    var result = [first]
    for (a, b) in zip(stops, stops.dropFirst()) {
      for piece in 1..<pieces {
        let share = Double(piece) / Double(pieces)
        result.append(
          Raster.LinearGradient.Stop(
            location: a.location + (b.location - a.location) * share,
            color: space.mix(a.color, b.color, by: share)))
      }
      result.append(b)
    }
    return result
  }
}

/// A gradient without a place: as a style it runs from the top to the bottom.
public struct AnyGradient: Hashable, Sendable {
  /// The colors.
  let gradient: Gradient
  /// How colors in between are mixed.
  let space: Gradient.ColorSpace

  /// Creates a gradient with its mixing rule.
  init(gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// Creates a gradient.
  public init(_ gradient: Gradient) { self.init(gradient: gradient, space: .device) }

  /// Returns the gradient with another rule for the colors in between.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient: gradient, space: space)
  }
}

extension Color {
  /// The color's standard gradient: slightly lighter at the top.
  ///
  /// The system's own amount isn't documented; a sixth of white comes close by eye.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: 1.0 / 6, in: .device), self]))
  }
}
