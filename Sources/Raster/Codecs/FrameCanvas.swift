/// The canvas on which an animation's frames are drawn one after the other.
struct FrameCanvas {
  private(set) var image: StraightImage
  private var last: APNGFrameInfo?
  /// What was in the last frame's place before it, where it is to come back.
  private var saved: StraightImage?

  init(width: Int, height: Int) {
    image = StraightImage(width: width, height: height)
  }

  /// Puts the last frame away and draws the next.
  mutating func draw(_ frame: StraightImage, as info: APNGFrameInfo) {
    dispose()
    saved = info.disposal == .previous ? image.cropped(to: info.region) : nil
    switch info.blend {
    case .source: image.replace(info.region, with: frame)
    case .over: blendOver(frame, in: info.region)
    }
    last = info
  }

  private mutating func dispose() {
    guard let last else { return }
    let region = last.region
    switch last.disposal {
    case .none: break
    case .background:
      image.replace(region, with: StraightImage(width: region.width, height: region.height))
    case .previous:
      // The canvas begins clear, so that taking back the first frame clears it, as it should.
      if let saved { image.replace(region, with: saved) }
    }
  }

  private mutating func blendOver(_ frame: StraightImage, in region: PixelRect) {
    for y in 0..<region.height {
      for x in 0..<region.width {
        let source = frame[x, y]
        if source.w == 0 { continue }
        let backdrop = image[region.minX + x, region.minY + y]
        image[region.minX + x, region.minY + y] = Self.over(source, backdrop)
      }
    }
  }

  /// Returns a straight pixel drawn over another (Porter & Duff 1984), rounded half up.
  static func over(_ source: SIMD4<UInt8>, _ backdrop: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = UInt32(source.w)
    if alpha == 255 || backdrop.w == 0 { return source }
    // Weights in units of 1/255²: at most 65 025, so the sums below stay under 2²⁶.
    let sourceWeight = alpha * 255
    let backdropWeight = UInt32(backdrop.w) * (255 - alpha)
    let total = sourceWeight + backdropWeight
    var result = SIMD4<UInt8>()
    for lane in 0..<3 {
      let sum = UInt32(source[lane]) * sourceWeight + UInt32(backdrop[lane]) * backdropWeight
      result[lane] = UInt8(truncatingIfNeeded: (2 * sum + total) / (2 * total))
    }
    result.w = UInt8(truncatingIfNeeded: (2 * total + 255) / 510)
    return result
  }
}
