extension StraightImage {
  /// Returns a part of the image; the region lies inside it.
  public func cropped(to region: PixelRect) -> StraightImage {
    var part: [UInt8] = []
    part.reserveCapacity(region.width * region.height * 4)
    for y in region.minY..<region.maxY {
      let start = (y * width + region.minX) * 4
      part += samples[start..<start + region.width * 4]
    }
    return StraightImage(width: region.width, height: region.height, samples: part)
  }

  /// Replaces a part of the image, alpha included; the region lies inside it.
  public mutating func replace(_ region: PixelRect, with part: StraightImage) {
    precondition(
      part.width == region.width && part.height == region.height, "A part fills its region.")
    let rowBytes = region.width * 4
    part.samples.withUnsafeBytes { source in
      samples.withUnsafeMutableBytes { target in
        for row in 0..<region.height {
          let to = ((region.minY + row) * width + region.minX) * 4
          let from = row * rowBytes
          UnsafeMutableRawBufferPointer(rebasing: target[to..<to + rowBytes])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[from..<from + rowBytes]))
        }
      }
    }
  }
}
