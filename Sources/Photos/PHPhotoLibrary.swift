// User code that imports `Photos` relies on it for Foundation's names.
@_exported public import Foundation
public import SheetUI

/// What an app may do with the library of photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// Nobody may ask.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Everything.
  case authorized = 3
  /// What the user has picked.
  case limited = 4
}

/// What an app asks for.
public enum PHAccessLevel: Int, Sendable {
  /// To add pictures.
  case addOnly = 1
  /// To read and to add pictures.
  case readWrite = 2
}

/// Why something could not be done with the library.
public struct PHPhotosError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The user does not want it.
    case accessUserDenied = 3311
    /// Nobody may.
    case accessRestricted = 3310
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// The user's photos: none, and the app may not have them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  /// What the app may do: nothing.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// What the app may do: nothing.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Asks the user, who has said no.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Asks the user, who has said no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Asks the user, who has said no.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }

  /// Changes the library, which fails: the block is not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  /// Changes the library, which fails: the block is not called.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Changes the library, which fails: the block is not called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
}

/// A picture or movie in the library.
open class PHAsset: NSObject {
  /// How it is played.
  public enum PlaybackStyle: Int, Sendable {
    /// In a way that isn't known.
    case unsupported = 0
    /// Not at all.
    case image = 1
    /// As a picture of several.
    case imageAnimated = 2
    /// When touched.
    case livePhoto = 3
    /// As a movie.
    case video = 4
    /// Again and again.
    case videoLooping = 5
  }

  /// Its name in the library.
  open var localIdentifier: String { "" }
}

/// A change that adds a picture; it is never made.
open class PHAssetChangeRequest: NSObject {
  /// Adds a picture.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self? { nil }
  /// Adds a file's picture.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// Adds a file's movie.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
}
