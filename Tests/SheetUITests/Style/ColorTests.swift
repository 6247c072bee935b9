import Foundation
import Raster
import TestSupport
import Testing

@testable import SheetUI

@Suite struct ColorTests {
  private typealias Color = SheetUI.Color

  private func bytes(_ color: Color, _ environment: EnvironmentValues = .init()) -> [Int] {
    let c = color.rasterColor(in: environment)
    return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test("system colors follow the appearance")
  func systemColors() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(bytes(.red) == [255, 59, 48])
    #expect(bytes(.red, dark) == [255, 69, 58])
    #expect(bytes(.blue) == [0, 122, 255])
    #expect(bytes(.accentColor) == [0, 122, 255])
    #expect(bytes(.gray, dark) == [142, 142, 147])
    #expect(bytes(.secondary, dark) == [235, 235, 245])
    #expect(Color.secondary.rasterColor(in: dark).alpha == 0.6)
    #expect(bytes(.primary) == [0, 0, 0] && bytes(.primary, dark) == [255, 255, 255])
    dark.colorSchemeContrast = .increased
    #expect(bytes(.red, dark) == [255, 105, 97])
  }

  @Test("backgrounds are lighter on elevated layers in the dark")
  func elevation() {
    let color = SystemColor.systemBackground
    #expect(color.resolve(scheme: .dark) == Raster.Color(bytes: 0, 0, 0))
    #expect(color.resolve(scheme: .dark, level: .elevated) == Raster.Color(bytes: 28, 28, 30))
    #expect(
      color.resolve(scheme: .dark, contrast: .increased, level: .elevated)
        == Raster.Color(bytes: 36, 36, 38))
    #expect(color.resolve(scheme: .light, level: .elevated) == Raster.Color(bytes: 255, 255, 255))
    // A color without elevated variants is the same everywhere.
    #expect(
      SystemColor.label.resolve(scheme: .dark, contrast: .increased, level: .elevated)
        == Raster.Color.white)
  }

  /// A style that is a color of its own in the dark.
  private struct Ink: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark
        ? Color.Resolved(red: 1, green: 1, blue: 0) : Color.Resolved(red: 0, green: 0, blue: 1)
    }
  }

  @Test("a color is made from whatever style comes to a color")
  func colorOfStyle() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(bytes(Color(Ink())) == [0, 0, 255])
    #expect(bytes(Color(Ink()), dark) == [255, 255, 0])
    // A member of a member: there is no other parameter that it could be meant for.
    let faded = Color(.gray.opacity(0.5))
    #expect(faded == Color.gray.opacity(0.5))
    #expect(Color(Color.gray) == Color.gray)
  }

  @Test("a name that a catalog gave to all kinds of colors means the catalog's")
  func namedByCatalog() {
    #expect(Color(.inkwell) == Color(ColorResource.inkwell))
    #expect(Color(.magenta) == Color(uiColor: .magenta))
    #expect(Color(.red) == Color.red)
  }

  @Test("linear gray is encoded")
  func linear() {
    #expect(bytes(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188])
    #expect(bytes(Color(.sRGBLinear, white: 1)) == [255, 255, 255])
    let shadow = Color(.sRGBLinear, white: 0, opacity: 0.33).rasterColor(in: .init())
    #expect(shadow == Raster.Color.black.opacity(0.33))
  }

  @Test("Display P3 becomes sRGB as in the table", .needsSharedData)
  func displayP3() throws {
    struct Row: Decodable {
      enum CodingKeys: String, CodingKey {
        case bytes
        case expected = "asP3_toSRGB"
      }

      var bytes: [Double]
      var expected: [Double]
    }
    struct File: Decodable { var displayP3: [Row] }
    for row in try SharedData.json("numeric/color.json", as: File.self).displayP3 {
      let color = Color(
        .displayP3, red: row.bytes[0] / 255, green: row.bytes[1] / 255, blue: row.bytes[2] / 255
      ).rasterColor(in: .init())
      for (a, b) in zip([color.red, color.green, color.blue], row.expected) {
        #expect(abs(a - b) < 1e-6)
      }
    }
  }

  @Test("hue, saturation and brightness")
  func hsb() {
    #expect(bytes(Color(hue: 0, saturation: 1, brightness: 1)) == [255, 0, 0])
    #expect(bytes(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == [0, 128, 0])
    #expect(bytes(Color(hue: 0.5, saturation: 1, brightness: 1)) == [0, 255, 255])
    #expect(bytes(Color(hue: 0.75, saturation: 0, brightness: 0.2)) == [51, 51, 51])
    #expect(bytes(Color(hue: 1, saturation: 1, brightness: 1)) == [255, 0, 0])
  }

  @Test("mixing starts and ends at the colors")
  func mixing() {
    let (a, b) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    for space in [Gradient.ColorSpace.device, .perceptual] {
      #expect(bytes(a.mix(with: b, by: 0, in: space)) == [255, 0, 0])
      #expect(bytes(a.mix(with: b, by: 1, in: space)) == [0, 0, 255])
    }
    #expect(bytes(a.mix(with: b, by: 0.5, in: .device)) == [128, 0, 128])
    // The perceptual middle, from Oklab's published definition.
    let middle = bytes(a.mix(with: b, by: 0.5))
    for (found, expected) in zip(middle, [140, 83, 162]) { #expect(abs(found - expected) <= 1) }
  }

  @Test("tint and asset colors come from the environment")
  func environment() {
    var environment = EnvironmentValues()
    environment.assetColors = { name, _, _ in
      name == "Brand" ? Raster.Color(bytes: 1, 2, 3) : nil
    }
    #expect(bytes(Color("Brand"), environment) == [1, 2, 3])
    #expect(bytes(Color("Nothing"), environment) == [255, 0, 255])
    environment.tint = .green
    #expect(bytes(.accentColor, environment) == [52, 199, 89])
    environment.tint = .accentColor
    #expect(bytes(.accentColor, environment) == [0, 122, 255])
  }

  @Test("a resolved color shows its bytes and animates by premultiplied components")
  func resolved() {
    var color = Color.red.opacity(0.5).resolve(in: .init())
    #expect(color.description == "#FF3B3080")
    var clear = Color.clear.resolve(in: .init())
    let middle = (color.animatableData + clear.animatableData).scaled(by: 0.5)
    color.animatableData = middle
    #expect(abs(color.red - 1) < 1e-6 && abs(color.opacity - 0.25) < 1e-6)
    clear.linearRed = 0.5
    #expect(abs(clear.red - 0.735357) < 1e-5)
  }
}

// What is made for a catalog with a color `inkwell` in it.
extension ColorResource {
  fileprivate static let inkwell = ColorResource(name: "inkwell", bundle: .main)
}

extension UIColor {
  fileprivate static var inkwell: UIColor { UIColor(resource: ColorResource.inkwell) }
}

extension SheetUI.Color {
  fileprivate static var inkwell: SheetUI.Color { SheetUI.Color(ColorResource.inkwell) }
}

extension ShapeStyle where Self == SheetUI.Color {
  fileprivate static var inkwell: SheetUI.Color { SheetUI.Color(ColorResource.inkwell) }
}
