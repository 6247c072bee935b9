/// Builds small color profiles.
enum ICCBuilder {
  /// Colors under D50 as CIE XYZ, from the published matrices (Bradford-adapted).
  static func displayP3() -> [UInt8] {
    profile(
      "RGB ",
      [
        ("rXYZ", xyz(0.51512, 0.24120, -0.00105)), ("gXYZ", xyz(0.29198, 0.69225, 0.04189)),
        ("bXYZ", xyz(0.15710, 0.06657, 0.78407)), ("rTRC", sRGBCurve), ("gTRC", sRGBCurve),
        ("bTRC", sRGBCurve),
      ])
  }

  static func sRGB() -> [UInt8] {
    profile(
      "RGB ",
      [
        ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)),
        ("bXYZ", xyz(0.14307, 0.06061, 0.71410)), ("rTRC", sRGBCurve), ("gTRC", sRGBCurve),
        ("bTRC", sRGBCurve),
      ])
  }

  static func gray(gamma: Int) -> [UInt8] {
    let curve = Array("curv".utf8) + big32(0) + big32(1) + [UInt8(gamma), 0]
    return profile("GRAY", [("kTRC", curve)])
  }

  /// The data of an iCCP chunk.
  static func chunk(_ profile: [UInt8]) -> [UInt8] {
    Array("name".utf8) + [0, 0] + PNGBuilder.stored(profile)
  }

  /// sRGB's formula as a parametric curve of type 3.
  private static let sRGBCurve =
    Array("para".utf8) + big32(0) + [0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap { fixed($0) }

  private static func profile(_ space: String, _ tags: [(String, [UInt8])]) -> [UInt8] {
    var table = big32(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      table += Array(name.utf8) + big32(start + data.count) + big32(content.count)
      data += content
    }
    var header = Array(repeating: UInt8(0), count: 128)
    header.replaceSubrange(0..<4, with: big32(start + data.count))
    header.replaceSubrange(12..<24, with: Array("mntr\(space)XYZ ".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + table + data
  }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> [UInt8] {
    Array("XYZ ".utf8) + big32(0) + fixed(x) + fixed(y) + fixed(z)
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    big32(Int((value * 65536).rounded()))
  }

  private static func big32(_ value: Int) -> [UInt8] { PNGBuilder.big32(value) }
}
