extension Device {
  /// All known devices: phones, then tablets, then windows, older ones first.
  public static let all: [Device] = DevicePanel.all.flatMap(\.devices)

  /// Shorter names of devices.
  public static let aliases: [(alias: String, id: String)] = [
    ("ipad", "ipad-10"),
    ("ipad-air", "ipad-air-5"),
    ("ipad-mini", "ipad-mini-6"),
    ("ipad-pro-11", "ipad-pro-11-4"),
    ("ipad-pro-12.9", "ipad-pro-12.9-6"),
    ("ipad-pro-13", "ipad-pro-13-m4"),
    ("iphone-se", "iphone-se-3"),
    ("ipod-touch", "ipod-touch-7"),
    ("mac", "mac-1280x800"),
    ("mac-catalyst", "mac-1024x768"),
  ]

  /// Returns the device with an identifier or alias.
  public static func named(_ id: String) -> Device? {
    let id = aliases.first { $0.alias == id }?.id ?? id
    return all.first { $0.id == id }
  }
}
