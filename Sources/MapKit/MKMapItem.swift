// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation

/// What is known of a place, with an address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// Creates what is known of a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates what is known of a place, whose address is not kept.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }

  /// The address: it is not known.
  open var title: String? { nil }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  /// Amusement park.
  public static let amusementPark = Self("AmusementPark")
  /// Aquarium.
  public static let aquarium = Self("Aquarium")
  /// Atm.
  public static let atm = Self("ATM")
  /// Automotive repair.
  public static let automotiveRepair = Self("AutomotiveRepair")
  /// Baseball.
  public static let baseball = Self("Baseball")
  /// Basketball.
  public static let basketball = Self("Basketball")
  /// Beauty.
  public static let beauty = Self("Beauty")
  /// Bowling.
  public static let bowling = Self("Bowling")
  /// Brewery.
  public static let brewery = Self("Brewery")
  /// Campground.
  public static let campground = Self("Campground")
  /// Car rental.
  public static let carRental = Self("CarRental")
  /// Castle.
  public static let castle = Self("Castle")
  /// Convention center.
  public static let conventionCenter = Self("ConventionCenter")
  /// Distillery.
  public static let distillery = Self("Distillery")
  /// Ev charger.
  public static let evCharger = Self("EVCharger")
  /// Fairground.
  public static let fairground = Self("Fairground")
  /// Fire station.
  public static let fireStation = Self("FireStation")
  /// Fishing.
  public static let fishing = Self("Fishing")
  /// Fitness center.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Fortress.
  public static let fortress = Self("Fortress")
  /// Go kart.
  public static let goKart = Self("GoKart")
  /// Golf.
  public static let golf = Self("Golf")
  /// Hiking.
  public static let hiking = Self("Hiking")
  /// Kayaking.
  public static let kayaking = Self("Kayaking")
  /// Landmark.
  public static let landmark = Self("Landmark")
  /// Laundry.
  public static let laundry = Self("Laundry")
  /// Mailbox.
  public static let mailbox = Self("Mailbox")
  /// Marina.
  public static let marina = Self("Marina")
  /// Mini golf.
  public static let miniGolf = Self("MiniGolf")
  /// Movie theater.
  public static let movieTheater = Self("MovieTheater")
  /// Music venue.
  public static let musicVenue = Self("MusicVenue")
  /// National monument.
  public static let nationalMonument = Self("NationalMonument")
  /// National park.
  public static let nationalPark = Self("NationalPark")
  /// Planetarium.
  public static let planetarium = Self("Planetarium")
  /// Police.
  public static let police = Self("Police")
  /// Post office.
  public static let postOffice = Self("PostOffice")
  /// Restroom.
  public static let restroom = Self("Restroom")
  /// Rock climbing.
  public static let rockClimbing = Self("RockClimbing")
  /// Rv park.
  public static let rvPark = Self("RVPark")
  /// Skate park.
  public static let skatePark = Self("SkatePark")
  /// Skating.
  public static let skating = Self("Skating")
  /// Skiing.
  public static let skiing = Self("Skiing")
  /// Soccer.
  public static let soccer = Self("Soccer")
  /// Spa.
  public static let spa = Self("Spa")
  /// Stadium.
  public static let stadium = Self("Stadium")
  /// Surfing.
  public static let surfing = Self("Surfing")
  /// Swimming.
  public static let swimming = Self("Swimming")
  /// Tennis.
  public static let tennis = Self("Tennis")
  /// Theater.
  public static let theater = Self("Theater")
  /// Volleyball.
  public static let volleyball = Self("Volleyball")
  /// Winery.
  public static let winery = Self("Winery")
  /// Zoo.
  public static let zoo = Self("Zoo")
  /// Airports.
  public static let airport = Self("Airport")
  /// Bakeries.
  public static let bakery = Self("Bakery")
  /// Banks.
  public static let bank = Self("Bank")
  /// Beaches.
  public static let beach = Self("Beach")
  /// Cafés.
  public static let cafe = Self("Cafe")
  /// Shops for food.
  public static let foodMarket = Self("FoodMarket")
  /// Filling stations.
  public static let gasStation = Self("GasStation")
  /// Hospitals.
  public static let hospital = Self("Hospital")
  /// Hotels.
  public static let hotel = Self("Hotel")
  /// Libraries.
  public static let library = Self("Library")
  /// Museums.
  public static let museum = Self("Museum")
  /// Bars.
  public static let nightlife = Self("Nightlife")
  /// Parks.
  public static let park = Self("Park")
  /// Places for cars.
  public static let parking = Self("Parking")
  /// Pharmacies.
  public static let pharmacy = Self("Pharmacy")
  /// Stops.
  public static let publicTransport = Self("PublicTransport")
  /// Restaurants.
  public static let restaurant = Self("Restaurant")
  /// Schools.
  public static let school = Self("School")
  /// Shops.
  public static let store = Self("Store")
  /// Universities.
  public static let university = Self("University")
}

/// A place with a name and what is known of it.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  /// What is known of the place.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The number to call.
  open var phoneNumber: String?
  /// The address on the web.
  open var url: URL?
  /// The kind of place.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// The time zone.
  open var timeZone: TimeZone?

  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Creates a place of the map, whose address is not kept.
  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
  }

  /// Where the device is: nowhere.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  /// The place.
  open var location: CLLocation {
    CLLocation(
      latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// Whether the device is there: it is nowhere.
  open var isCurrentLocation: Bool { false }

  /// Opens the system's map, which leaves no trace in a picture.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens the system's map, which leaves no trace in a picture.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
  /// All of it.
  public let fullAddress: String
  /// The first part.
  public let shortAddress: String?

  /// Creates an address.
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// The name of the way that the system's map shows.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The name of driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The name of walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Why the map failed.
public struct MKError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: UInt, Sendable {
    /// It is not known.
    case unknown = 1
    /// There is no network.
    case serverFailure = 2
    /// Nothing was found.
    case placemarkNotFound = 4
    /// There is no way.
    case directionsNotFound = 5
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// Finds places; there is no network here, so that every search fails.
open class MKLocalSearch: NSObject {
  /// What to search for.
  open class Request: NSObject {
    /// The kinds of what is found.
    public struct ResultType: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Addresses.
      public static let address = ResultType(rawValue: 1)
      /// Places with names.
      public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the globe.
    open var region = MKCoordinateRegion()
    /// The kinds of what is found.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// Creates a search for nothing yet.
    public override init() { super.init() }
    /// Creates a search for what the user has chosen.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// What was found.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The part of the globe around them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Called with what was found.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}

  /// Whether it is under way: it never is.
  open var isSearching: Bool { false }
  /// Searches, which fails.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Searches, which fails.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Ends the search.
  open func cancel() {}
}

/// What a search for some letters offers.
open class MKLocalSearchCompletion: NSObject {
  /// The name.
  open var title: String { "" }
  /// The address.
  open var subtitle: String { "" }
}

/// Hears what a search for some letters offers.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called with what was found; nothing ever is.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when the search has failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Searches while the user types; there is no network here, so that nothing is found.
open class MKLocalSearchCompleter: NSObject {
  /// The letters.
  open var queryFragment = "" {
    didSet { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
  }
  /// The part of the globe.
  open var region = MKCoordinateRegion()
  /// The kinds of what is found.
  open var resultTypes: MKLocalSearch.Request.ResultType = [.address, .pointOfInterest]
  /// Who hears of it.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?

  /// Creates a search.
  public override init() { super.init() }

  /// What was found: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it is under way: it never is.
  open var isSearching: Bool { false }
  /// Ends the search.
  open func cancel() {}
}
