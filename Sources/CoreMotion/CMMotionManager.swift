// User code that imports `CoreMotion` relies on it for Foundation's names.
@_exported public import Foundation

/// A push in three directions.
public struct CMAcceleration: Sendable {
  /// To the right.
  public var x: Double
  /// Up.
  public var y: Double
  /// To the front.
  public var z: Double

  /// Creates a push.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device is turned: not at all.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// Around its long side, in radians.
  open var roll: Double { 0 }
  /// Around its short side, in radians.
  open var pitch: Double { 0 }
  /// Around what sticks out of it, in radians.
  open var yaw: Double { 0 }
}

/// How a device moves: not at all.
open class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// How it is turned.
  open var attitude: CMAttitude { CMAttitude() }
  /// The pull of the Earth.
  open var gravity: CMAcceleration { CMAcceleration(y: -1) }
  /// The push of the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// What a device is pushed by.
open class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The push.
  open var acceleration: CMAcceleration { CMAcceleration(y: -1) }
}

/// Tells how the device moves; a stage stands still and has nothing to tell with.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Called with movements.
  public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
  /// Called with pushes.
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void

  /// The time between movements, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The time between pushes, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01

  /// Creates what tells movements.
  public override init() { super.init() }

  /// Whether movements can be told: they can't.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether they are told: they aren't.
  open var isDeviceMotionActive: Bool { false }
  /// Whether pushes can be told: they can't.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether turns can be told: they can't.
  open var isGyroAvailable: Bool { false }
  /// The last movement: none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last push: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Starts; nothing is told.
  open func startDeviceMotionUpdates() {}
  /// Starts; nothing is told.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Stops.
  open func stopDeviceMotionUpdates() {}
  /// Starts; nothing is told.
  open func startAccelerometerUpdates() {}
  /// Starts; nothing is told.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Stops.
  open func stopAccelerometerUpdates() {}
}

/// What a user has walked.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The steps: none.
  open var numberOfSteps: NSNumber { 0 }
  /// The way, in meters: none.
  open var distance: NSNumber? { nil }
}

/// Counts steps; nobody walks on a stage.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Called with what the user has walked.
  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

  /// Creates what counts steps.
  public override init() { super.init() }

  /// Whether steps can be counted: they can't.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Starts; nothing is counted.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Stops.
  open func stopUpdates() {}
  /// What the user has walked between two times: nothing.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { handler(CMPedometerData(), nil) }
}
