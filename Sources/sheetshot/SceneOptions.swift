import SheetUI
import Snapshots

/// The options of every command that takes pictures of scenes.
enum SceneOptions {
  /// Replaces the device.
  static let device = Option(
    "device", value: "ID", help: "Show the scene on this device; see “sheetshot devices”.")
  /// Replaces the device by several ones.
  static let devices = Option(
    "device", value: "ID", repeats: true,
    help: "Show the scene on this device, and on more when given again.")
  /// Replaces the scale.
  static let scale = Option("scale", value: "N", help: "Pixels a point, 0.1 to 8.")
  /// Replaces the size of text.
  static let sizeCategory = Option(
    "size-category", value: "ID", help: "The size of text, xSmall to accessibility5.")
  /// Replaces the appearance.
  static let appearance = Option(
    "appearance", value: "MODE", help: "light or dark, instead of the scene's own.")
  /// Replaces the appearance by one or both.
  static let appearances = Option(
    "appearance", value: "MODE", help: "light, dark or both, instead of the scene's own.")
  /// The first instant.
  static let from = Option("from", value: "S", help: "The first frame's second; 0.")
  /// The last instant.
  static let to = Option(
    "to", value: "S", help: "The last frame's second, or settled, which is the default.")
  /// Where pictures go.
  static let output = Option("output", letter: "o", value: "PATH", help: "Where to write.")
  /// The threads that draw.
  static let jobs = Option(
    "jobs", value: "N", help: "Draw with N threads; the pictures don't depend on it.")

  /// Returns what the options replace, without device and appearance.
  static func base(_ arguments: Arguments) throws(CommandError) -> SceneVariant {
    var variant = SceneVariant()
    variant.scale = try arguments.number("scale", in: 0.1...8)
    if let name = arguments.value("size-category") {
      variant.sizeCategory = try sizeCategory(name)
    }
    return variant
  }

  /// Returns the size of text with a name.
  static func sizeCategory(_ name: String) throws(CommandError) -> SizeCategorySpec {
    if let size = SizeCategorySpec(rawValue: name) { return size }
    let names = SizeCategorySpec.allCases.map(\.rawValue)
    let hint = NearestName.of(name, in: names).map { "; did you mean “\($0)”?" } ?? ""
    throw .badValue(
      option: "size-category", found: name, allowed: names.joined(separator: ", ") + hint)
  }

  /// Returns what the options replace, with at most one device and appearance.
  static func single(_ arguments: Arguments) throws(CommandError) -> SceneVariant {
    var variant = try base(arguments)
    variant.device = try devices(arguments).first
    variant.appearance = try arguments.word("appearance", ["light": .light, "dark": .dark])
    return variant
  }

  /// Returns what the options replace, once for each device and appearance that was named.
  static func variants(_ arguments: Arguments) throws(CommandError) -> [SceneVariant] {
    let appearances: [AppearanceSpec] =
      try arguments.word(
        "appearance", ["light": [.light], "dark": [.dark], "both": [.light, .dark]]) ?? []
    return SceneVariant.matrix(
      devices: try devices(arguments), appearances: appearances, base: try base(arguments))
  }

  /// Returns the devices that were named.
  static func devices(_ arguments: Arguments) throws(CommandError) -> [Device] {
    var devices: [Device] = []
    for id in arguments.values("device") {
      guard let device = Device.named(id) else {
        throw .unknownDevice(found: id, nearest: Device.nearestName(to: id))
      }
      devices.append(device)
    }
    return devices
  }

  /// Returns the number of threads.
  static func threads(_ arguments: Arguments) throws(CommandError) -> Int {
    try arguments.whole("jobs", in: 1...256) ?? 1
  }

  /// Reads a scene with everything that it names.
  static func picture(
    _ file: String, _ variant: SceneVariant
  ) throws(CommandError) -> ScenePicture {
    do throws(SceneError) {
      return try ScenePicture(file: file, variant: variant)
    } catch {
      throw .scene(error)
    }
  }
}
