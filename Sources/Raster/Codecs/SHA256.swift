internal import CPNG

/// The SHA-256 digest of some bytes (FIPS 180-4).
public struct SHA256: Sendable {
  /// The first 32 bits of the fractional parts of the square roots of the first 8 primes (5.3.3).
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes that do not fill a block yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

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
      sheet_sha256_blocks(&state, pending, 1)
      pending = []
    }
    let whole = UnsafeRawBufferPointer(rebasing: rest)
    if let start = whole.baseAddress {
      sheet_sha256_blocks(
        &state, start.assumingMemoryBound(to: UInt8.self), whole.count / Self.blockSize)
    }
    pending += rest.suffix(rest.count % Self.blockSize)
  }

  /// Returns the digest of all bytes added, in lower-case hexadecimal.
  public func hexDigest() -> String {
    var copy = self
    let digits = Array("0123456789abcdef")
    return copy.finished().map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }

  private mutating func finished() -> [UInt8] {
    // A one bit, zeros, and the length in bits fill the last block (5.1.1).
    let bits = byteCount &* 8
    var padding: [UInt8] = [0x80]
    let used = (pending.count + 1 + 8) % Self.blockSize
    if used != 0 { padding += Array(repeating: 0, count: Self.blockSize - used) }
    padding += bigEndianBytes(UInt32(truncatingIfNeeded: bits >> 32))
    padding += bigEndianBytes(UInt32(truncatingIfNeeded: bits))
    padding.withUnsafeBytes { update($0) }
    return state.flatMap { bigEndianBytes($0) }
  }
}
