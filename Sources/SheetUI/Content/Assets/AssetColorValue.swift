import Foundation
import Raster

/// A color as an asset catalog writes it.
struct AssetColorValue: Decodable {
  private enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components
    case reference
  }

  let space: String?
  let components: [String: String]?
  let reference: String?

  /// The color; nil where something in it is not understood.
  var color: SheetUI.Color? {
    guard let components else { return nil }
    let alpha = components["alpha"].map(Self.share) ?? 1
    let channel = { (name: String) in components[name].flatMap(Self.channel) }
    guard let alpha else { return nil }
    switch space ?? "srgb" {
    case "gray-gamma-22", "extended-gray":
      return channel("white").map { Color(.sRGB, white: $0, opacity: alpha) }
    case let name:
      guard let space = Self.spaces[name], let red = channel("red"),
        let green = channel("green"), let blue = channel("blue")
      else { return nil }
      return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  private static let spaces: [String: SheetUI.Color.RGBColorSpace] = [
    "srgb": .sRGB, "extended-srgb": .sRGB, "extended-linear-srgb": .sRGBLinear,
    "display-p3": .displayP3,
  ]

  /// A channel as Xcode writes it: `0xFF`, `255` or `1.000`.
  static func channel(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if !text.contains("."), let byte = Int(text) { return Double(byte) / 255 }
    return share(text)
  }

  /// A plain decimal number.
  static func share(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}
