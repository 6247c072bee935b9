public import SheetUI

/// The surroundings that every preview is shown in: all combinations of some devices and settings.
///
/// The first of each list is the plain one, which a picture's name doesn't mention.
public struct PreviewMatrix: Sendable {
  /// The devices; none for an iPhone 13.
  ///
  /// A preview that asks for a device of its own keeps it, and
  /// is shown once for each combination of the rest.
  public var devices: [Device]
  /// Light, dark or both; none for light.
  public var appearances: [ColorScheme]
  /// The text sizes; none for the default.
  public var sizeCategories: [DynamicTypeSize]
  /// The directions of reading; none for left to right.
  public var layoutDirections: [LayoutDirection]

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - devices: The devices.
  ///   - appearances: Light, dark or both.
  ///   - sizeCategories: The text sizes.
  ///   - layoutDirections: The directions of reading.
  public init(
    devices: [Device] = [], appearances: [ColorScheme] = [],
    sizeCategories: [DynamicTypeSize] = [], layoutDirections: [LayoutDirection] = []
  ) {
    self.devices = devices
    self.appearances = appearances
    self.sizeCategories = sizeCategories
    self.layoutDirections = layoutDirections
  }

  /// Light and dark.
  public static var lightAndDark: PreviewMatrix { PreviewMatrix(appearances: [.light, .dark]) }
}

/// One combination of a matrix.
struct PreviewVariant {
  /// The surroundings.
  let configuration: StageConfiguration
  /// The values that aren't the plain ones; empty for the first combination.
  let words: [String]
  /// Whether the device is the plain one.
  let isPlainDevice: Bool

  /// What stands in file names; empty for the first combination.
  var name: String { words.joined(separator: "-") }
}

extension PreviewMatrix {
  /// The device of previews that ask for none.
  private static var defaultDevices: [Device] {
    Device.named("iphone-13").map { [$0] } ?? Array(Device.all.prefix(1))
  }

  /// All combinations, the plain one first.
  var variants: [PreviewVariant] {
    var variants: [PreviewVariant] = []
    for device in Self.choices(devices, Self.defaultDevices, name: \.id) {
      for appearance in Self.choices(appearances, [.light], name: { "\($0)" }) {
        for size in Self.choices(sizeCategories, [.large], name: { "\($0)" }) {
          for direction in Self.choices(layoutDirections, [.leftToRight], name: { "\($0)" }) {
            var configuration = StageConfiguration(
              device: device.value, colorScheme: appearance.value, dynamicTypeSize: size.value)
            configuration.layoutDirection = direction.value
            let words = [device.word, appearance.word, size.word, direction.word]
            variants.append(
              PreviewVariant(
                configuration: configuration, words: words.compactMap(\.self),
                isPlainDevice: device.word == nil))
          }
        }
      }
    }
    return variants
  }

  /// A value and its word in names; the first has none.
  private struct Choice<Value> {
    let value: Value
    let word: String?
  }

  /// The values, each once.
  private static func choices<Value>(
    _ values: [Value], _ standard: [Value], name: (Value) -> String
  ) -> [Choice<Value>] {
    var known = Set<String>()
    var choices: [Choice<Value>] = []
    for value in values.isEmpty ? standard : values where known.insert(name(value)).inserted {
      choices.append(Choice(value: value, word: choices.isEmpty ? nil : name(value)))
    }
    return choices
  }
}
