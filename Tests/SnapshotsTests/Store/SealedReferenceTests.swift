import Foundation
import Raster
import Testing

@testable import Snapshots

/// References that say which pixels they hold; a class counts how often one is decoded.
@Suite("Sealed references")
struct SealedReferenceTests {
  private let folder: TemporaryFolder
  private let store: ReferenceStore
  private let red = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel(255, 0, 0, 255))
  private let blue = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel(0, 0, 255, 255))

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.file("refs"), artifactsFolder: folder.file("artifacts"))
  }

  private final class Count { var decoded = 0 }

  /// Compares a picture with the reference, and counts the decoding.
  private func verify(
    _ bitmap: Bitmap, _ mode: RecordMode = .never, rules: ComparisonRules = .exact
  ) -> (isSuccess: Bool, decoded: Int) {
    let count = Count()
    let original = Diffing<Bitmap>.image(rules)
    var diffing = original
    diffing.fromData = { data in
      count.decoded += 1
      return try original.fromData(data)
    }
    diffing.own = original.own
    let verdict = Verifier(store: store, mode: mode, diffing: diffing)
      .verify(bitmap, file: "a.png").verdict
    return (verdict.isSuccess, count.decoded)
  }

  private func reference() throws -> [UInt8] { try FileStore.read(store.path("a.png")) }

  private func edit(_ change: (inout [UInt8]) -> Void) throws {
    var bytes = try reference()
    change(&bytes)
    try store.write(bytes, "a.png")
  }

  @Test("a reference that verify wrote isn't decoded where the pixels are the same")
  func unchanged() throws {
    #expect(!verify(red, .missing).isSuccess)
    #expect(verify(red) == (true, 0))
    #expect(verify(red, rules: .pixelmatch()) == (true, 0))
    let before = try folder.identity("refs/a.png")
    #expect(!verify(red, .all).isSuccess)
    #expect(try folder.identity("refs/a.png") == before)
  }

  @Test("other pixels are decoded and differ, also where another file has the right seal")
  func changed() throws {
    _ = verify(red, .missing)
    #expect(verify(blue) == (false, 1))
    // The red reference's seal behind the blue picture's data.
    let sealed = try reference()
    let plain = try PNGEncoder.encode(red)
    let seal = sealed.suffix(sealed.count - plain.count + 12)
    let blueFile = try PNGEncoder.encode(blue)
    try store.write(Array(blueFile.dropLast(12)) + seal, "a.png")
    #expect(verify(red) == (false, 1))
    #expect(verify(blue) == (true, 1))
  }

  @Test("without a seal, and with another version's, the reference is decoded")
  func fallBack() throws {
    try store.write(PNGEncoder.encode(red), "a.png")
    #expect(verify(red) == (true, 1))
    let seal = FileSeal(content: XXHash64.hash(red), version: "0.0.1")
    try store.write(seal.sealed(PNGEncoder.encode(red)), "a.png")
    #expect(verify(red) == (true, 1))
    // A file of another version that lies about its pixels.
    try store.write(seal.sealed(PNGEncoder.encode(blue)), "a.png")
    #expect(verify(red) == (false, 1))
  }

  @Test("an edited reference is never taken for equal unread, whichever byte was changed")
  func edited() throws {
    _ = verify(red, .missing)
    let original = try reference()
    for index in original.indices {
      try edit { $0[index] ^= 0x01 }
      #expect(verify(red).decoded == 1, "byte \(index)")
      try store.write(original, "a.png")
    }
    try edit { $0.removeLast(20) }
    #expect(verify(red) == (false, 1))
  }

  @Test("an animation that verify wrote isn't decoded where frames and times are the same")
  func frames() throws {
    let delay = try FrameDelay(1, over: 10)
    func sequence(_ pictures: Bitmap...) -> FrameSequence {
      FrameSequence(frames: pictures.map { .init(image: StraightImage($0), delay: delay) })
    }
    let diffing = Diffing<FrameSequence>.frames
    let bytes = [UInt8](try diffing.toData(sequence(red, blue)))
    #expect(diffing.own.isSealed?(sequence(red, blue), bytes) == true)
    #expect(diffing.own.isSealed?(sequence(blue, red), bytes) == false)
    #expect(diffing.own.isSealed?(sequence(red), bytes) == false)
    #expect(try diffing.fromData(Data(bytes)) == sequence(red, blue))
  }

  @Test("a diffing that somebody changed knows nothing of seals")
  func custom() throws {
    var diffing = Diffing<Bitmap>.image
    #expect(diffing.own.isSealed != nil)
    diffing.diff = { _, _ in ("never equal", []) }
    #expect(diffing.own.isSealed == nil)
    _ = verify(red, .missing)
    let verdict = Verifier(store: store, mode: .never, diffing: diffing)
      .verify(red, file: "a.png").verdict
    #expect(!verdict.isSuccess)
  }
}
