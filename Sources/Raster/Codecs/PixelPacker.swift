/// Brings straight RGBA samples into the form that a layout stores.
struct PixelPacker {
  let layout: PixelLayout
  private let table: PaletteTable

  init(_ layout: PixelLayout) {
    self.layout = layout
    table = PaletteTable(layout.palette)
  }

  /// Returns the rows of an image one after the other, each padded to whole bytes.
  func packed(_ image: StraightImage) -> [UInt8] {
    if layout.colorType == .rgba { return image.samples }
    let rowBytes = layout.rowByteCount(width: image.width)
    return [UInt8](unsafeUninitializedCapacity: rowBytes * image.height) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      image.samples.withUnsafeBytes { source in
        for y in 0..<image.height {
          let from = y * image.width * 4
          let to = y * rowBytes
          pack(
            UnsafeRawBufferPointer(rebasing: source[from..<from + image.width * 4]),
            into: UnsafeMutableRawBufferPointer(rebasing: target[to..<to + rowBytes]))
        }
      }
      count = rowBytes * image.height
    }
  }

  private func pack(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    switch layout.colorType {
    case .rgba: target.copyMemory(from: row)
    case .rgb: packRGB(row, into: target)
    case .grayAlpha: packGrayAlpha(row, into: target)
    case .gray:
      let shift = 8 - layout.bitDepth  // Gray values repeat their highest bits.
      packBits(row, into: target) { $0.red >> UInt8(shift) }
    case .palette: packBits(row, into: target) { table.index(of: $0) }
    }
  }

  private func packRGB(_ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    var to = 0
    for from in stride(from: 0, to: row.count, by: 4) {
      target[to] = row[from]
      target[to + 1] = row[from + 1]
      target[to + 2] = row[from + 2]
      to += 3
    }
  }

  private func packGrayAlpha(
    _ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer
  ) {
    var to = 0
    for from in stride(from: 0, to: row.count, by: 4) {
      target[to] = row[from]
      target[to + 1] = row[from + 3]
      to += 2
    }
  }

  /// Packs one number of `bitDepth` bits a pixel, the leftmost pixel in the highest bits.
  @inline(__always)
  private func packBits(
    _ row: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer,
    value: (PackedPixel) -> UInt8
  ) {
    let perByte = 8 / layout.bitDepth
    let width = row.count / 4
    var last = PackedPixel(littleEndian: 0)
    var lastValue = value(last)
    for start in stride(from: 0, to: width, by: perByte) {
      var byte: UInt8 = 0
      for x in start..<min(start + perByte, width) {
        let bits = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        let pixel = PackedPixel(littleEndian: UInt32(littleEndian: bits))
        if pixel != last {
          last = pixel
          lastValue = value(pixel)
        }
        byte |= lastValue << UInt8(8 - layout.bitDepth * (x - start + 1))
      }
      target[start / perByte] = byte
    }
  }
}
