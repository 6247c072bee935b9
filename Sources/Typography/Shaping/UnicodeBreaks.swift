import CFonts
import Synchronization

/// Where a text may be broken, from ICU.
enum UnicodeBreaks {
  /// What a place between two UTF-16 units is.
  typealias Mark = UInt8
  /// A piece starts here.
  static let allowed = Mark(SHEET_TEXT_BREAK_ALLOWED)
  /// A new line must start here.
  static let required = Mark(SHEET_TEXT_BREAK_REQUIRED)

  /// Returns the places where lines may or must start; one mark more than units.
  static func lines(of text: [UInt16], locale: String) -> [Mark] {
    breakers.withLock { $0.marks(in: text, kind: SHEET_TEXT_LINES, locale: locale) }
  }

  /// Returns the places where user-perceived characters start; one mark more than units.
  static func graphemes(of text: [UInt16]) -> [Mark] {
    // Below the combining marks, only a line feed belongs to what is before it, a carriage return.
    if text.allSatisfy({ $0 < firstCombiningMark && $0 != 0x0D }) {
      return [Mark](repeating: allowed, count: text.count + 1)
    }
    return graphemesByICU(of: text)
  }

  /// Combining diacritical marks start here.
  private static let firstCombiningMark: UInt16 = 0x0300

  /// Returns what ICU says about any text.
  static func graphemesByICU(of text: [UInt16]) -> [Mark] {
    breakers.withLock { $0.marks(in: text, kind: SHEET_TEXT_GRAPHEMES, locale: "en") }
  }

  /// Opening an ICU breaker costs more than breaking a page of text: they are kept.
  private static let breakers = Mutex(Breakers())

  private struct Breakers: ~Copyable {
    private var graphemes: OpaquePointer?
    private var lines: [String: OpaquePointer] = [:]
    /// The most locales whose breakers are kept.
    private static let limit = 16

    mutating func marks(
      in text: [UInt16], kind: sheet_text_break_kind, locale: String
    ) -> [Mark] {
      guard let breaker = breaker(kind, locale: locale) else { return Self.plain(text.count) }
      var status = SHEET_FONT_OK
      let marks = [Mark](unsafeUninitializedCapacity: text.count + 1) { marks, count in
        guard let start = marks.baseAddress else { return }
        status = sheet_text_breaker_mark(breaker, text, Int32(clamping: text.count), start)
        count = text.count + 1
      }
      return status == SHEET_FONT_OK ? marks : Self.plain(text.count)
    }

    /// Marks every place, for the case that ICU fails.
    private static func plain(_ count: Int) -> [Mark] {
      [Mark](repeating: UnicodeBreaks.allowed, count: count + 1)
    }

    private mutating func breaker(
      _ kind: sheet_text_break_kind, locale: String
    ) -> OpaquePointer? {
      let isLine = kind == SHEET_TEXT_LINES
      if let known = isLine ? lines[locale] : graphemes { return known }
      var opened: OpaquePointer?
      guard sheet_text_breaker_open(kind, locale, &opened) == SHEET_FONT_OK else { return nil }
      guard isLine else {
        graphemes = opened
        return opened
      }
      if lines.count >= Self.limit {
        for breaker in lines.values { sheet_text_breaker_close(breaker) }
        lines = [:]
      }
      lines[locale] = opened
      return opened
    }

    deinit {
      sheet_text_breaker_close(graphemes)
      for breaker in lines.values { sheet_text_breaker_close(breaker) }
    }
  }
}
