/// A straight pixel as one number: red in the lowest byte, alpha in the highest.
struct PackedPixel: Hashable {
  var littleEndian: UInt32

  var red: UInt8 { UInt8(truncatingIfNeeded: littleEndian) }
  var green: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 16) }
  var alpha: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 24) }
}
