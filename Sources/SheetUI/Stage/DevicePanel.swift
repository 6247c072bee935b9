import Foundation

/// A row of the device table: the facts that all models with the same display share.
///
/// Lengths are in points. `+Phones` and `+Pads` hold the rows.
struct DevicePanel {
  let idiom: Device.Idiom
  /// The screen held upright.
  let size: (width: CGFloat, height: CGFloat)
  let scale: CGFloat
  let cornerRadius: CGFloat
  let portraitInsets: (top: CGFloat, bottom: CGFloat)
  let landscapeInsets: (top: CGFloat, sides: CGFloat, bottom: CGFloat)
  /// Whether the horizontal size class is regular in landscape; true for large phones.
  let isWideInLandscape: Bool
  /// The default margins from the screen's edge.
  let margins: (portrait: CGFloat, landscape: CGFloat)
  /// The keyboard's height from the screen's lower edge, with its predictive bar.
  let keyboards: (portrait: CGFloat, landscape: CGFloat)
  let models: [(id: String, name: String)]

  /// All rows in the order of the device list.
  static var all: [DevicePanel] { phones + pads + windows }

  /// One device for each model.
  var devices: [Device] {
    models.map { model in
      var device = Device(
        id: model.id, idiom: idiom, scale: scale, portrait: portrait, landscape: landscape)
      device.name = model.name
      device.cornerRadius = cornerRadius
      return device
    }
  }

  private var portrait: Device.Screen {
    var screen = Device.Screen(
      size: CGSize(width: size.width, height: size.height),
      safeArea: EdgeInsets(
        top: portraitInsets.top, leading: 0, bottom: portraitInsets.bottom, trailing: 0))
    screen.horizontalSizeClass = idiom == .phone ? .compact : .regular
    screen.layoutMargin = margins.portrait
    screen.keyboardHeight = keyboards.portrait
    return screen
  }

  private var landscape: Device.Screen {
    guard idiom != .mac else { return portrait }
    let insets = landscapeInsets
    var screen = Device.Screen(
      size: CGSize(width: size.height, height: size.width),
      safeArea: EdgeInsets(
        top: insets.top, leading: insets.sides, bottom: insets.bottom, trailing: insets.sides))
    screen.horizontalSizeClass = isWideInLandscape ? .regular : .compact
    screen.verticalSizeClass = idiom == .phone ? .compact : .regular
    screen.layoutMargin = margins.landscape
    screen.keyboardHeight = keyboards.landscape
    return screen
  }
}

extension DevicePanel {
  /// Windows on a desktop; no system has a default size, so these are conventions.
  static let windows: [DevicePanel] = [
    window(1024, 768, id: "mac-1024x768", name: "Mac Catalyst default window"),
    window(1280, 800, id: "mac-1280x800", name: "Mac window 1280×800"),
    window(1440, 900, id: "mac-1440x900", name: "Mac window 1440×900"),
  ]

  private static func window(
    _ width: CGFloat, _ height: CGFloat, id: String, name: String
  ) -> DevicePanel {
    DevicePanel(
      idiom: .mac, size: (width, height), scale: 2, cornerRadius: 0, portraitInsets: (0, 0),
      landscapeInsets: (0, 0, 0), isWideInLandscape: true, margins: (20, 20), keyboards: (0, 0),
      models: [(id, name)])
  }
}
