internal import CPNG

/// Whether a file's color space is brought to sRGB.
public enum ColorHandling: Equatable, Sendable {
  /// Samples are converted to sRGB.
  case convert
  /// Samples are given as they are stored.
  case stored
}

/// Reads PNG files: every color type, depth and interlacing, to 8 bits a sample.
///
/// Samples of 16 bits are rounded to the nearest of 8. An index beyond the palette is opaque black,
/// as libpng has it. A checksum that does not fit is an error in every chunk that pixels depend on;
/// other damaged chunks are ignored.
public enum PNGDecoder {
  /// Decodes the picture in a PNG file; for an animation, its default image.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - limits: How much the file may ask for.
  ///   - color: Whether samples are converted to sRGB.
  /// - Returns: The picture, straight.
  /// - Throws: `CodecError` if the bytes are no PNG file, are damaged, or pass a limit.
  public static func decode(
    _ bytes: [UInt8], limits: DecodingLimits = .default, color: ColorHandling = .convert
  ) throws(CodecError) -> StraightImage {
    try PNGFile(bytes, limits: limits).decodedImage(color: color)
  }

  /// Returns the picture in a PNG file, premultiplied and in sRGB.
  public static func decodeBitmap(
    _ bytes: [UInt8], limits: DecodingLimits = .default
  ) throws(CodecError) -> Bitmap {
    Bitmap(try decode(bytes, limits: limits))
  }
}
