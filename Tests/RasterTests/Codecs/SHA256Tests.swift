import CPNG
import Raster
import TestSupport
import Testing

struct SHA256Tests {
  @Test("the published examples have their digests")
  func publishedExamples() {
    // FIPS 180-4 examples, and the empty message.
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let twoBlocks = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    let message = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(SHA256.hexDigest(of: Array("abc".utf8)) == abc)
    #expect(SHA256.hexDigest(of: []) == empty)
    #expect(SHA256.hexDigest(of: Array(message.utf8)) == twoBlocks)
    let million = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(SHA256.hexDigest(of: Array(repeating: 0x61, count: 1_000_000)) == million)
  }

  @Test("bytes added in pieces give the digest of the whole")
  func pieces() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    for step in [1, 3, 63, 64, 65, 500] {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: step) {
        Array(bytes[start..<min(start + step, bytes.count)]).withUnsafeBytes { hash.update($0) }
      }
      #expect(hash.hexDigest() == SHA256.hexDigest(of: bytes), "step \(step)")
    }
  }

  @Test("the processor's own instructions agree with plain arithmetic")
  func plainTwin() {
    var random = SeededGenerator(seed: 256)
    for blocks in 0..<40 {
      let bytes = (0..<blocks * 64).map { _ in UInt8.random(in: 0...255, using: &random) }
      var fast = (0..<8).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
      var plain = fast
      sheet_sha256_blocks(&fast, bytes, blocks)
      sheet_sha256_plain(&plain, bytes, blocks)
      #expect(fast == plain)
    }
  }
}
