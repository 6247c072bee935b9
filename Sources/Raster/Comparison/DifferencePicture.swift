/// Draws where two images differ.
struct DifferencePicture {
  private let first: PixelSource
  private let second: PixelSource
  private let mask: DifferenceMask

  private static let different = PremultipliedPixel(255, 0, 0, 255)
  private static let single = PremultipliedPixel(255, 149, 0, 255)
  private static let antialiased = PremultipliedPixel(255, 214, 10, 255)
  private static let tolerated = PremultipliedPixel(255, 200, 200, 255)
  private static let hatch = PremultipliedPixel(88, 86, 214, 255)

  /// How many pixels the lines over masks are apart.
  private static let hatchStep = 8

  init(_ first: PixelSource, _ second: PixelSource, _ mask: DifferenceMask) {
    self.first = first
    self.second = second
    self.mask = mask
  }

  func drawn() -> Bitmap {
    var bitmap = Bitmap(width: mask.width, height: mask.height)
    PixelView.with(first, second) { first, second in
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          bitmap[x, y] =
            Self.mark(mask.marks[y * mask.width + x], x, y)
            ?? Self.background(x, y, first, second)
        }
      }
    }
    return bitmap
  }

  private static func mark(_ mark: UInt8, _ x: Int, _ y: Int) -> PremultipliedPixel? {
    switch mark {
    case DifferenceMask.Mark.different: different
    case DifferenceMask.Mark.single: single
    case DifferenceMask.Mark.antialiased: antialiased
    case DifferenceMask.Mark.tolerated: tolerated
    case DifferenceMask.Mark.masked where (x + y) % hatchStep < 2: hatch
    default: nil
    }
  }

  private static func background(
    _ x: Int, _ y: Int, _ first: PixelView, _ second: PixelView
  ) -> PremultipliedPixel {
    if x < first.width && y < first.height { return faint(first[x, y]) }
    // Only masked pixels come here from the second image alone.
    let isInSecond = x < second.width && y < second.height
    return isInSecond ? faint(second[x, y]) : .clear
  }

  /// Returns a fifth of a pixel's darkness in gray, so that marks stand out and shapes stay legible.
  private static func faint(_ pixel: SIMD4<UInt8>) -> PremultipliedPixel {
    // BT.601's luma in 256ths; the weights add up to 256, so white gives 255.
    let luma = (77 * Int(pixel.x) + 150 * Int(pixel.y) + 29 * Int(pixel.z)) >> 8
    let darkness = (255 - luma) * Int(pixel.w) / 255
    let gray = UInt8(255 - darkness / 5)
    return PremultipliedPixel(gray, gray, gray, 255)
  }
}
