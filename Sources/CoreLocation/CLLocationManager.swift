public import Foundation

/// What an app may know about places.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// Nobody may ask.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Everything, always.
  case authorizedAlways = 3
  /// Everything while the app is in use.
  case authorizedWhenInUse = 4
}

/// How exactly an app may know places.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as can be.
  case fullAccuracy = 0
  /// Roughly.
  case reducedAccuracy = 1
}

/// What an app uses places for.
public enum CLActivityType: Int, Sendable {
  /// Anything.
  case other = 1
  /// Driving.
  case automotiveNavigation = 2
  /// Walking and sports.
  case fitness = 3
  /// Boats, trains, planes.
  case otherNavigation = 4
  /// Flying.
  case airborne = 5
}

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// It can't be found out now.
    case locationUnknown = 0
    /// The user does not want it.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The compass is disturbed.
    case headingFailure = 3
    /// Nothing is known of that address.
    case geocodeFoundNoResult = 8
    /// The search was cancelled.
    case geocodeCanceled = 10
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }

  /// It can't be found out now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user does not want it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
}

/// Hears where the device is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with the places since the last call; a stage is nowhere, so that it never is.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the place isn't known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when what the app may know has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when what the app may know has changed, by the older name.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when the device turns; a stage doesn't.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when the device comes into a region; a stage doesn't.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device leaves a region; a stage doesn't.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Tells where the device is.
///
/// A stage is nowhere: the app is treated as one that may not know, and a place that is asked for
/// fails with `CLError.denied`. A test tells of a place by calling the delegate.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Who hears of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The movement after which a place is told, in meters.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What places are used for.
  open var activityType = CLActivityType.other
  /// Whether the system may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether places are told in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar says so.
  open var showsBackgroundLocationIndicator = false
  /// The turn after which the direction is told, in degrees.
  open var headingFilter: CLLocationDegrees = 1

  /// Creates a manager.
  public override init() { super.init() }

  /// What the app may know: nothing.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly: roughly.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// The last direction: none.
  open var heading: CLHeading? { nil }
  /// The regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// What the app may know, by the older name: nothing.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether the device tells places at all.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether the device has a compass.
  open class func headingAvailable() -> Bool { false }

  /// Asks the user, who has said no.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user, who has said no.
  open func requestAlwaysAuthorization() {}
  /// Asks for a place, which fails.
  open func requestLocation() { fail() }
  /// Asks for places, which fails.
  open func startUpdatingLocation() { fail() }
  /// Asks for no more places.
  open func stopUpdatingLocation() {}
  /// Asks for directions; there are none.
  open func startUpdatingHeading() {}
  /// Asks for no more directions.
  open func stopUpdatingHeading() {}
  /// Watches large movements; a stage makes none.
  open func startMonitoringSignificantLocationChanges() {}
  /// Watches no more.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches a region; a stage doesn't move.
  open func startMonitoring(for region: CLRegion) {}
  /// Watches no more.
  open func stopMonitoring(for region: CLRegion) {}

  private func fail() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
}
