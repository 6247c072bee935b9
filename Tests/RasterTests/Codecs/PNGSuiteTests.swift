import Raster
import TestSupport
import Testing

/// The right pixels of the readable files of PngSuite.
struct PNGSuiteManifest: Decodable {
  struct File: Decodable, CustomTestStringConvertible {
    var file: String
    var width: Int
    var height: Int
    var colorType: String
    var bitDepth: Int
    var interlaced: Bool
    var chunks: [String]
    var rgba8Sha256: String
    var premultipliedRgba8Sha256: String

    var testDescription: String { file }
  }

  var files: [File]
  var identicalPixelGroups: [[String]]

  static func load() throws -> PNGSuiteManifest {
    try SharedData.json("pngsuite/manifest.json")
  }
}

/// The faulty files and what must happen.
struct FaultyManifest: Decodable {
  struct Pixels: Decodable {
    var width: Int
    var height: Int
    var rgba8Sha256: String
  }

  struct File: Decodable {
    var file: String
    var outcome: String
    var errorKind: String?
    var ifDecoded: Pixels?
  }

  var files: [File]
}

@Suite(.needsSharedData)
struct PNGSuiteTests {
  private func decode(_ file: String) throws -> StraightImage {
    try PNGDecoder.decode(SharedData.bytes("pngsuite/valid/" + file), color: .stored)
  }

  @Test("every valid file decodes to the right pixels")
  func validFiles() throws {
    let files = try PNGSuiteManifest.load().files
    #expect(files.count > 0)
    for expected in files {
      let image = try decode(expected.file)
      #expect(image.size == PixelSize(width: expected.width, height: expected.height))
      #expect(
        SHA256.hexDigest(of: image.samples) == expected.rgba8Sha256, "\(expected.file)")
      let premultiplied = Bitmap(image).pixels.flatMap { (0..<4).map { [p = $0] in p.rgba[$0] } }
      #expect(
        SHA256.hexDigest(of: premultiplied) == expected.premultipliedRgba8Sha256,
        "\(expected.file)")
    }
  }

  @Test("what is written decodes to the same pixels")
  func roundTrip() throws {
    for expected in try PNGSuiteManifest.load().files {
      let image = try decode(expected.file)
      let again = try PNGDecoder.decode(PNGEncoder.encode(image))
      #expect(again == image, "\(expected.file)")
    }
  }

  @Test("files with equal pixels stored in other ways decode alike")
  func identicalGroups() throws {
    for group in try PNGSuiteManifest.load().identicalPixelGroups {
      let images = try group.map { try decode($0) }
      for (file, image) in zip(group, images) { #expect(image == images[0], "\(file)") }
    }
  }

  @Test("a faulty file gives its typed error or its defined pixels, twice the same")
  func faultyFiles() throws {
    let manifest = try SharedData.json("pngsuite/faulty.json", as: FaultyManifest.self)
    for expected in manifest.files {
      let bytes = try SharedData.bytes("pngsuite/" + expected.file)
      let first = outcome(of: bytes)
      #expect(first == outcome(of: bytes), "\(expected.file)")
      switch first {
      case .success(let image):
        #expect(expected.outcome != "error", "\(expected.file)")
        #expect(SHA256.hexDigest(of: image.samples) == expected.ifDecoded?.rgba8Sha256)
      case .failure(let error):
        #expect(expected.outcome != "decode", "\(expected.file): \(error)")
        if let kind = expected.errorKind { checkKind(kind, error, expected.file) }
      }
    }
  }

  private func outcome(of bytes: [UInt8]) -> Result<StraightImage, CodecError> {
    Result { () throws(CodecError) in try PNGDecoder.decode(bytes, color: .stored) }
  }

  private func checkKind(_ kind: String, _ error: CodecError, _ file: String) {
    guard case .format(let fault) = error else {
      Issue.record("\(file): \(error) is no fault of the format")
      return
    }
    let fits =
      switch fault {
      case .signature, .otherFormat: kind == "signature"
      case .appleCgBI: kind == "cgbi"
      case .crcMismatch: kind == "chunkCRC"
      case .truncated, .imageDataTruncated: kind == "truncated"
      case .missingChunk(let name): kind == "missing" + name
      case .header(let field, _, _):
        ["ihdrColorType": "color type", "ihdrBitDepth": "bit depth", "ihdrSize": "width"][kind]
          == field
      default: false
      }
    #expect(fits, "\(file): \(kind) expected, \(error) found")
  }
}
