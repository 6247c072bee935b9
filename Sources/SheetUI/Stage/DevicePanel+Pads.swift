import Foundation

extension DevicePanel {
  /// Tablets, smaller ones first.
  ///
  /// Sources as for phones. The corner radius 30 of the M4 models is an estimate.
  static let pads: [DevicePanel] = [
    DevicePanel(
      idiom: .pad, size: (768, 1024), scale: 2, cornerRadius: 0,
      portraitInsets: (20, 0), landscapeInsets: (20, 0, 0),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-pro-9.7", "iPad Pro (9.7-inch)"),
        ("ipad-mini-5", "iPad mini (5th generation)"),
      ]),
    DevicePanel(
      idiom: .pad, size: (744, 1133), scale: 2, cornerRadius: 21.5,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-mini-6", "iPad mini (6th generation)"),
        ("ipad-mini-7", "iPad mini (A17 Pro)"),
      ]),
    DevicePanel(
      idiom: .pad, size: (810, 1080), scale: 2, cornerRadius: 0,
      portraitInsets: (20, 0), landscapeInsets: (20, 0, 0),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-9", "iPad (9th generation)")
      ]),
    DevicePanel(
      idiom: .pad, size: (834, 1112), scale: 2, cornerRadius: 0,
      portraitInsets: (20, 0), landscapeInsets: (20, 0, 0),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-pro-10.5", "iPad Pro (10.5-inch)"),
        ("ipad-air-3", "iPad Air (3rd generation)"),
      ]),
    DevicePanel(
      idiom: .pad, size: (820, 1180), scale: 2, cornerRadius: 18,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-air-4", "iPad Air (4th generation)"),
        ("ipad-air-5", "iPad Air (5th generation)"),
        ("ipad-air-11-m2", "iPad Air 11-inch (M2/M3)"),
      ]),
    DevicePanel(
      idiom: .pad, size: (820, 1180), scale: 2, cornerRadius: 25,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-10", "iPad (10th generation)")
      ]),
    DevicePanel(
      idiom: .pad, size: (834, 1194), scale: 2, cornerRadius: 18,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-pro-11-3", "iPad Pro (11-inch) (3rd generation)"),
        ("ipad-pro-11-4", "iPad Pro (11-inch) (4th generation)"),
      ]),
    DevicePanel(
      idiom: .pad, size: (834, 1210), scale: 2, cornerRadius: 30,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (320, 408),
      models: [
        ("ipad-pro-11-m4", "iPad Pro 11-inch (M4)")
      ]),
    DevicePanel(
      idiom: .pad, size: (1024, 1366), scale: 2, cornerRadius: 18,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (405.5, 501),
      models: [
        ("ipad-pro-12.9-5", "iPad Pro (12.9-inch) (5th generation)"),
        ("ipad-pro-12.9-6", "iPad Pro (12.9-inch) (6th generation)"),
        ("ipad-air-13-m2", "iPad Air 13-inch (M2/M3)"),
      ]),
    DevicePanel(
      idiom: .pad, size: (1032, 1376), scale: 2, cornerRadius: 30,
      portraitInsets: (24, 20), landscapeInsets: (24, 0, 20),
      isWideInLandscape: true, margins: (20, 20), keyboards: (405.5, 501),
      models: [
        ("ipad-pro-13-m4", "iPad Pro 13-inch (M4)")
      ]),
  ]
}
