/// What an animation does with a frame's place before the next one is drawn.
public enum FrameDisposal: UInt8, Equatable, Sendable {
  /// It stays.
  case none = 0
  /// It becomes transparent.
  case background = 1
  /// It becomes what it was before.
  case previous = 2
}

/// How a frame's pixels meet those below.
public enum FrameBlend: UInt8, Equatable, Sendable {
  /// They replace them, alpha included.
  case source = 0
  /// They are drawn over them.
  case over = 1
}

/// A frame as an animation's control chunk describes it.
public struct APNGFrameInfo: Equatable, Sendable {
  /// The part of the canvas that it covers.
  public var region: PixelRect
  /// How long it shows.
  public var delay: FrameDelay
  /// What becomes of its place afterwards.
  public var disposal: FrameDisposal
  /// How it meets what is below.
  public var blend: FrameBlend

  /// The bytes of a frame control chunk with its sequence number.
  static let byteCount = 26

  /// Reads a frame control chunk's data, without its sequence number's meaning.
  init(_ data: ArraySlice<UInt8>) throws(CodecError) {
    guard data.count == Self.byteCount else {
      throw .format(
        .animation(
          .control(field: "fcTL length", found: data.count, allowed: "\(Self.byteCount)")))
    }
    let bytes = Array(data)
    region = PixelRect(
      x: Int(bigEndian32(bytes, at: 12)), y: Int(bigEndian32(bytes, at: 16)),
      width: Int(bigEndian32(bytes, at: 4)), height: Int(bigEndian32(bytes, at: 8)))
    delay = FrameDelay(
      storedNumerator: UInt16(bytes[20]) << 8 | UInt16(bytes[21]),
      denominator: UInt16(bytes[22]) << 8 | UInt16(bytes[23]))
    guard let disposal = FrameDisposal(rawValue: bytes[24]) else {
      throw .format(
        .animation(.control(field: "dispose_op", found: Int(bytes[24]), allowed: "0 to 2")))
    }
    guard let blend = FrameBlend(rawValue: bytes[25]) else {
      throw .format(
        .animation(.control(field: "blend_op", found: Int(bytes[25]), allowed: "0 or 1")))
    }
    self.disposal = disposal
    self.blend = blend
  }
}
