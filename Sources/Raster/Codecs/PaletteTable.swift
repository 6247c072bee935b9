/// The distinct pixels of a picture in the order of their appearance, as long as they fit a palette.
///
/// Open addressing in a table four times as large as the palette: a look-up meets few others.
struct PaletteTable {
  /// The most entries of a palette (PNG specification, 11.2.2).
  static let capacity = 256
  private static let slotBits = 10
  private static let slotMask = 1 << slotBits - 1

  /// Keys by slot; meaningful where the index is not negative.
  private var keys: [UInt32] = Array(repeating: 0, count: 1 << slotBits)
  private var indices: [Int16] = Array(repeating: -1, count: 1 << slotBits)
  private var entries: [PackedPixel] = []
  private var isFull = false

  init() {}

  init(_ colors: [PackedPixel]) {
    for color in colors { insert(color) }
  }

  /// The distinct pixels, or nothing if they are too many.
  var colors: [PackedPixel]? { isFull ? nil : entries }

  @inline(always)
  private func slot(of pixel: PackedPixel) -> Int {
    // Knuth's multiplicative hashing with 2³² divided by the golden ratio.
    let hash = pixel.littleEndian &* 2_654_435_769
    var slot = Int(hash >> UInt32(32 - Self.slotBits))
    while indices[slot] >= 0 && keys[slot] != pixel.littleEndian {
      slot = (slot + 1) & Self.slotMask
    }
    return slot
  }

  mutating func insert(_ pixel: PackedPixel) {
    if isFull { return }
    let slot = slot(of: pixel)
    if indices[slot] >= 0 { return }
    if entries.count == Self.capacity {
      isFull = true
      return
    }
    keys[slot] = pixel.littleEndian
    indices[slot] = Int16(entries.count)
    entries.append(pixel)
  }

  /// Returns a pixel's number; the pixel must have been inserted.
  func index(of pixel: PackedPixel) -> UInt8 {
    UInt8(truncatingIfNeeded: indices[slot(of: pixel)])
  }
}
