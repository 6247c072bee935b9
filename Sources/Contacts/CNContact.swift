// swift-format-ignore-file: AlwaysUseLowerCamelCase

// User code that imports `Contacts` relies on it for Foundation's names.
@_exported public import Foundation

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number in writing.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}

/// Something with a label.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// What tells it apart.
  open var identifier: String { "" }
  /// The label.
  public let label: String?
  /// The thing.
  public let value: ValueType

  /// Labels something.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

/// The label of what is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of what is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a number that is carried around.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// Somebody whom the user knows.
open class CNContact: NSObject, @unchecked Sendable {
  fileprivate var words: [String: String] = [:]
  fileprivate var phones: [CNLabeledValue<CNPhoneNumber>] = []
  fileprivate var mails: [CNLabeledValue<NSString>] = []
  fileprivate var picture: Data?

  /// Creates somebody without a name.
  public override init() { super.init() }

  /// What tells people apart.
  open var identifier: String { "" }
  /// The given name.
  open var givenName: String { words["givenName"] ?? "" }
  /// The family name.
  open var familyName: String { words["familyName"] ?? "" }
  /// The company.
  open var organizationName: String { words["organizationName"] ?? "" }
  /// The numbers.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { phones }
  /// The addresses of mails.
  open var emailAddresses: [CNLabeledValue<NSString>] { mails }
  /// The picture.
  open var imageData: Data? { picture }
  /// The picture, small.
  open var thumbnailImageData: Data? { picture }
}

/// Somebody whose name can change.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The given name.
  open override var givenName: String {
    get { words["givenName"] ?? "" }
    set { words["givenName"] = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { words["familyName"] ?? "" }
    set { words["familyName"] = newValue }
  }
  /// The company.
  open override var organizationName: String {
    get { words["organizationName"] ?? "" }
    set { words["organizationName"] = newValue }
  }
  /// The numbers.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { phones }
    set { phones = newValue }
  }
  /// The addresses of mails.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { mails }
    set { mails = newValue }
  }
  /// The picture.
  open override var imageData: Data? {
    get { picture }
    set { picture = newValue }
  }
}

/// What is wanted of people.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

/// The name of given names.
public let CNContactGivenNameKey = "givenName"
/// The name of family names.
public let CNContactFamilyNameKey = "familyName"
/// The name of numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of addresses of mails.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of small pictures.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// What is in an address book.
public enum CNEntityType: Int, Sendable {
  /// People.
  case contacts = 0
}

/// What an app may do with the address book.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// Nobody may ask.
  case restricted = 1
  /// Nothing.
  case denied = 2
  /// Everything.
  case authorized = 3
  /// What the user has picked.
  case limited = 4
}

/// Why something could not be done with the address book.
public struct CNError: Error, Hashable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The user does not want it.
    case authorizationDenied = 100
  }

  /// The kind of reason.
  public let code: Code

  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// Which people are wanted.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// Creates a request for all people.
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// The user's address book: empty, and the app may not have it.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates what keeps people.
  public override init() { super.init() }

  /// What the app may do: nothing.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Asks the user, who says no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  /// Asks the user, who says no.
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Goes through people, which fails.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
}

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// All of it.
    case fullName = 0
  }

  /// The given and the family name, or the company.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    if !name.isEmpty { return name.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
}
