/// What a threshold means in gray levels: the largest change that is passed over.
public struct GrayLevels: Equatable, Sendable, CustomStringConvertible {
  /// Brighter than black, 0...255.
  public let fromBlack: Int
  /// Brighter than the middle gray 128, 0...127.
  public let fromMiddle: Int
  /// Darker than white, 0...255.
  public let fromWhite: Int

  /// The numbers in words.
  public var description: String {
    "passes over \(fromBlack) gray levels at black, \(fromMiddle) in the middle, "
      + "\(fromWhite) at white"
  }

  init(_ rules: ComparisonRules) {
    let judge = PixelJudge(rules)
    fromBlack = Self.passed(judge, from: 0, by: 1, most: 255)
    fromMiddle = Self.passed(judge, from: 128, by: 1, most: 127)
    fromWhite = Self.passed(judge, from: 255, by: -1, most: 255)
  }

  private static func passed(
    _ judge: PixelJudge, from start: Int, by step: Int, most: Int
  ) -> Int {
    let first = gray(start)
    for levels in 1...most
    where judge.differs(first, gray(start + levels * step), at: 0) {
      return levels - 1
    }
    return most
  }

  private static func gray(_ level: Int) -> SIMD4<UInt8> {
    let level = UInt8(level)
    return SIMD4(level, level, level, 255)
  }
}

extension ComparisonRules: CustomStringConvertible {
  /// What the threshold means in gray levels.
  public var grayLevels: GrayLevels { GrayLevels(self) }

  /// The rules in one line of words.
  public var description: String {
    var parts = [metric.words]
    if threshold.numerator > 0 { parts[0] += " over \(threshold.value)" }
    parts.append(grayLevels.description)
    if let antialiasing { parts.append("anti-aliasing ignored by \(antialiasing.words)") }
    if let pixels = allowance.pixels { parts.append("at most \(pixels) pixels") }
    if let share = allowance.share {
      let unit = allowance.unit == .bytes ? "bytes" : "pixels"
      parts.append("at most \(share.numerator)/\(share.denominator) of the \(unit)")
    }
    if let window = allowance.window {
      parts.append("at most \(window.pixels) pixels in \(window.size)×\(window.size)")
    }
    if !masks.isEmpty { parts.append("\(masks.count) \(masks.count == 1 ? "mask" : "masks")") }
    return "\(name): " + parts.joined(separator: ", ")
  }
}
