/// The name of a device that a preview is shown on, such as `iPhone 13`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// The device, found by its maker's name or by its identifier; nil where it isn't known.
  ///
  /// Of a device without its generation, or of one that isn't known, the newest known one stands in.
  package var device: Device? {
    let wanted = Self.words(rawValue)
    if wanted.isEmpty { return nil }
    if let device = Device.named(rawValue) ?? Device.named(wanted.joined(separator: "-")) {
      return device
    }
    let known = Device.all.map { (device: $0, words: Self.words($0.name)) }
    if let same = known.first(where: { $0.words == wanted }) { return same.device }
    let family = wanted.last == "generation" ? Array(wanted.dropLast(2)) : wanted
    // One word, such as “iPhone”, is no device.
    guard family.count > 1 else { return nil }
    return known.last { $0.words.starts(with: family) && $0.words.last == "generation" }?.device
  }

  /// The words of a name in lower case: `iPad Pro (11-inch) (4th generation)` and
  /// `iPad Pro 11-inch (4th generation)` are one device.
  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
  }
}
