import CFonts

/// The Unicode bidirectional algorithm (UAX 9).
enum Bidi {
  /// The levels of a paragraph's UTF-16 units, and its own.
  struct Levels {
    var units: [UInt8]
    var base: UInt8
  }

  /// Resolves a paragraph's levels.
  ///
  /// - Parameters:
  ///   - text: The paragraph's UTF-16 units.
  ///   - direction: The base direction; nil for that of the first strong character.
  ///   - fallback: The direction of a paragraph without a strong character.
  /// - Returns: One level for each unit.
  static func levels(
    of text: ArraySlice<UInt16>, direction: ParagraphStyle.Direction?,
    fallback: ParagraphStyle.Direction
  ) -> Levels {
    let wanted: sheet_text_direction
    switch (direction, fallback) {
    case (.leftToRight, _): wanted = SHEET_TEXT_LEFT_TO_RIGHT
    case (.rightToLeft, _): wanted = SHEET_TEXT_RIGHT_TO_LEFT
    case (nil, .leftToRight): wanted = SHEET_TEXT_NATURAL_LEFT_TO_RIGHT
    case (nil, .rightToLeft): wanted = SHEET_TEXT_NATURAL_RIGHT_TO_LEFT
    }
    let isLeftToRight = direction ?? fallback == .leftToRight
    if isLeftToRight, text.allSatisfy({ $0 < firstRightToLeft }) {
      return Levels(units: [UInt8](repeating: 0, count: text.count), base: 0)
    }
    var levels = [UInt8](repeating: 0, count: text.count)
    var base: UInt8 = 0
    let status = text.withUnsafeBufferPointer { text in
      sheet_text_levels(text.baseAddress, Int32(clamping: text.count), wanted, &levels, &base)
    }
    guard status == SHEET_FONT_OK else {
      return Levels(units: [UInt8](repeating: 0, count: text.count), base: 0)
    }
    return Levels(units: levels, base: base)
  }

  /// The first character that isn't left to right, neutral or a number: Hebrew starts here.
  private static let firstRightToLeft: UInt16 = 0x0590

  /// Returns the visual order, from left to right, of things with these levels (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order
  }
}
