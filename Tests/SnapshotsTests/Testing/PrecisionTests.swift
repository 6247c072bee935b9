import Raster
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("Precision")
struct PrecisionTests {
  private let folder: TemporaryFolder
  private let black = PremultipliedPixel(0, 0, 0, 255)
  private let white = PremultipliedPixel(255, 255, 255, 255)

  init() throws { folder = try TemporaryFolder() }

  /// The failure of a picture whose first pixels are white, against a black one.
  private func failure(
    _ count: Int, ofWidth width: Int, height: Int = 1, _ strategy: Snapshotting<Bitmap, Bitmap>,
    record: RecordMode = .never
  ) throws -> String? {
    let reference = Bitmap(width: width, height: height, filledWith: black)
    var picture = reference
    for index in 0..<count { picture.pixels[index] = white }
    try FileStore.write(PNGEncoder.encode(reference), to: folder.file("p.a.png"))
    return verifySnapshot(
      of: picture, as: strategy, named: "a", record: record, snapshotDirectory: folder.path,
      testName: "p")
  }

  @Test(
    "the allowed number of pixels is counted in integers (C35)",
    arguments: [
      (1, 1000, 0.999, true), (1, 100, 0.99, true), (2, 100, 0.98, true), (3, 100, 0.98, false),
      (1, 10, 0.9, true), (2, 10, 0.9, false), (1, 1000, 1, false), (0, 10, 0, true),
    ] as [(Int, Int, Float, Bool)])
  func allowance(count: Int, width: Int, precision: Float, passes: Bool) throws {
    let found = try failure(count, ofWidth: width, .image(precision: precision))
    #expect((found == nil) == passes)
  }

  @Test("equal pictures are equal at any precision (C34)", arguments: [0, 0.5, 1] as [Float])
  func equal(precision: Float) throws {
    #expect(
      try failure(
        0, ofWidth: 9, .image(precision: precision, perceptualPrecision: precision)) == nil)
  }

  @Test("perceptual precision is of each pixel, not of the picture (C36)")
  func perceptual() throws {
    let strict = try #require(
      try failure(
        40, ofWidth: 100, height: 100, .image(precision: 1, perceptualPrecision: 0.5)))
    #expect(strict.contains("Compared by swift-snapshot-testing"))
    #expect(strict.contains("the share of matching pixels is 0.996"))
    #expect(strict.contains("the worst pixel is (0, 0), where a channel differs by 255"))
    #expect(strict.contains("; the least perceptual precision is 0.000 at (0, 0)."))
    #expect(
      try failure(
        40, ofWidth: 100, height: 100, .image(precision: 0.99, perceptualPrecision: 0.5)) == nil)
  }

  @Test("what is only alike enough is recorded with everything, and only then")
  func record() throws {
    let strategy = Snapshotting<Bitmap, Bitmap>.image(precision: 0.5)
    func kept() throws -> PremultipliedPixel {
      try ImageFile.bitmap(at: folder.file("p.a.png"))[0, 0]
    }
    for mode in [RecordMode.failed, .missing, .never] {
      #expect(try failure(1, ofWidth: 10, strategy, record: mode) == nil)
      #expect(try kept() == black)
    }
    let words = try failure(1, ofWidth: 10, strategy, record: .all)
    #expect(words?.contains("the reference was written") == true)
    #expect(try kept() == white)
  }
}
