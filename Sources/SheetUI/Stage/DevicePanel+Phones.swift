import Foundation

extension DevicePanel {
  /// Phones, smaller ones first.
  ///
  /// Sizes, insets, margins and corner radii were measured in simulators (dimmmensions by Marc
  /// Bouchenoire, snapshot-testing's device table, ScreenCorners); the 16 Pro, 17 and Air rows are
  /// reported by others. Keyboard heights were measured on iOS 26 with the predictive bar; a panel
  /// without a measurement has that of the nearest one of its generation.
  static let phones: [DevicePanel] = [
    DevicePanel(
      idiom: .phone, size: (320, 568), scale: 2, cornerRadius: 0,
      portraitInsets: (20, 0), landscapeInsets: (0, 0, 0),
      isWideInLandscape: false, margins: (16, 20), keyboards: (260, 200),
      models: [
        ("ipod-touch-7", "iPod touch (7th generation)"),
        ("iphone-se-1", "iPhone SE (1st generation)"),
      ]),
    DevicePanel(
      idiom: .phone, size: (375, 667), scale: 2, cornerRadius: 0,
      portraitInsets: (20, 0), landscapeInsets: (0, 0, 0),
      isWideInLandscape: false, margins: (16, 20), keyboards: (260, 200),
      models: [
        ("iphone-8", "iPhone 8"),
        ("iphone-se-2", "iPhone SE (2nd generation)"),
        ("iphone-se-3", "iPhone SE (3rd generation)"),
      ]),
    DevicePanel(
      idiom: .phone, size: (375, 812), scale: 3, cornerRadius: 39,
      portraitInsets: (44, 34), landscapeInsets: (0, 44, 21),
      isWideInLandscape: false, margins: (16, 60), keyboards: (335, 248),
      models: [
        ("iphone-11-pro", "iPhone 11 Pro"),
        ("iphone-x", "iPhone X"),
        ("iphone-xs", "iPhone XS"),
      ]),
    DevicePanel(
      idiom: .phone, size: (375, 812), scale: 3, cornerRadius: 44,
      portraitInsets: (50, 34), landscapeInsets: (0, 50, 21),
      isWideInLandscape: false, margins: (16, 66), keyboards: (335, 248),
      models: [
        ("iphone-12-mini", "iPhone 12 mini"),
        ("iphone-13-mini", "iPhone 13 mini"),
      ]),
    DevicePanel(
      idiom: .phone, size: (414, 736), scale: 3, cornerRadius: 0,
      portraitInsets: (20, 0), landscapeInsets: (0, 0, 0),
      isWideInLandscape: true, margins: (20, 20), keyboards: (260, 200),
      models: [
        ("iphone-8-plus", "iPhone 8 Plus")
      ]),
    DevicePanel(
      idiom: .phone, size: (390, 844), scale: 3, cornerRadius: 47.33,
      portraitInsets: (47, 34), landscapeInsets: (0, 47, 21),
      isWideInLandscape: false, margins: (16, 63), keyboards: (335, 248),
      models: [
        ("iphone-12", "iPhone 12"),
        ("iphone-12-pro", "iPhone 12 Pro"),
        ("iphone-13", "iPhone 13"),
        ("iphone-13-pro", "iPhone 13 Pro"),
        ("iphone-14", "iPhone 14"),
        ("iphone-16e", "iPhone 16e"),
      ]),
    DevicePanel(
      idiom: .phone, size: (393, 852), scale: 3, cornerRadius: 55,
      portraitInsets: (59, 34), landscapeInsets: (0, 59, 21),
      isWideInLandscape: false, margins: (16, 75), keyboards: (336, 219),
      models: [
        ("iphone-14-pro", "iPhone 14 Pro"),
        ("iphone-15", "iPhone 15"),
        ("iphone-15-pro", "iPhone 15 Pro"),
        ("iphone-16", "iPhone 16"),
      ]),
    DevicePanel(
      idiom: .phone, size: (402, 874), scale: 3, cornerRadius: 62,
      portraitInsets: (62, 34), landscapeInsets: (0, 62, 21),
      isWideInLandscape: false, margins: (16, 78), keyboards: (336, 219),
      models: [
        ("iphone-16-pro", "iPhone 16 Pro")
      ]),
    DevicePanel(
      idiom: .phone, size: (402, 874), scale: 3, cornerRadius: 62,
      portraitInsets: (62, 34), landscapeInsets: (20, 62, 20),
      isWideInLandscape: false, margins: (16, 78), keyboards: (336, 219),
      models: [
        ("iphone-17", "iPhone 17"),
        ("iphone-17-pro", "iPhone 17 Pro"),
      ]),
    DevicePanel(
      idiom: .phone, size: (414, 896), scale: 3, cornerRadius: 39,
      portraitInsets: (44, 34), landscapeInsets: (0, 44, 21),
      isWideInLandscape: true, margins: (20, 60), keyboards: (345, 248),
      models: [
        ("iphone-11-pro-max", "iPhone 11 Pro Max"),
        ("iphone-xs-max", "iPhone XS Max"),
      ]),
    DevicePanel(
      idiom: .phone, size: (414, 896), scale: 2, cornerRadius: 41.5,
      portraitInsets: (48, 34), landscapeInsets: (0, 48, 21),
      isWideInLandscape: true, margins: (20, 64), keyboards: (345, 248),
      models: [
        ("iphone-11", "iPhone 11"),
        ("iphone-xr", "iPhone XR"),
      ]),
    DevicePanel(
      idiom: .phone, size: (420, 912), scale: 3, cornerRadius: 62,
      portraitInsets: (68, 34), landscapeInsets: (20, 68, 29),
      isWideInLandscape: true, margins: (20, 84), keyboards: (346, 219),
      models: [
        ("iphone-air", "iPhone Air")
      ]),
    DevicePanel(
      idiom: .phone, size: (428, 926), scale: 3, cornerRadius: 53.33,
      portraitInsets: (47, 34), landscapeInsets: (0, 47, 21),
      isWideInLandscape: true, margins: (20, 63), keyboards: (345, 248),
      models: [
        ("iphone-12-pro-max", "iPhone 12 Pro Max"),
        ("iphone-13-pro-max", "iPhone 13 Pro Max"),
        ("iphone-14-plus", "iPhone 14 Plus"),
      ]),
    DevicePanel(
      idiom: .phone, size: (430, 932), scale: 3, cornerRadius: 55,
      portraitInsets: (59, 34), landscapeInsets: (0, 59, 21),
      isWideInLandscape: true, margins: (20, 75), keyboards: (346, 219),
      models: [
        ("iphone-14-pro-max", "iPhone 14 Pro Max"),
        ("iphone-15-plus", "iPhone 15 Plus"),
        ("iphone-15-pro-max", "iPhone 15 Pro Max"),
        ("iphone-16-plus", "iPhone 16 Plus"),
      ]),
    DevicePanel(
      idiom: .phone, size: (440, 956), scale: 3, cornerRadius: 62,
      portraitInsets: (62, 34), landscapeInsets: (0, 62, 21),
      isWideInLandscape: true, margins: (20, 78), keyboards: (346, 219),
      models: [
        ("iphone-16-pro-max", "iPhone 16 Pro Max")
      ]),
    DevicePanel(
      idiom: .phone, size: (440, 956), scale: 3, cornerRadius: 62,
      portraitInsets: (62, 34), landscapeInsets: (20, 62, 20),
      isWideInLandscape: true, margins: (20, 78), keyboards: (346, 219),
      models: [
        ("iphone-17-pro-max", "iPhone 17 Pro Max")
      ]),
  ]
}
