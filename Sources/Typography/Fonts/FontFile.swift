/// A font file's name and content, for a fingerprint of what a picture was made with.
public struct FontFile: Hashable, Sendable {
  /// The name without the folder.
  public let name: String
  /// The SHA-256 of the bytes, in lower-case hexadecimal.
  public let sha256: String
}
