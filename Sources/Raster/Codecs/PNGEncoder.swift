internal import CPNG

/// Writes PNG files: an sRGB chunk, the smallest color type that holds the pixels exactly, and
/// nothing that changes from one run to the next.
public enum PNGEncoder {
  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; its samples are made straight.
  ///   - fingerprint: A text stored beside the pixels, under the keyword `sheetshot`.
  /// - Returns: The file's bytes, the same for equal pixels and text.
  /// - Throws: `CodecError` if the picture has no pixels.
  public static func encode(
    _ bitmap: Bitmap, fingerprint: String? = nil
  ) throws(CodecError) -> [UInt8] {
    try encode(StraightImage(bitmap), fingerprint: fingerprint)
  }

  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - image: The picture; color under alpha 0 is kept.
  ///   - fingerprint: A text stored beside the pixels, under the keyword `sheetshot`.
  /// - Returns: The file's bytes, the same for equal pixels and text.
  /// - Throws: `CodecError` if the picture has no pixels.
  public static func encode(
    _ image: StraightImage, fingerprint: String? = nil
  ) throws(CodecError) -> [UInt8] {
    var chunks: [PNGWriter.Chunk] = []
    if let fingerprint { chunks.append(try PNGText.chunk(fingerprint)) }
    var survey = ColorSurvey()
    survey.add(image.samples)
    return try PNGWriter.write(
      image, layout: survey.layout(width: image.width, height: image.height), chunks: chunks)
  }
}
