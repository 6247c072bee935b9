import Foundation
import Raster
import TestSupport
import Testing

@testable import Snapshots

@Suite("Verifier")
struct VerifierTests {
  private let folder: TemporaryFolder
  private let red = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel(255, 0, 0, 255))
  private let blue = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel(0, 0, 255, 255))

  init() throws { folder = try TemporaryFolder() }

  private var store: ReferenceStore {
    ReferenceStore(folder: folder.file("refs"), artifactsFolder: folder.file("artifacts"))
  }

  private func verify(_ bitmap: Bitmap, _ mode: RecordMode, _ file: String = "a.png") -> Verdict {
    Verifier(store: store, mode: mode, diffing: .image).verify(bitmap, file: file).verdict
  }

  private func keep(_ bytes: [UInt8], _ file: String = "a.png") throws {
    try store.write(bytes, file)
  }

  private func kept(_ file: String = "a.png") -> Bitmap? {
    try? ImageFile.bitmap(at: store.path(file))
  }

  /// What a mode does: without a reference, with an equal one, with another one.
  struct Row: CustomTestStringConvertible {
    let mode: RecordMode
    let missing: (outcome: Verdict.Outcome, isWritten: Bool)
    let equal: Verdict.Outcome
    let isReplaced: Bool
    var testDescription: String { mode.rawValue }
  }

  static let rows = [
    Row(
      mode: .all, missing: (.recorded(changed: true), true), equal: .recorded(changed: false),
      isReplaced: true),
    Row(mode: .failed, missing: (.recordedMissing, true), equal: .matches, isReplaced: true),
    Row(mode: .missing, missing: (.recordedMissing, true), equal: .matches, isReplaced: false),
    Row(mode: .never, missing: (.missing, false), equal: .matches, isReplaced: false),
  ]

  @Test("record modes have their outcomes", arguments: rows)
  func modes(row: Row) throws {
    let missing = verify(red, row.mode)
    #expect(missing.outcome == row.missing.outcome && !missing.isSuccess)
    #expect(kept() == (row.missing.isWritten ? red : nil))
    try keep(PNGEncoder.encode(red))
    #expect(verify(red, row.mode).outcome == row.equal)
    let different = verify(blue, row.mode)
    #expect(!different.isSuccess)
    #expect(kept() == (row.isReplaced ? blue : red))
    #expect(different.isRerecorded == (row.mode == .failed))
  }

  @Test("without recording a missing reference fails every time, and no file appears (C43)")
  func never() {
    for _ in 1...2 {
      let verdict = verify(red, .never)
      #expect(verdict.outcome == .missing)
      #expect(FileStore.kind(of: store.folder) == .missing)
    }
    #expect(verify(red, .missing).outcome == .recordedMissing)
    #expect(verify(red, .missing).isSuccess)
  }

  @Test("recording everything fails with the words that it recorded, and where (C54)")
  func recordAll() throws {
    try keep(PNGEncoder.encode(blue))
    let message = try #require(verify(red, .all).message)
    #expect(message.contains("Record mode is on") && message.contains(store.path("a.png")))
    #expect(kept() == red)
  }

  @Test("a reference of equal pixels and other bytes is equal and never touched (C53)")
  func untouched() throws {
    let bytes = try PNGEncoder.encode(red, fingerprint: "another")
    for mode in RecordMode.allCases {
      try keep(bytes)
      let identity = try folder.identity("refs/a.png")
      _ = verify(red, mode)
      #expect(try folder.identity("refs/a.png") == identity)
      #expect(try FileStore.read(store.path("a.png")) == bytes)
    }
  }

  /// Files of one picture each: interlaced or not, and compressed by levels 0, 3, 6 and 9.
  static let twins = [
    ["basn2c08", "basi2c08"], ["basn6a08", "basi6a08"],
    ["z00n2c08", "z03n2c08", "z06n2c08", "z09n2c08"],
  ]

  @Test(
    "equal pixels are equal however their file was written (C53)", .needsSharedData,
    arguments: twins)
  func files(names: [String]) throws {
    let files = try names.map { try SharedData.bytes("pngsuite/valid/\($0).png") }
    for (file, other) in zip(files, files.dropFirst() + files.prefix(1)) {
      #expect(file != other)
      try keep(file)
      #expect(try verify(PNGDecoder.decodeBitmap(other), .never).isSuccess)
    }
  }

  @Test("an equal picture has no failure, whatever its pixels (C34)")
  func equal() throws {
    var picture = red
    for index in picture.pixels.indices { picture.pixels[index] = PremultipliedPixel(1, 0, 1, 3) }
    try keep(PNGEncoder.encode(picture))
    let verdict = verify(picture, .never)
    #expect(verdict.isSuccess && verdict.message == nil)
    #expect(FileStore.kind(of: folder.file("artifacts")) == .missing)
  }

  @Test("a failure says both paths, counts, the worst channel and the regions, and keeps files")
  func failure() throws {
    var picture = red
    for x in 2..<5 { picture[x, 7] = PremultipliedPixel(250, 0, 0, 255) }
    try keep(PNGEncoder.encode(red))
    let verdict = verify(picture, .missing)
    #expect(
      verdict.message == """
        The snapshot differs from its reference.
        reference: \(store.path("a.png"))
        new: \(folder.file("artifacts/a.png"))
        difference: \(folder.file("artifacts/a.diff.png"))
        side by side: \(folder.file("artifacts/a.triptych.png"))
        3 of 100 pixels differ (3 %); worst channel difference 5 (red 5, green 0, blue 0, alpha 0).
        Changed region: (2, 7, 3×1)
        """)
    #expect(try ImageFile.bitmap(at: folder.file("artifacts/a.png")) == picture)
    #expect(
      try ImageFile.bitmap(at: folder.file("artifacts/a.diff.png"))
        == ImageComparison(red, picture).picture())
    #expect(
      try ImageFile.bitmap(at: folder.file("artifacts/a.triptych.png"))
        == ImageComparison(red, picture).triptych())
  }

  @Test("sizes that differ are both in the message, and the picture holds both (C45)")
  func sizes() throws {
    for (a, b) in [((100, 100), (1, 10_000)), ((3, 7), (7, 3))] {
      try keep(PNGEncoder.encode(Bitmap(width: a.0, height: a.1, filledWith: red[0, 0])))
      let verdict = verify(Bitmap(width: b.0, height: b.1, filledWith: red[0, 0]), .never)
      let message = try #require(verdict.message)
      #expect(message.contains("The reference has \(a.0)×\(a.1) pixels, "))
      #expect(message.contains("the new picture \(b.0)×\(b.1)."))
      let picture = try ImageFile.bitmap(at: try #require(verdict.differencePath))
      #expect(picture.width == max(a.0, b.0) && picture.height == max(a.1, b.1))
    }
  }

  @Test("a picture without pixels fails and is never recorded (C42)")
  func zeroSize() throws {
    for (width, height) in [(0, 0), (10, 0)] {
      let empty = Bitmap(width: width, height: height)
      for mode in RecordMode.allCases {
        let words = "a picture of \(width)×\(height) pixels can't be written"
        #expect(verify(empty, mode, "none.png").outcome == .unusable(reason: words))
        #expect(kept("none.png") == nil)
        try keep(PNGEncoder.encode(red))
        #expect(!verify(empty, mode).isSuccess)
        #expect(kept() == red)
      }
    }
  }

  @Test("a reference that is no picture fails with what it is, and the next one is compared (C41)")
  func unreadable() throws {
    let png = try PNGEncoder.encode(red)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n"
    let files: [(bytes: [UInt8], words: String)] = [
      ([], "the file is empty"),
      (Array(pointer.utf8), "it is a Git LFS pointer; the picture itself was not fetched"),
      (Array("<<<<<<< HEAD\nx\n=======\n".utf8), "it is no PNG file"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0, 16], "it is no PNG file but JPEG"),
      (Array(png[..<(png.count / 2)]), "the file ends too early"),
    ]
    for (bytes, words) in files {
      try keep(bytes)
      let message = try #require(verify(red, .missing).message)
      #expect(message.contains(words) && message.contains(store.path("a.png")))
      #expect(try FileStore.read(store.path("a.png")) == bytes)
      _ = verify(blue, .missing, "next.png")
      #expect(verify(blue, .missing, "next.png").isSuccess)
    }
    #expect(verify(red, .failed).isRerecorded)
    #expect(verify(red, .never).isSuccess)
  }

  /// A file of one picture with a chunk behind its header, and without what says sRGB.
  private func tagged(_ bitmap: Bitmap, _ name: String, _ data: [UInt8]) throws -> [UInt8] {
    var file = try PNGEncoder.encode(bitmap)
    let mark = try #require(file.firstRange(of: Array("sRGB".utf8)))
    // A length before the name; a byte and a checksum behind it.
    file.removeSubrange(mark.lowerBound - 4..<mark.upperBound + 5)
    var checksum: UInt32 = 0xFFFF_FFFF
    for byte in Array(name.utf8) + data {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    func big(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    // The signature has 8 bytes, the header's chunk 25.
    file.insert(
      contentsOf: big(UInt32(data.count)) + Array(name.utf8) + data + big(~checksum), at: 33)
    return file
  }

  @Test("a reference tagged Display P3 is compared by its colors, an untagged one isn't (C38)")
  func displayP3() throws {
    func picture(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bitmap {
      Bitmap(width: 4, height: 4, filledWith: PremultipliedPixel(red, green, blue, 255))
    }
    // Display P3's primaries with sRGB's curve, as cICP says them.
    let file = try tagged(picture(234, 51, 35), "cICP", [12, 13, 0, 1])
    try keep(file)
    var rules = ComparisonRules.exact
    rules = rules.withThreshold(try #require(Ratio(decimal: "0.004")))
    let verifier = Verifier(store: store, mode: .never, diffing: .image(rules))
    #expect(verifier.verify(picture(255, 0, 0), file: "a.png").verdict.isSuccess)
    #expect(try FileStore.read(store.path("a.png")) == file)
    #expect(!verify(picture(234, 51, 35), .never).isSuccess)
    try keep(PNGEncoder.encode(picture(234, 51, 35)))
    #expect(verify(picture(255, 0, 0), .never).message?.contains("pixels differ") == true)
    _ = verify(red, .missing, "next.png")
    #expect(verify(red, .missing, "next.png").isSuccess)
  }

  @Test("a palette, gray levels and full color of one picture are equal (C53)", .needsSharedData)
  func colorTypes() throws {
    // A picture that another file stores as it is, and ours in the smallest form.
    for name in ["basn3p02", "basn0g04", "basn2c08", "basn4a08"] {
      let file = try SharedData.bytes("pngsuite/valid/\(name).png")
      let picture = try PNGDecoder.decodeBitmap(file)
      let ours = try PNGEncoder.encode(picture, fingerprint: "a text")
      #expect(ours != file)
      for bytes in [file, ours] {
        try keep(bytes)
        #expect(verify(picture, .never).isSuccess)
      }
    }
  }

  @Test("a reference that can't be written is a failure")
  func unwritable() throws {
    try FileStore.write([1], to: folder.file("refs"))
    guard case .unwritable = verify(red, .missing).outcome else {
      Issue.record("\(verify(red, .missing))")
      return
    }
    let nested = ReferenceStore(folder: folder.file("other"))
    try FileStore.createFolder(nested.path("a.png"))
    for mode in RecordMode.allCases {
      let verifier = Verifier(store: nested, mode: mode, diffing: .image)
      #expect(verifier.verify(red, file: "a.png").verdict.message?.contains("folder") == true)
    }
  }
}
