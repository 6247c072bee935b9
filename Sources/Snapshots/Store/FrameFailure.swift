internal import Raster

/// A frame of an animation that differs from its reference.
struct FrameFailure {
  /// Its place, counted from 0.
  let index: Int
  /// What differs, in words.
  let message: String
  /// The reference's frame.
  let expected: StraightImage
  /// The new frame.
  let actual: StraightImage
  /// When two frames count as the same.
  let rules: ComparisonRules

  /// The three pictures as files, by what follows the frame's name.
  var files: [(suffix: String, bytes: [UInt8])] {
    let picture = ImageComparison(expected, actual, rules: rules).picture()
    let files = [
      (".expected.png", try? PNGEncoder.encode(expected)), (".png", try? PNGEncoder.encode(actual)),
      (".diff.png", try? PNGEncoder.encode(picture)),
    ]
    return files.compactMap { suffix, bytes in bytes.map { (suffix, $0) } }
  }
}
