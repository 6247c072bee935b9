public import Foundation
public import Photos
public import SheetUI

/// What a picker of pictures offers.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which format a picture is handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// In the best one.
    case automatic = 0
    /// As it is.
    case current = 1
    /// In one that every app reads.
    case compatible = 2
  }

  /// How several pictures are picked.
  public enum Selection: Int, Sendable {
    /// In any order, all at once.
    case `default` = 0
    /// In the order of picking, all at once.
    case ordered = 1
    /// In any order, one after the other.
    case continuous = 2
    /// In the order of picking, one after the other.
    case continuousAndOrdered = 3
  }

  /// In which format a picture is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How several pictures are picked.
  public var selection = Selection.default
  /// How many pictures can be picked; 0 is any number.
  public var selectionLimit = 1
  /// Which pictures can be picked.
  public var filter: PHPickerFilter?
  /// The names of the pictures that are picked at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// What the picker can't do.
  public var disabledCapabilities: Int = 0

  /// Creates the usual offer.
  public init() {}
  /// Creates the usual offer of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was picked.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// What makes the picture's data.
  public let itemProvider: NSItemProvider
  /// The name of the picture in the library.
  public let assetIdentifier: String?

  /// Creates a picture that was picked, for tests.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    (self.itemProvider, self.assetIdentifier) = (itemProvider, assetIdentifier)
  }

  /// Whether two are one and the same.
  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool {
    a.itemProvider === b.itemProvider && a.assetIdentifier == b.assetIdentifier
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(itemProvider))
  }
}

/// Hears which pictures the user picks.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the pictures, or none; the picker is still shown.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user pick pictures.
///
/// A stand-in for the system's: an empty library and a button that cancels, which tells the delegate
/// of no pictures. A test picks by calling the delegate.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// What is offered.
  public let configuration: PHPickerConfiguration
  /// Who hears of the pictures.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: what is offered cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view of an empty library.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    show(
      standIn: EmptyLibrary { [weak self] in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      })
  }

  /// Takes pictures back; none are picked.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  /// Moves a picture; none are picked.
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
}
