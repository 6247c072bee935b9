/// How a file stores its pixels.
struct PixelLayout: Equatable {
  var colorType: PNGColorType
  var bitDepth: Int
  /// The colors of a palette, those that are not opaque first; empty for other color types.
  var palette: [PackedPixel] = []

  init(colorType: PNGColorType, bitDepth: Int) {
    self.colorType = colorType
    self.bitDepth = bitDepth
  }

  /// Creates a palette layout of the least depth; keeps the order within opaque and translucent.
  init(palette colors: [PackedPixel]) {
    colorType = .palette
    palette = colors.filter { $0.alpha != 255 } + colors.filter { $0.alpha == 255 }
    switch colors.count {
    case ...2: bitDepth = 1
    case ...4: bitDepth = 2
    case ...16: bitDepth = 4
    default: bitDepth = 8
    }
  }

  var translucentCount: Int { palette.prefix { $0.alpha != 255 }.count }

  func rowByteCount(width: Int) -> Int {
    (width * bitDepth * colorType.samplesPerPixel + 7) / 8
  }

  /// The bytes of rows and palette before compression.
  func byteCount(width: Int, height: Int) -> Int {
    var count = rowByteCount(width: width) * height
    let chunkOverhead = 12  // Length, name and checksum.
    if colorType == .palette { count += chunkOverhead + 3 * palette.count }
    if translucentCount > 0 { count += chunkOverhead + translucentCount }
    return count
  }
}
