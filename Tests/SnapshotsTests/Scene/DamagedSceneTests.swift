import TestSupport
import Testing

@testable import Snapshots

@Suite("Damaged scenes")
struct DamagedSceneTests {
  @Test("a damaged scene file is read or refused, never a trap", arguments: [1, 2, 3])
  func damage(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let path = FixtureScenesTests.folder + "/dynamic-expanded.json"
    let whole = try FileStore.read(path)
    let letters = Array("{}[]\",:-+.0123456789eE\\u/*tfnNI \n\r\t".utf8) + [0, 0x7F, 0xC3, 0xFF]
    var refused = 0
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(letters.randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] = letters.randomElement(using: &random) ?? 0
        }
      }
      do throws(SceneError) {
        _ = try SceneReader.read(bytes)
      } catch {
        refused += 1
        #expect(!error.message.isEmpty)
        #expect(error.position != nil)
      }
    }
    #expect(refused > 200)
  }
}
