/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Hashable, Sendable {
  /// The orientation's identity.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}
