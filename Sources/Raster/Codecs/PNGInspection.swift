/// What a PNG file holds, without any color conversion.
public struct PNGInspection: Equatable, Sendable {
  /// A frame of an animation.
  public struct Frame: Equatable, Sendable {
    /// The part of the canvas that its data cover.
    public var region: PixelRect
    /// How long it shows.
    public var delay: FrameDelay
    /// The hash of the whole canvas while it shows.
    public var pixelHash: String
  }

  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// What a stored sample means.
  public var colorType: PNGColorType
  /// The bits of a stored sample.
  public var bitDepth: Int
  /// Whether the rows come in seven passes.
  public var isInterlaced: Bool
  /// The names of the chunks in the file's order; repetitions in a row are named once.
  public var chunks: [String]
  /// The frames of an animation; none for a still picture.
  public var frames: [Frame]
  /// How often an animation plays, 0 for without end; nothing for a still picture.
  public var loops: Int?
  /// The SHA-256 of the default image: straight RGBA, 8 bits a sample, as stored.
  public var pixelHash: String
  /// The fingerprint stored beside the pixels.
  public var fingerprint: String?

  /// Reads a file, all its frames included.
  public init(_ bytes: [UInt8], limits: DecodingLimits = .default) throws(CodecError) {
    let file = try PNGFile(bytes, limits: limits)
    width = file.header.width
    height = file.header.height
    colorType = file.header.colorType
    bitDepth = file.header.bitDepth
    isInterlaced = file.header.isInterlaced
    chunks = []
    for chunk in file.chunks where chunk.name != chunks.last { chunks.append(chunk.name) }
    let image = try file.decodedImage(color: .stored)
    pixelHash = SHA256.hexDigest(of: image.samples)
    fingerprint =
      file.chunks.lazy.filter(\.isIntact)
      .compactMap { PNGText.text(inChunk: $0.name, data: bytes[$0.data]) }.first
    frames = []
    guard var animation = try APNGDecoder(bytes, limits: limits, color: .stored) else { return }
    loops = animation.plays
    for info in animation.frameInfos {
      guard let frame = try animation.nextFrame() else { break }
      frames.append(
        Frame(
          region: info.region, delay: info.delay,
          pixelHash: SHA256.hexDigest(of: frame.image.samples)))
    }
  }
}
