import Foundation
import Raster
import Testing

@testable import SheetUI

@Suite struct ShapeStyleTests {
  private func color<S: ShapeStyle>(
    _ style: S, _ environment: EnvironmentValues = .init()
  ) -> Raster.Color? {
    guard case .color(let color) = style._resolve(in: environment) else { return nil }
    return color
  }

  @Test("levels are label colors where no style is set")
  func labels() {
    #expect(color(.primary) == .black)
    #expect(color(.secondary) == Raster.Color(bytes: 60, 60, 67, alpha: 0.6))
    #expect(color(.tertiary) == Raster.Color(bytes: 60, 60, 67, alpha: 0.3))
    #expect(color(.quaternary) == Raster.Color(bytes: 60, 60, 67, alpha: 0.18))
    #expect(color(.quinary) == Raster.Color.black.opacity(0.05))
  }

  @Test("levels are shares of the style that is set")
  func levels() {
    var environment = EnvironmentValues()
    environment.foregroundStyle = AnyShapeStyle(.red)
    let red = Raster.Color(bytes: 255, 59, 48)
    #expect(color(.foreground, environment) == red)
    #expect(color(.secondary, environment) == red.opacity(0.5))
    #expect(color(.tertiary, environment) == red.opacity(0.25))
    environment.setOwnForeground([AnyShapeStyle(.red), AnyShapeStyle(.blue)])
    #expect(color(.secondary, environment) == Raster.Color(bytes: 0, 122, 255))
    #expect(color(.tertiary, environment) == Raster.Color(bytes: 0, 122, 255, alpha: 0.5))
    environment.foregroundStyle = nil
    #expect(color(.primary, environment) == .black)
  }

  @Test("a level set as the style means a level of the style around")
  func nesting() {
    var environment = EnvironmentValues()
    environment.foregroundStyle = AnyShapeStyle(.secondary)
    #expect(color(.primary, environment)?.alpha == 0.6)
    #expect(color(.secondary, environment)?.alpha == 0.3)
    environment.foregroundStyle = AnyShapeStyle(.red)
    environment.foregroundStyle = AnyShapeStyle(.secondary)
    #expect(color(.foreground, environment) == Raster.Color(bytes: 255, 59, 48, alpha: 0.5))
    environment.foregroundStyle = AnyShapeStyle(.foreground)
    #expect(color(.foreground, environment) == Raster.Color(bytes: 255, 59, 48, alpha: 0.5))
  }

  @Test("a style of the user's own resolves through what it stands for")
  func userStyle() {
    #expect(color(Stripes()) == Raster.Color.black.opacity(0.25))
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(color(AnyShapeStyle(Stripes()).opacity(0.5), dark) == Raster.Color.white.opacity(0.25))
  }

  @Test("gradients keep their stops in order and reach their rectangle's points")
  func gradient() throws {
    let style = LinearGradient(
      stops: [.init(color: .black, location: 0.5), .init(color: .white, location: 0.2)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
    let paint = style._resolve(in: .init()).paint(in: CGRect(x: 10, y: 20, width: 30, height: 40))
    guard case .linearGradient(let gradient) = try #require(paint) else {
      Issue.record("not a gradient")
      return
    }
    #expect(gradient.start == Point(10, 20) && gradient.end == Point(40, 60))
    #expect(gradient.stops.map(\.location) == [0.5, 0.5])
    let even = Gradient(colors: [.red, .green, .blue]).resolvedStops(in: .init())
    #expect(even.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).resolvedStops(in: .init()).map(\.location) == [0])
    #expect(Gradient(colors: []).resolvedStops(in: .init(), space: .perceptual).isEmpty)
  }

  @Test("materials give the measured swatches within 3 levels")
  func materials() {
    let swatches: [(BackdropMaterial.Kind, ColorScheme, Double, Double)] = [
      (.ultraThin, .light, 0, 88.7), (.thin, .light, 128, 200.3), (.regular, .light, 255, 244.9),
      (.thick, .light, 64, 237), (.bar, .light, 0, 178.4), (.ultraThin, .dark, 255, 176.8),
      (.thin, .dark, 0, 32), (.regular, .dark, 128, 63.8), (.thick, .dark, 191, 42),
      (.bar, .dark, 64, 58.7),
    ]
    for (thickness, scheme, backdrop, expected) in swatches {
      let gray = backdrop / 255
      let result = BackdropMaterial.recipe(thickness, dark: scheme == .dark)
        .applied(to: Raster.Color(red: gray, green: gray, blue: gray))
      #expect(abs(result.red * 255 - expected) < 3)
    }
  }

  @Test("reduced transparency makes a material one opaque color")
  func reducedTransparency() {
    var environment = EnvironmentValues()
    guard case .material = Material.thin._resolve(in: environment) else {
      Issue.record("no material")
      return
    }
    environment.accessibilityReduceTransparency = true
    #expect(color(.thinMaterial, environment)?.alpha == 1)
  }
}
