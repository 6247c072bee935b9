internal import Raster

/// Makes file names from the names of tests and snapshots.
///
/// Different names give different file names: a name that can't stay as it is gets cleaned for the
/// reader and told apart by a hash of its bytes, behind a `~`, which no clean name holds. No name
/// holds a `.` or `/`, so no name leaves its folder or reaches into its neighbor.
public enum ReferenceName {
  /// The most bytes of one part; two parts, a number, an extension and a draft's suffix stay below
  /// the 255 bytes that file systems allow.
  static let longestPart = 100
  /// 40 bits: among a thousand cleaned names, two meet once in two million suites.
  private static let hashDigits = 10

  /// Returns the name of the file of a snapshot that has a name.
  public static func file(test: String, name: String, pathExtension: String?) -> String {
    // A number alone belongs to snapshots without a name.
    let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let part = part(name, isKept: !isNumber && isPlain(name))
    return file([testPart(test), part], pathExtension)
  }

  /// Returns the name of the file of a snapshot that has a number.
  ///
  /// - Parameters:
  ///   - test: The test's name, as `#function` gives it.
  ///   - testCase: The arguments, for a case of a parameterized test.
  ///   - number: The number, counted from 1 for each test and case.
  ///   - pathExtension: The extension without its dot.
  /// - Returns: A name for one file and no other.
  public static func file(
    test: String, testCase: String? = nil, number: Int, pathExtension: String?
  ) -> String {
    let middle = testCase.map { part($0, isKept: isPlain($0)) }
    return file([testPart(test)] + [middle].compactMap(\.self) + [String(number)], pathExtension)
  }

  /// Returns the name, without extension, of the files of a preview's pictures.
  ///
  /// Titles have spaces, and a hash behind each would be no help: a title of ASCII is only cleaned,
  /// and whoever names several previews has to tell two of one cleaned name apart.
  ///
  /// - Parameters:
  ///   - owner: The preview's file, or its type with those around it, joined by `-`.
  ///   - label: The preview's title or number.
  /// - Returns: The name.
  static func preview(owner: String, label: String) -> String {
    let words = cleaned(label)
    let isKept =
      !words.isEmpty && words.utf8.count <= longestPart && label.utf8.allSatisfy { $0 < 0x80 }
    let owners = owner.split(separator: "-").map { testPart(String($0)) }
    return file([owners.joined(separator: "-"), isKept ? words : part(label, isKept: false)], nil)
  }

  private static func file(_ parts: [String], _ pathExtension: String?) -> String {
    let name = parts.joined(separator: ".")
    guard let pathExtension, !pathExtension.isEmpty else { return name }
    // The extension comes from a strategy's source, so it is cleaned without a hash.
    return name + "." + cleaned(pathExtension)
  }

  /// Returns `open` for `open()` and `open`, and `open-from-to` for `open(from:to:)`: an identifier
  /// holds no `-`, which keeps them apart from all other functions.
  private static func testPart(_ test: String) -> String {
    let words = signature(test) ?? [test[...]]
    let isKept = words.allSatisfy { isIdentifier($0) }
    let joined = words.joined(separator: "-")
    guard isKept, joined.utf8.count <= longestPart else { return part(test, isKept: false) }
    return joined
  }

  /// Returns the parts of what `#function` gives: the name and the labels.
  private static func signature(_ test: String) -> [Substring]? {
    guard test.hasSuffix(")"), let bracket = test.firstIndex(of: "(") else { return nil }
    var labels = test[test.index(after: bracket)...].dropLast()
      .split(separator: ":", omittingEmptySubsequences: false)
    // Every label ends with a colon, so nothing stands behind the last.
    guard labels.popLast() == "" else { return nil }
    return [test[..<bracket]] + labels
  }

  private static func part(_ name: String, isKept: Bool) -> String {
    if isKept && name.utf8.count <= longestPart { return name }
    let hash = "~" + SHA256.hexDigest(of: Array(name.utf8)).prefix(hashDigits)
    return cleaned(name).prefix(longestPart - hash.utf8.count) + hash
  }

  /// Returns a name with each run of other characters than letters, digits and `_` as one `-`.
  private static func cleaned(_ name: String) -> String {
    let words = name.unicodeScalars.split { !isWord($0) }
    return words.map { String($0) }.joined(separator: "-")
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy { isWord($0) || $0 == "-" }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy { isWord($0) }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// Returns the name in a folder that differs from a file's name in case alone, where the file
  /// itself isn't there: a file system that doesn't tell case apart would take one for the other.
  static func otherSpelling(of name: String, in names: [String]) -> String? {
    names.contains(name) ? nil : names.first { $0.lowercased() == name.lowercased() }
  }
}
