/// Why a font can't be used.
public enum FontError: Error, Equatable, Sendable {
  /// A needed file lies in none of the searched folders; the Debian package brings it.
  case missing(file: String, folders: [String], package: String)
  /// The file does not exist or can't be read.
  case unreadable(path: String)
  /// The file is longer than allowed, in bytes.
  case tooLarge(path: String, allowed: Int)
  /// The bytes are no scalable font.
  case notAFont(path: String)
  /// Memory ran out.
  case outOfMemory
}
