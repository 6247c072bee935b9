public import SheetUI

/// A device, how it is held, and the user's settings.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public typealias Orientation = Device.Orientation

  /// The surroundings of the view.
  public var configuration: StageConfiguration

  /// Creates surroundings.
  public init(_ configuration: StageConfiguration) { self.configuration = configuration }

  /// Creates the surroundings that a device offers.
  public init(_ device: Device, _ orientation: Orientation = .portrait) {
    configuration = StageConfiguration(device: device, orientation: orientation)
  }

  /// Creates surroundings of a device that is known to exist.
  private init(_ id: String, _ orientation: Orientation) {
    guard let device = Device.named(id) else { preconditionFailure("The device \(id) is missing.") }
    self.init(device, orientation)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Reason: the names are those that suites know, and say all that there is to say.
extension ViewImageConfig {
  public static var iPhoneSe: Self { iPhoneSe(.portrait) }
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    Self("iphone-se-1", orientation)
  }
  public static var iPhone8: Self { iPhone8(.portrait) }
  public static func iPhone8(_ orientation: Orientation) -> Self { Self("iphone-8", orientation) }
  public static var iPhone8Plus: Self { iPhone8Plus(.portrait) }
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self("iphone-8-plus", orientation)
  }
  public static var iPhoneX: Self { iPhoneX(.portrait) }
  public static func iPhoneX(_ orientation: Orientation) -> Self { Self("iphone-x", orientation) }
  public static var iPhoneXr: Self { iPhoneXr(.portrait) }
  public static func iPhoneXr(_ orientation: Orientation) -> Self { Self("iphone-xr", orientation) }
  public static var iPhoneXsMax: Self { iPhoneXsMax(.portrait) }
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    Self("iphone-xs-max", orientation)
  }
  public static var iPhone12: Self { iPhone12(.portrait) }
  public static func iPhone12(_ orientation: Orientation) -> Self { Self("iphone-12", orientation) }
  public static var iPhone12Pro: Self { iPhone12Pro(.portrait) }
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    Self("iphone-12-pro", orientation)
  }
  public static var iPhone12ProMax: Self { iPhone12ProMax(.portrait) }
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    Self("iphone-12-pro-max", orientation)
  }
  public static var iPhone13: Self { iPhone13(.portrait) }
  public static func iPhone13(_ orientation: Orientation) -> Self { Self("iphone-13", orientation) }
  public static var iPhone13Mini: Self { iPhone13Mini(.portrait) }
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self("iphone-13-mini", orientation)
  }
  public static var iPhone13Pro: Self { iPhone13Pro(.portrait) }
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self("iphone-13-pro", orientation)
  }
  public static var iPhone13ProMax: Self { iPhone13ProMax(.portrait) }
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self("iphone-13-pro-max", orientation)
  }
  // Tablets lie on their side unless told otherwise, as suites expect.
  public static var iPadMini: Self { iPadMini(.landscape) }
  public static func iPadMini(_ orientation: Orientation) -> Self {
    Self("ipad-mini-5", orientation)
  }
  public static var iPad9_7: Self { iPad9_7(.landscape) }
  public static func iPad9_7(_ orientation: Orientation) -> Self {
    Self("ipad-pro-9.7", orientation)
  }
  public static var iPad10_2: Self { iPad10_2(.landscape) }
  public static func iPad10_2(_ orientation: Orientation) -> Self { Self("ipad-9", orientation) }
  public static var iPadPro10_5: Self { iPadPro10_5(.landscape) }
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    Self("ipad-pro-10.5", orientation)
  }
  public static var iPadPro11: Self { iPadPro11(.landscape) }
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    Self("ipad-pro-11-4", orientation)
  }
  public static var iPadPro12_9: Self { iPadPro12_9(.landscape) }
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self("ipad-pro-12.9-6", orientation)
  }
}
