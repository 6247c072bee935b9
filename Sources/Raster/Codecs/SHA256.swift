/// The SHA-256 digest of some bytes (FIPS 180-4).
public struct SHA256: Sendable {
  private var state: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0
  private var schedule: [UInt32] = Array(repeating: 0, count: 64)

  private static let blockSize = 64

  /// Creates a digest of no bytes.
  public init() {}

  /// Returns the digest of some bytes in lower-case hexadecimal.
  public static func hexDigest(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update($0) }
    return hash.hexDigest()
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount &+= UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let taken = rest.prefix(Self.blockSize - pending.count)
      pending += taken
      rest = rest.dropFirst(taken.count)
      guard pending.count == Self.blockSize else { return }
      let block = pending
      pending = []
      block.withUnsafeBytes { compress($0, at: 0) }
    }
    let whole = rest.count / Self.blockSize * Self.blockSize
    let start = rest.startIndex
    for offset in stride(from: start, to: start + whole, by: Self.blockSize) {
      compress(bytes, at: offset)
    }
    pending += rest.dropFirst(whole)
  }

  /// Returns the digest of all bytes added, in lower-case hexadecimal.
  public func hexDigest() -> String {
    var copy = self
    return copy.finished().map { byte in
      let digits = Array("0123456789abcdef")
      return "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }

  private mutating func finished() -> [UInt8] {
    // A one bit, zeros, and the length in bits fill the last block (5.1.1).
    var padding: [UInt8] = [0x80]
    let used = (pending.count + 1 + 8) % Self.blockSize
    if used != 0 { padding += Array(repeating: 0, count: Self.blockSize - used) }
    let bits = byteCount &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    padding.withUnsafeBytes { update($0) }
    var digest: [UInt8] = []
    for lane in 0..<8 {
      for shift in stride(from: 24, through: 0, by: -8) {
        digest.append(UInt8(truncatingIfNeeded: state[lane] >> UInt32(shift)))
      }
    }
    return digest
  }

  private mutating func compress(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    schedule.withUnsafeMutableBufferPointer { words in
      for i in 0..<16 {
        let word = bytes.loadUnaligned(fromByteOffset: offset + 4 * i, as: UInt32.self)
        words[i] = UInt32(bigEndian: word)
      }
      for i in 16..<64 {
        let a = words[i - 15]
        let b = words[i - 2]
        let s0 = Self.rotate(a, 7) ^ Self.rotate(a, 18) ^ (a >> 3)
        let s1 = Self.rotate(b, 17) ^ Self.rotate(b, 19) ^ (b >> 10)
        words[i] = words[i - 16] &+ s0 &+ words[i - 7] &+ s1
      }
      state = Self.rounds(state, words)
    }
  }

  /// The 64 rounds of one block (6.2.2).
  @inline(__always)
  private static func rounds(
    _ start: SIMD8<UInt32>, _ words: UnsafeMutableBufferPointer<UInt32>
  ) -> SIMD8<UInt32> {
    var (a, b, c, d) = (start[0], start[1], start[2], start[3])
    var (e, f, g, h) = (start[4], start[5], start[6], start[7])
    constants.withUnsafeBufferPointer { constants in
      for i in 0..<64 {
        let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let choice = (e & f) ^ (~e & g)
        let t1 = h &+ s1 &+ choice &+ constants[i] &+ words[i]
        let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e) = (g, f, e, d &+ t1)
        (d, c, b, a) = (c, b, a, t1 &+ s0 &+ majority)
      }
    }
    return start &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value >> count | value << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (4.2.2).
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
