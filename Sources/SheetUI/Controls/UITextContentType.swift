/// What a text field is for, in UIKit's words.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// The content `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// The content `namePrefix`.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The content `givenName`.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The content `middleName`.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The content `familyName`.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The content `nameSuffix`.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The content `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The content `jobTitle`.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The content `organizationName`.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The content `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// The content `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The content `streetAddressLine1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The content `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The content `addressCity`.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The content `addressState`.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The content `addressCityAndState`.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The content `sublocality`.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The content `countryName`.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The content `postalCode`.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The content `telephoneNumber`.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The content `emailAddress`.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The content `URL`.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The content `creditCardNumber`.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The content `creditCardName`.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The content `creditCardGivenName`.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The content `creditCardMiddleName`.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The content `creditCardFamilyName`.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// The content `creditCardSecurityCode`.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The content `creditCardExpiration`.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The content `creditCardExpirationMonth`.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth")
  /// The content `creditCardExpirationYear`.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear")
  /// The content `creditCardType`.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// The content `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The content `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// The content `newPassword`.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The content `oneTimeCode`.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The content `shipmentTrackingNumber`.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The content `flightNumber`.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The content `dateTime`.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The content `birthdate`.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The content `birthdateDay`.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The content `birthdateMonth`.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The content `birthdateYear`.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The content `cellularEID`.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The content `cellularIMEI`.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}

extension View {
  /// Says what the text in the view is for; the system's suggestions aren't part of a picture.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }
}
