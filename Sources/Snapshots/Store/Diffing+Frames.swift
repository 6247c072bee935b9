internal import Foundation
internal import Raster

extension Diffing where Value == FrameSequence {
  /// Animations as animated PNG files, compared frame by frame, pictures and times.
  public static var frames: Diffing {
    Diffing(
      toData: { Data(try $0.encoded()) },
      fromData: { try FrameSequence([UInt8]($0)) },
      diff: { reference, sequence in
        let comparison = SequenceComparison(reference.frames, sequence.frames)
        guard !comparison.isIdentical else { return nil }
        let picture = FrameDifference.picture(reference, sequence).map {
          [Attachment(name: "diff.png", data: Data($0))]
        }
        return (FrameDifference.words(comparison), picture ?? [])
      })
  }
}

/// Tells and shows how two animations differ.
enum FrameDifference {
  /// The most frames that are told one by one.
  private static let mostFrames = 8

  /// Returns the numbers of frames where they differ, and what differs in each frame.
  static func words(_ comparison: SequenceComparison) -> String {
    var lines: [String] = []
    let (first, second) = (comparison.firstCount, comparison.secondCount)
    if first != second {
      lines.append("The reference has \(first) frames, the new animation \(second).")
    }
    var start = 0.0
    var rest = 0
    for pair in comparison.pairs {
      if !pair.isIdentical {
        if lines.count < mostFrames { lines.append(words(pair, start)) } else { rest += 1 }
      }
      start += pair.delays[1]?.seconds ?? 0
    }
    if rest > 0 { lines.append("… and \(rest) more frames") }
    return lines.joined(separator: "\n")
  }

  private static func words(_ pair: SequenceComparison.Pair, _ start: Double) -> String {
    var parts: [String] = []
    if let words = pair.difference.words(in: nil) {
      parts.append(words.split(separator: "\n").joined(separator: " "))
    }
    if !pair.hasSameDelay, let old = pair.delays[0], let new = pair.delays[1] {
      parts.append("It shows for \(new.words) instead of \(old.words).")
    }
    let name = "Frame \(pair.index + 1) at \(FrameTimes.words(start))"
    return "\(name): \(parts.joined(separator: " "))"
  }

  /// Returns an animation of the differences of the frames that both have; nil where it can't be.
  static func picture(_ reference: FrameSequence, _ sequence: FrameSequence) -> [UInt8]? {
    do throws(CodecError) {
      var encoder = try APNGEncoder()
      let noTime = try FrameDelay(0, over: 1)
      for (old, new) in zip(reference.frames, sequence.frames) {
        let picture = ImageComparison(old.image, new.image).picture()
        try encoder.append(picture, delay: new.delay ?? noTime)
      }
      return try encoder.finish()
    } catch {
      return nil
    }
  }
}
