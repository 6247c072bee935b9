/// What the pixels of one or more pictures have in common: enough to choose how to store them.
///
/// A pixel equal to the one before it costs one comparison, so that flat pictures are quick.
struct ColorSurvey {
  private(set) var isOpaque = true
  private(set) var isGray = true
  /// The least bits that hold every gray value exactly; meaningful while `isGray`.
  private(set) var grayDepth = 1
  private(set) var palette = PaletteTable()

  /// Adds the pixels of straight RGBA samples.
  mutating func add(_ samples: [UInt8]) {
    samples.withUnsafeBytes { bytes in
      var last: UInt32?
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if pixel == last { continue }
        last = pixel
        add(PackedPixel(littleEndian: UInt32(littleEndian: pixel)))
      }
    }
  }

  @inline(always)
  private mutating func add(_ pixel: PackedPixel) {
    if pixel.alpha != 255 { isOpaque = false }
    if isGray {
      if pixel.red == pixel.green && pixel.green == pixel.blue {
        grayDepth = max(grayDepth, Self.depth(ofGray: pixel.red))
      } else {
        isGray = false
      }
    }
    palette.insert(pixel)
  }

  /// The least depth whose values, spread over 0...255, include a gray value.
  private static func depth(ofGray value: UInt8) -> Int {
    if value % 255 == 0 { return 1 }
    if value % 85 == 0 { return 2 }
    if value % 17 == 0 { return 4 }
    return 8
  }

  /// The storage that needs the fewest bytes for a picture of some size, before compression.
  func layout(width: Int, height: Int) -> PixelLayout {
    var candidates: [PixelLayout] = []
    if isGray && isOpaque {
      candidates.append(PixelLayout(colorType: .gray, bitDepth: grayDepth))
    }
    if let colors = palette.colors { candidates.append(PixelLayout(palette: colors)) }
    if isGray { candidates.append(PixelLayout(colorType: .grayAlpha, bitDepth: 8)) }
    if isOpaque { candidates.append(PixelLayout(colorType: .rgb, bitDepth: 8)) }
    candidates.append(PixelLayout(colorType: .rgba, bitDepth: 8))
    // Of equals the first is taken, which is the simpler to read.
    var best = candidates[0]
    for candidate in candidates.dropFirst()
    where candidate.byteCount(width: width, height: height)
      < best.byteCount(width: width, height: height)
    {
      best = candidate
    }
    return best
  }
}
