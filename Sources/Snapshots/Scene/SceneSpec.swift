public import SheetUI

/// A scene file's content: a stage, what is shown on it, the sheet over it, and what happens.
public struct SceneSpec: Equatable, Sendable {
  /// A title for people.
  public var title: String?
  /// The device and its settings.
  public var stage: StageSpec
  /// The names and first values of the states.
  public var states: [StateSpec]
  /// What lies under the sheet.
  public var presenter: [ViewSpec]
  /// The sheet.
  public var sheet: SheetSpec?
  /// What happens, in order of time.
  public var timeline: [EventSpec]
  /// When the picture is taken.
  public var instant: InstantSpec
  /// The frames of the animation that is verified instead of one picture.
  public var frames: FramesSpec?
  /// Where nothing is compared.
  public var masks: [SnapshotMask]
}

/// Which frames of a scene are taken.
public struct FramesSpec: Equatable, Sendable {
  /// The first frame's instant, in seconds.
  public var start: Double
  /// The last frame's instant; it isn't later.
  public var end: InstantSpec
  /// The frames a second.
  public var rate: Int

  /// The frames a second that `verify` takes unless told otherwise: enough to see a motion, few
  /// enough to keep beside each other.
  public static let usualRate = 10
  /// The frames a second that can be told apart in a file's hundredths and thousandths.
  public static let allowedRates = 1...1000

  /// Creates a row of frames.
  public init(from start: Double = 0, to end: InstantSpec = .settled, rate: Int = usualRate) {
    self.start = start
    self.end = end
    self.rate = rate
  }
}

/// A device and its settings.
public struct StageSpec: Equatable, Sendable {
  /// The device.
  public var device: Device
  /// How it is held.
  public var orientation: OrientationSpec
  /// Light or dark.
  public var appearance: AppearanceSpec
  /// The size of text.
  public var sizeCategory: SizeCategorySpec
  /// The locale's identifier; `nil` for the default.
  public var locale: String?
  /// The direction of reading.
  public var layoutDirection: LayoutDirectionSpec

  /// The settings that a scene has when it names none.
  public static let standard = StageSpec(
    device: Device.named("iphone-13") ?? Device.all[0], orientation: .portrait,
    appearance: .light, sizeCategory: .large, locale: nil, layoutDirection: .leftToRight)
}

/// A truth that views show and events change.
public struct StateSpec: Equatable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: Bool
}

/// When a picture is taken.
public enum InstantSpec: Equatable, Sendable {
  /// When nothing moves any more after the last event.
  case settled
  /// At a time in seconds.
  case seconds(Double)
}
