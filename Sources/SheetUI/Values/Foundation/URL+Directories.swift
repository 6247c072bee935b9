public import Foundation

// Foundation on Linux has these folders only through `FileManager`.
extension URL {
  /// The folder of what the user made.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of what can be made anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder of the program's own files.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder of the program's files that aren't the user's.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of what lies on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder of films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The folder of music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder of pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder that others may read.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The folder of what was thrown away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  /// The folder of programs.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// The folder of the users' folders.
  public static var userDirectory: URL {
    FileManager.default.homeDirectoryForCurrentUser.deletingLastPathComponent()
  }
  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
        name, isDirectory: true)
  }
}

// There is no sandbox on Linux, so that every file may be read.
extension URL {
  /// Says that a file outside the sandbox may be read; there is no sandbox.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends what `startAccessingSecurityScopedResource` began; there is no sandbox.
  public func stopAccessingSecurityScopedResource() {}
}
