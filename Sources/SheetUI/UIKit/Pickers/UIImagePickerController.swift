public import Foundation

/// Lets the user choose a picture or take one.
///
/// A stand-in for the system's: an empty library, or a camera that sees nothing, and a button that
/// cancels. A test chooses a picture by calling the delegate.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The pictures that were saved last.
    case savedPhotosAlbum = 2
  }

  /// A camera of a device.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear
    /// The one at the front.
    case front
  }

  /// When a camera's light flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo
    /// Movies.
    case video
  }

  /// How good a movie is.
  public enum QualityType: Int, Sendable {
    /// The best.
    case typeHigh = 0
    /// Between the best and the smallest.
    case typeMedium = 1
    /// The smallest.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// How a picture's file is handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    /// In a format that every app reads.
    case compatible
    /// As it is.
    case current
  }

  /// What is told about the choice, by name.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user cut out.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The movie's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's entry in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera wrote about the picture.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Who hears of the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary { didSet { showSource() } }
  /// What can be chosen, by the kinds' identifiers.
  open var mediaTypes = ["public.image"]
  /// Whether the user cuts the picture before it is handed over; a test hands over what it likes.
  open var allowsEditing = false
  /// Whether the user cuts the picture; the older spelling of `allowsEditing`.
  open var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }
  /// How a picture's file is handed over.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// How a movie is handed over.
  open var videoExportPreset: String?
  /// The longest movie, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good a movie is.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera's buttons are shown.
  open var showsCameraControls = true { didSet { showSource() } }
  /// What lies over the camera's picture; not drawn.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is transformed; without effect.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Which camera takes the picture.
  open var cameraDevice = CameraDevice.rear
  /// When the light flashes.
  open var cameraFlashMode = CameraFlashMode.auto
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo

  /// Creates a picker of the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a picker of the library.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    showSource()
  }

  /// Creates nothing: what is chosen from cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Whether there is such a source; a stage has every one.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
  /// What a source offers, by the kinds' identifiers.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }
  /// Whether there is such a camera; a stage has both.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  /// Whether a camera has a light; a stage's don't.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Takes a picture; a stage's camera sees nothing to take.
  open func takePicture() {}
  /// Starts a movie; a stage's camera makes none.
  open func startVideoCapture() -> Bool { false }
  /// Ends a movie.
  open func stopVideoCapture() {}

  private func showSource() {
    let cancel: @MainActor () -> Void = { [weak self] in self?.cancel() }
    let page: UIViewController
    if sourceType == .camera {
      page = UIHostingController(
        rootView: CameraPage(showsControls: showsCameraControls, cancel: cancel))
    } else {
      page = UIHostingController(
        rootView: EmptyLibraryPage(
          title: "Photos", symbol: "photo", words: "No Photos or Videos",
          cancel: cancel))
    }
    setNavigationBarHidden(true, animated: false)
    setViewControllers([page], animated: false)
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// Hears what the user chooses.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called with what was chosen; the picker is still shown.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when nothing was chosen; the picker is still shown.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the picker away.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }
  /// Takes the picker away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
