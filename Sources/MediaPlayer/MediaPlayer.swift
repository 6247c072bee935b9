// swift-format-ignore-file: AlwaysUseLowerCamelCase

// User code that imports `MediaPlayer` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// Whether an app may use the user's music.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// It may not.
  case denied = 1
  /// Nobody may.
  case restricted = 2
  /// It may.
  case authorized = 3
}

/// The user's music: none, and the app may not have it.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  /// Whether the app may: it may not.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks the user, who says no.
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) { handler(.denied) }
}

/// A piece of music.
open class MPMediaItem: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String? { nil }
  /// Who plays.
  open var artist: String? { nil }
  /// How long it is, in seconds.
  open var playbackDuration: TimeInterval { 0 }
}

/// Pieces of music.
open class MPMediaItemCollection: NSObject, @unchecked Sendable {
  /// The pieces.
  public let items: [MPMediaItem]

  /// Collects pieces.
  public init(items: [MPMediaItem]) { self.items = items }
}

/// What is told about what is played, by name.
public let MPMediaItemPropertyTitle = "title"
/// Who plays.
public let MPMediaItemPropertyArtist = "artist"

/// What the locked screen says is played; a picture doesn't show it.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  /// What is played.
  open var nowPlayingInfo: [String: Any]?

  /// The only one.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
}

/// Hears what music the user picks.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called with what was picked; the picker is still shown.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when nothing was picked; the picker is still shown.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Anything.
  public static let any = MPMediaType(rawValue: UInt.max)
}

/// Lets the user pick music.
///
/// A stand-in: an empty library and a button that cancels. A test picks by calling the delegate.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
  /// Who hears of it.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several pieces can be picked.
  open var allowsPickingMultipleItems = false
  /// What the picker says.
  open var prompt: String?

  /// Creates a picker of some kinds.
  public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }

  /// Creates the view of an empty library.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    show(
      standIn: EmptyLibraryPage(title: "Music", symbol: "music.note", words: "No Music") {
        [weak self] in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      })
  }
}
