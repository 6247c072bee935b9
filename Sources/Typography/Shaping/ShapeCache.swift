import Synchronization

/// Keeps shaped texts, because the same text is measured again and again.
///
/// A class, because a library shares it with all threads.
final class ShapeCache: Sendable {
  /// What a shaped text depends on, besides the font files.
  struct Key: Hashable {
    var text: StyledText
    var baseDirection: ParagraphStyle.Direction?
    var layoutDirection: ParagraphStyle.Direction
    var locale: String

    /// Hashes what usually tells texts apart; the rest is compared anyway.
    func hash(into hasher: inout Hasher) {
      for segment in text.segments {
        hasher.combine(segment.text)
        hasher.combine(segment.attributes.font.size)
      }
    }
  }

  /// Two generations of texts.
  ///
  /// When the young one is full, the old one is dropped. So what was used lately is always found,
  /// and no order of use has to be kept.
  fileprivate struct Generations {
    var young: [Key: ShapedText] = [:]
    var old: [Key: ShapedText] = [:]
    var youngUnits = 0
  }

  private let generations = Mutex(Generations())
  /// The most texts in a generation.
  private static let textLimit = 16_384
  /// The most UTF-16 units in a generation's texts: about 100 MB of shaped text.
  private static let unitLimit = 1 << 20

  /// Returns a kept text.
  func find(_ key: Key) -> ShapedText? {
    generations.withLock { generations in
      if let known = generations.young[key] { return known }
      guard let known = generations.old[key] else { return nil }
      generations.insert(known, for: key)
      return known
    }
  }

  /// Keeps a text.
  func insert(_ text: ShapedText, for key: Key) {
    generations.withLock { $0.insert(text, for: key) }
  }

  /// Forgets everything.
  func removeAll() { generations.withLock { $0 = Generations() } }

  fileprivate static func isFull(_ generations: Generations) -> Bool {
    generations.young.count >= textLimit || generations.youngUnits >= unitLimit
  }
}

extension ShapeCache.Generations {
  fileprivate mutating func insert(_ text: ShapedText, for key: ShapeCache.Key) {
    if ShapeCache.isFull(self) {
      old = young
      young = [:]
      youngUnits = 0
    }
    young[key] = text
    youngUnits += text.text.count
  }
}
