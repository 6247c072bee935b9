/// sRGB's transfer function (IEC 61966-2-1), and its inverse onto bytes.
enum SRGBTransfer {
  /// Returns the linear value of an encoded one, both 0...1.
  static func linear(_ encoded: Double) -> Double {
    if encoded <= 0.04045 { return encoded / 12.92 }
    return PortableMath.pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// Where rounding moves on to the next byte: the linear values of 0.5/255, 1.5/255 and so on.
  private static let thresholds: [Double] = (0..<255).map { linear((Double($0) + 0.5) / 255) }

  private static let guessCount = 4096

  /// The byte of each 4096th of the linear range: a guess that is never too high.
  private static let guesses: [UInt8] = (0...guessCount).map { step in
    let value = Double(step) / Double(guessCount)
    return UInt8(thresholds.prefix { $0 <= value }.count)
  }

  /// Returns the encoded byte nearest to a linear value; values outside 0...1 are clamped.
  static func byte(linear value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 255 }
    var byte = Int(guesses[Int(value * Double(guessCount))])
    while byte < 255 && thresholds[byte] <= value { byte += 1 }
    return UInt8(byte)
  }
}
