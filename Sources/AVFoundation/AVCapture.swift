public import Foundation
public import SheetUI

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Movies.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// Nobody may.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may.
  case authorized = 3
}

/// A camera or a microphone; a stage has none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// Anywhere.
    case unspecified = 0
    /// At the back.
    case back = 1
    /// At the front.
    case front = 2
  }

  /// A kind of camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The one for what is far.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
  }

  /// Whether the app may use it: it may not.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Asks the user, who says no.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// Asks the user, who says no.
  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// The usual one: there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The usual one: there is none.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Whether it has a light.
  open var hasTorch: Bool { false }
}

/// What comes in; nothing ever does.
open class AVCaptureInput: NSObject {}

/// What comes in from a camera or a microphone; nothing ever does.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Creates what comes in.
  public init(device: AVCaptureDevice) throws {}
}

/// What goes out; nothing ever does.
open class AVCaptureOutput: NSObject {}

/// What goes out as pictures; none ever does.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates what goes out.
  public override init() { super.init() }
}

/// Takes in pictures and sounds; a stage has none, so that nothing ever comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good it is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As good as pictures have to be.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// As good as can be.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
  }

  /// How good it is.
  open var sessionPreset = Preset.high

  /// Creates what takes in nothing.
  public override init() { super.init() }

  /// Whether anything comes: nothing does.
  open var isRunning: Bool { false }
  /// Starts; nothing comes.
  open func startRunning() {}
  /// Stops.
  open func stopRunning() {}
  /// Begins to change.
  open func beginConfiguration() {}
  /// Ends the change.
  open func commitConfiguration() {}
  /// Whether something may come in: it may not.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Lets something come in; nothing does.
  open func addInput(_ input: AVCaptureInput) {}
  /// Whether something may go out: it may not.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Lets something go out; nothing does.
  open func addOutput(_ output: AVCaptureOutput) {}
}

/// Shows what a camera sees: black.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Where the pictures come from.
  open var session: AVCaptureSession?
  /// How they fill their place.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a black box.
  public required init() {
    super.init()
    backgroundColor = UIColor.black.cgColor
  }

  /// Creates a black box; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = UIColor.black.cgColor
  }

  /// Creates a black box for what takes in pictures.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
