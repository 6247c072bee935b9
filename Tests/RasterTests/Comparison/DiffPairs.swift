import Raster
import TestSupport

/// The measured picture pairs among the shared data.
struct DiffPairs: Decodable {
  struct Limit: Decodable {
    var over: Double
    var pixels: Int
    var min: Int
    var max: Int
  }

  struct Perceptual: Decodable {
    var deltaE76: [Limit]
    var deltaE2000: [Limit]
    var yiqThreshold: [Limit]
    var oklabLrHyAB: [Limit]
  }

  struct Pair: Decodable {
    var name: String
    var a: String
    var b: String
    var sizeMismatch: Bool?
    var exactDiffPixels: Int?
    var pixelsWithMaxChannelDiffOver: [String: Int]?
    var perceptual: Perceptual?

    func images() throws -> (StraightImage, StraightImage) {
      (try Self.image(a), try Self.image(b))
    }

    private static func image(_ path: String) throws -> StraightImage {
      try PNGDecoder.decode(SharedData.bytes("diff-pairs/" + path), color: .stored)
    }
  }

  /// A name that no pair has.
  struct Unknown: Error {
    var name: String
  }

  var pairs: [Pair]

  static func all() throws -> [Pair] {
    try SharedData.json("diff-pairs/manifest.json", as: DiffPairs.self).pairs
  }

  /// The images of the pair whose name is `folder: one vs other`.
  static func images(_ name: String) throws -> (StraightImage, StraightImage) {
    guard let pair = try all().first(where: { $0.name == name }) else {
      throw Unknown(name: name)
    }
    return try pair.images()
  }
}

/// The color pairs with known differences among the shared data.
struct ColorPairs: Decodable {
  struct Pair: Decodable {
    var a: [UInt8]
    var b: [UInt8]
    var labA: [Double]
    var oklabB: [Double]
    var deltaE76: Double
    var deltaE94: Double
    var deltaE2000: Double
    var oklabLrHyAB: Double
    var yiqDelta: Double

    var first: SIMD3<UInt8> { SIMD3(a) }
    var second: SIMD3<UInt8> { SIMD3(b) }
  }

  var pairs: [Pair]

  static func all() throws -> [Pair] {
    try SharedData.json("numeric/color.json", as: ColorPairs.self).pairs
  }

  /// The largest distance between a metric's numbers and the known ones.
  static func worstError(
    of metric: ColorMetric, _ known: KeyPath<Pair, Double>
  ) throws -> Double {
    try all().map { abs(metric.distance($0.first, $0.second) - $0[keyPath: known]) }.max() ?? 1
  }
}
