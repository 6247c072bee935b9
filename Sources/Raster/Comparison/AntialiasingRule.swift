/// Whose idea of an anti-aliased pixel is followed.
///
/// All of them go back to Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009: a
/// pixel between a darker and a brighter neighbor, of which one lies in a flat area of both images.
public enum AntialiasingRule: Sendable {
  /// pixelmatch's: brightness over white, alpha where that is the same.
  case pixelmatch
  /// pixelmatch 7's, which Playwright has: brightness over the pattern.
  case pixelmatch7
  /// odiff's: the flat areas of the two images may be different neighbors.
  case odiff

  /// The rule's owner.
  var words: String {
    switch self {
    case .pixelmatch: "pixelmatch's rule"
    case .pixelmatch7: "pixelmatch 7's rule"
    case .odiff: "odiff's rule"
    }
  }
}
