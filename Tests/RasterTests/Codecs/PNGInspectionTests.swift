import Raster
import TestSupport
import Testing

@Suite(.needsSharedData)
struct PNGInspectionTests {
  @Test("every valid file is described as listed")
  func validFiles() throws {
    for expected in try PNGSuiteManifest.load().files {
      let inspection = try PNGInspection(SharedData.bytes("pngsuite/valid/" + expected.file))
      #expect(inspection.width == expected.width && inspection.height == expected.height)
      #expect(inspection.colorType.name == expected.colorType, "\(expected.file)")
      #expect(inspection.bitDepth == expected.bitDepth)
      #expect(inspection.isInterlaced == expected.interlaced)
      #expect(inspection.chunks == expected.chunks, "\(expected.file)")
      #expect(inspection.pixelHash == expected.rgba8Sha256)
      #expect(inspection.frames.isEmpty && inspection.loops == nil)
      #expect(inspection.fingerprint == nil)
    }
  }

  @Test("an animation's frames are described with the hash of the whole canvas")
  func animations() throws {
    let manifest = try SharedData.json("apng/expected.json", as: APNGManifest.self)
    for expected in manifest.files where expected.outcome == "animation" {
      let inspection = try PNGInspection(SharedData.bytes("apng/" + expected.file))
      #expect(inspection.loops == expected.numPlays)
      for (frame, want) in zip(inspection.frames, expected.frames ?? []) {
        guard want.composed.exact ?? true else { continue }
        #expect(frame.pixelHash == want.composed.rgba8Sha256, "\(expected.file)")
      }
    }
  }
}
