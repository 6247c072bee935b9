public import Foundation

// Foundation has these on Apple's systems only; the folders have their names there.
extension URL {
  /// The user's documents.
  public static var documentsDirectory: URL { home("Documents") }

  /// What the app's code relies on.
  public static var libraryDirectory: URL { home("Library") }

  /// What the app keeps for itself.
  public static var applicationSupportDirectory: URL { home("Library/Application Support") }

  /// What the app can make again.
  public static var cachesDirectory: URL { home("Library/Caches") }

  /// The user's desktop.
  public static var desktopDirectory: URL { home("Desktop") }

  /// What was downloaded.
  public static var downloadsDirectory: URL { home("Downloads") }

  /// The user's pictures.
  public static var picturesDirectory: URL { home("Pictures") }

  /// The user's films.
  public static var moviesDirectory: URL { home("Movies") }

  /// The user's music.
  public static var musicDirectory: URL { home("Music") }

  /// What the user shares with others.
  public static var sharedPublicDirectory: URL { home("Public") }

  private static func home(_ path: String) -> URL {
    homeDirectory.appendingPathComponent(path, isDirectory: true)
  }
}
