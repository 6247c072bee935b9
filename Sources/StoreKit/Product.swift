public import Foundation

/// Something that the store sells; it has nothing here.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kinds of what the store sells.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is used up.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// What is kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// What lasts for some time.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// What is paid again and again.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// A length of time.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What it is counted in.
    public enum Unit: Hashable, Sendable {
      /// Days.
      case day
      /// Weeks.
      case week
      /// Months.
      case month
      /// Years.
      case year
    }

    /// What it is counted in.
    public let unit: Unit
    /// How many.
    public let value: Int
  }

  /// A cheaper beginning.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// In parts.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    /// The price.
    public let price: Decimal
    /// The price in words.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How it is paid.
    public let paymentMode: PaymentMode
  }

  /// What is paid again and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// A cheaper beginning.
    public let introductoryOffer: SubscriptionOffer?
    /// The name of the group.
    public let subscriptionGroupID: String
    /// After how long it is paid again.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Whether the user may have the cheaper beginning: nobody may.
    public var isEligibleForIntroOffer: Bool { get async { false } }
  }

  /// What became of buying.
  public enum PurchaseResult: Sendable {
    /// It was bought.
    case success(VerificationResult<Transaction>)
    /// The user did not want to.
    case userCancelled
    /// Somebody has to agree.
    case pending
  }

  /// A wish about buying.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    /// Names the user to the app.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: token.uuidString)
    }
    /// Buys several.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: String(quantity))
    }
  }

  /// The name.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The title.
  public let displayName: String
  /// What it is.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price in words.
  public let displayPrice: String
  /// Whether a family may share it.
  public let isFamilyShareable: Bool
  /// What is paid again and again.
  public let subscription: SubscriptionInfo?

  /// Finds what is sold under some names: nothing.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Lets the user buy it, who does not want to.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

/// Whether the store vouches for something.
public enum VerificationResult<Value> {
  /// Why it doesn't.
  public enum VerificationError: Error, Hashable, Sendable {
    /// Its signature is wrong.
    case invalidSignature
  }

  /// It doesn't.
  case unverified(Value, VerificationError)
  /// It does.
  case verified(Value)

  /// What it vouches for; throws why it doesn't.
  public var payloadValue: Value {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What it is about, vouched for or not.
  public var unsafePayloadValue: Value {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where Value: Sendable {}

/// Something that the user has bought: nothing.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// What comes in order: nothing.
  public struct Transactions: AsyncSequence, Sendable {
    /// Comes to the end at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    /// Starts.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The number.
  public let id: UInt64
  /// The number of the first time.
  public let originalID: UInt64
  /// The name of what was bought.
  public let productID: String
  /// The kind of what was bought.
  public let productType: Product.ProductType
  /// When it was bought.
  public let purchaseDate: Date
  /// Until when it lasts.
  public let expirationDate: Date?
  /// When it was given back.
  public let revocationDate: Date?
  /// Whether something better took its place.
  public let isUpgraded: Bool

  /// All that the user has bought: nothing.
  public static var all: Transactions { Transactions() }
  /// All that the user may use: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All that is bought from now on: nothing.
  public static var updates: Transactions { Transactions() }
  /// All that isn't finished: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// The last time that something was bought: never.
  public static func latest(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  /// The last time that something was bought that may be used: never.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Says that the app has handed it over.
  public func finish() async {}
}

/// Why the store failed.
public enum StoreKitError: Error, Sendable {
  /// It is not known.
  case unknown
  /// The user did not want to.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The app may not.
  case notEntitled
}
