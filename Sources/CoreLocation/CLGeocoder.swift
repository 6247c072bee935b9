public import Foundation

/// What is known of a place: here only where it is.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?

  /// Creates what is known of a place.
  public init(location: CLLocation?) { self.location = location }
  /// Creates a copy.
  public convenience init(placemark: CLPlacemark) { self.init(location: placemark.location) }

  /// The name of the place; it is not known.
  open var name: String? { nil }
  /// The street; it is not known.
  open var thoroughfare: String? { nil }
  /// The number in the street; it is not known.
  open var subThoroughfare: String? { nil }
  /// The city; it is not known.
  open var locality: String? { nil }
  /// The part of the city; it is not known.
  open var subLocality: String? { nil }
  /// The state; it is not known.
  open var administrativeArea: String? { nil }
  /// The part of the state; it is not known.
  open var subAdministrativeArea: String? { nil }
  /// The postal code; it is not known.
  open var postalCode: String? { nil }
  /// The country's code; it is not known.
  open var isoCountryCode: String? { nil }
  /// The country; it is not known.
  open var country: String? { nil }
  /// The time zone; it is not known.
  open var timeZone: TimeZone? { nil }
}

/// Finds places for addresses and the other way round.
///
/// There is no network and no map here: every search fails with `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Called with what was found.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Creates a geocoder.
  public override init() { super.init() }

  /// Whether a search is under way; none ever is.
  open var isGeocoding: Bool { false }
  /// Ends the search.
  open func cancelGeocode() {}

  /// Looks up a place, which fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks up a place, which fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks up an address, which fails.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Looks up a place, which fails.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Looks up an address, which fails.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
}
