public import Foundation

// What Foundation on Linux doesn't say of the machine.
extension ProcessInfo {
  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Warm.
    case fair
    /// Hot.
    case serious
    /// Too hot.
    case critical
  }

  /// How hot the device is, which is as usual.
  public var thermalState: ThermalState { .nominal }

  /// Told when `thermalState` changes, which it doesn't.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the device saves energy, which it doesn't.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether an app made for phones runs on a computer, which is false: it runs on a stage's device.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an app made for tablets runs on a computer, which is false.
  public var isMacCatalystApp: Bool { false }

  /// Whether an app made for phones runs in a headset, which is false.
  public var isiOSAppOnVision: Bool { false }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Told when saving energy begins or ends, which it doesn't.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// Returns the folder that programs of a group share: one in the user's folder.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    URL.libraryDirectory.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(identifier, isDirectory: true)
  }

  /// The user's account for shared files, of which Linux has none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of shared files, of which Linux has none.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
}

/// Runs a function; on Linux there are no objects that wait for the pool's end.
@inlinable
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
