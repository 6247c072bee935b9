public import Foundation

/// The surroundings of a view: the device and the user's settings.
public struct StageConfiguration: Sendable {
  /// The device.
  public var device: Device
  /// How the device is held.
  public var orientation: Device.Orientation
  /// Device pixels a point; nil for the device's own.
  public var scale: CGFloat?
  /// The appearance.
  public var colorScheme: ColorScheme
  /// The text size.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction of reading.
  public var layoutDirection: LayoutDirection
  /// The language and region.
  public var locale: Locale

  /// The layer that views are on; raised ones have other backgrounds.
  var interfaceLevel = InterfaceLevel.base

  /// The pictures and colors that views find by name.
  public var assets = AssetLibrary(folders: [])
  /// The folders in which views find pictures and colors by name.
  ///
  /// They hold picture files (`name@2x.png`) or asset catalogs, or are catalogs themselves. The
  /// resources of linked package targets come after them.
  public var assetFolders: [URL] {
    get { assets.folders }
    set { assets = AssetLibrary(folders: newValue) }
  }

  /// Creates a configuration of a device with the user's settings at their defaults.
  public init(
    device: Device, orientation: Device.Orientation = .portrait, scale: CGFloat? = nil,
    colorScheme: ColorScheme = .light, dynamicTypeSize: DynamicTypeSize = .large
  ) {
    self.device = device
    self.orientation = orientation
    self.scale = scale
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    layoutDirection = .leftToRight
    locale = Locale(identifier: "en_US")
  }

  /// Device pixels a point.
  var displayScale: CGFloat { scale ?? device.scale }

  /// The screen as the device is held.
  var screen: Device.Screen { device.screen(in: orientation) }

  /// The environment that views see.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = displayScale
    environment.colorScheme = colorScheme
    environment.dynamicTypeSize = dynamicTypeSize
    environment.layoutDirection = layoutDirection
    environment.locale = locale
    environment.interfaceLevel = interfaceLevel
    let assets = assets
    environment.assetPictures = { name, bundle, environment throws(AssetError) in
      try assets.picture(name, bundle, environment)
    }
    environment.strings = { assets.words(of: $0, number: $1, table: $2, bundle: $3, $4) }
    environment.assetColors = { assets.color($0, $1, $2) }
    environment.horizontalSizeClass = screen.horizontalSizeClass
    environment.verticalSizeClass = screen.verticalSizeClass
    environment.idiom =
      switch device.idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      }
    return environment
  }

  /// - Throws: `StageError.invalidScreen` where nothing can be shown on the screen.
  func checkScreen() throws(StageError) {
    let (size, scale) = (screen.size, displayScale)
    guard size.width > 0, size.height > 0, scale > 0, (size.width + size.height + scale).isFinite
    else { throw .invalidScreen(size, scale: scale) }
  }

  /// The free part of the screen, with a keyboard of a height above its lower edge.
  func safeArea(keyboardHeight: CGFloat) -> SafeArea {
    let (size, insets) = (screen.size, screen.safeArea)
    return SafeArea(
      outer: CGRect(origin: .zero, size: size),
      container: CGRect(
        x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom),
      keyboardTop: keyboardHeight > 0 ? size.height - keyboardHeight : nil)
  }
}
