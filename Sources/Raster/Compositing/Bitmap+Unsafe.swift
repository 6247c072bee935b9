extension Bitmap {
  /// Calls a function with the first pixel and the number of pixels a row; not at all when empty.
  @inline(always)
  mutating func withRows(_ body: (UnsafeMutablePointer<SIMD4<UInt8>>, Int) -> Void) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress, !pixels.isEmpty else { return }
      // A pixel is exactly its four bytes, so the layouts are the same.
      base.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: pixels.count) { body($0, width) }
    }
  }

  /// Calls a function with the first pixel and the number of pixels a row; not at all when empty.
  @inline(always)
  func withReadOnlyRows(_ body: (UnsafePointer<SIMD4<UInt8>>, Int) -> Void) {
    let width = width
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress, !pixels.isEmpty else { return }
      base.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: pixels.count) { body($0, width) }
    }
  }
}
