internal import Raster

/// A frame of an animation that differs from its reference.
struct FrameFailure {
  /// Its place, counted from 0.
  let index: Int
  /// What differs, in words.
  let message: String
  /// The reference's frames.
  let expected: FrameSequence
  /// The new frames.
  let actual: FrameSequence
  /// When two frames count as the same.
  let rules: ComparisonRules

  /// The three pictures as files, by what follows the frame's name; made when they are asked for.
  var files: [(suffix: String, bytes: [UInt8])] {
    let (old, new) = (expected[index].image, actual[index].image)
    let picture = ImageComparison(old, new, rules: rules).picture()
    let files = [
      (".expected.png", try? PNGEncoder.encode(old)), (".png", try? PNGEncoder.encode(new)),
      (".diff.png", try? PNGEncoder.encode(picture)),
    ]
    return files.compactMap { suffix, bytes in bytes.map { (suffix, $0) } }
  }
}
