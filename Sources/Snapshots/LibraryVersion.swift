/// The version of the library and the command.
public enum LibraryVersion {
  /// The version, by semver.org; it is a part of every picture's fingerprint.
  public static let current = "0.2.0"
}
