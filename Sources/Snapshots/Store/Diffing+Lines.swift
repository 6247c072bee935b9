internal import Foundation

extension Diffing where Value == String {
  /// A text that isn't UTF-8.
  private struct NotText: Error, CustomStringConvertible {
    var description: String { "the file is no text in UTF-8" }
  }

  /// Texts as files in UTF-8, compared line by line.
  ///
  /// A checkout may have turned line ends into `\r\n` and put a byte order mark in front of the
  /// file; neither is a difference. A lone `\r` is one.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(validating: data, as: UTF8.self) else { throw NotText() }
        return text
      },
      diff: { reference, text in
        let (old, new) = (LineDifference.normalized(reference), LineDifference.normalized(text))
        // By bytes: `==` takes different Unicode forms of a text for equal.
        if old.utf8.elementsEqual(new.utf8) { return nil }
        return (LineDifference.words(old, new), [])
      })
  }
}

/// The lines in which two texts differ.
enum LineDifference {
  /// The most lines that are listed.
  private static let mostLines = 40

  /// Returns a text with its line ends as `\n` and without a byte order mark.
  static func normalized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return String(scalars)
  }

  /// Returns the differing lines in order, old ones with a `-`, new ones with a `+`, each behind its
  /// number.
  static func words(_ reference: String, _ text: String) -> String {
    let changes = lines(text).difference(from: lines(reference))
    // Stable: removals come before insertions at one place.
    let ordered = changes.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    let words = ordered.map { $0.element.words }
    guard !words.isEmpty else { return "The line ends or Unicode forms differ." }
    let rest = words.count > mostLines ? ["… and \(words.count - mostLines) more lines"] : []
    return (words.prefix(mostLines) + rest).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension CollectionDifference<Substring>.Change {
  fileprivate var line: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  fileprivate var words: String {
    switch self {
    case .remove(let offset, let line, _): "-\(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+\(offset + 1): \(line)"
    }
  }
}
