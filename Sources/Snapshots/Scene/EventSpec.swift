/// Something that happens at an instant of a scene.
public struct EventSpec: Equatable, Sendable {
  /// The instant in seconds.
  public var time: Double
  /// What happens.
  public var action: Action
  /// The place in the file, for messages.
  public var position: JSONPosition?

  /// Creates an event.
  public init(at time: Double, _ action: Action) {
    self.time = time
    self.action = action
  }

  /// What happens.
  public enum Action: Equatable, Sendable {
    /// The sheet's binding is set.
    case present(Bool)
    /// A state is set.
    case set(StateReference, Bool)
    /// A tap.
    case tap(Target)
    /// A drag.
    case drag(Drag)
    /// A scroll at a point, by a distance in points; positive ones show what lies further on.
    case scroll(x: Double, y: Double, dx: Double, dy: Double)
    /// The keyboard comes, with a height in points or the device's own.
    case keyboard(height: Double?)
    /// The keyboard goes.
    case hideKeyboard
    /// The device is turned.
    case rotate(OrientationSpec)
  }

  /// What a tap hits.
  public enum Target: Equatable, Sendable {
    /// A point of the screen in points.
    case point(x: Double, y: Double)
    /// The view that shows a text.
    case text(String)
    /// The view with an accessibility identifier.
    case identifier(String)
  }

  /// A finger that moves over the screen.
  public struct Drag: Equatable, Sendable {
    /// Where it starts, in points.
    public var x: Double
    /// Where it starts, in points.
    public var y: Double
    /// How far it goes to the right.
    public var dx: Double
    /// How far it goes downward.
    public var dy: Double
    /// How long it takes, in seconds.
    public var duration: Double
    /// How it ends.
    public var end: DragEndSpec
  }
}

/// How a drag ends.
public enum DragEndSpec: String, CaseIterable, Sendable {
  /// The finger leaves the screen while it moves.
  case released
  /// The finger rests, then leaves the screen.
  case stopped
  /// The finger stays.
  case held
  /// The system takes the gesture away.
  case cancelled
}

/// How a device is held.
public enum OrientationSpec: String, CaseIterable, Sendable {
  case portrait, landscape
}
