public import Foundation

/// Where the models of a container are kept.
///
/// Whatever it says, they are kept in memory for the picture; nothing is written to disk.
public struct ModelConfiguration: DataStoreConfiguration {
  /// An app group whose folder would hold the file.
  public struct GroupContainer: Hashable, Sendable {
    /// The app's own, if it has one.
    public static let automatic = GroupContainer(name: "automatic")
    /// No group.
    public static let none = GroupContainer(name: "none")

    let name: String

    /// The group with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: "group " + groupName)
    }
  }

  /// A database in the cloud that the models would be copied to.
  public struct CloudKitDatabase: Hashable, Sendable {
    /// The app's own, if it has one.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")

    let name: String

    /// The private database of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: "private " + privateDBName)
    }
  }

  /// The name.
  public let name: String
  /// The classes of models, if it is about some of them only.
  public var schema: Schema?
  /// The file's place; nothing is there.
  public let url: URL
  /// Whether models are meant to be in memory only, as they always are.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes can be saved.
  public let allowsSave: Bool
  /// The app group.
  public let groupContainer: GroupContainer
  /// The database in the cloud.
  public let cloudKitDatabase: CloudKitDatabase

  // Reason: SwiftData's own parameters.
  /// Describes a place by what is special about it.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(self.name).store")
  }

  /// Describes a place by the file's address.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    isStoredInMemoryOnly = false
    groupContainer = .none
  }

  /// Describes the place of some classes of models.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// A description of the place where models are kept.
public protocol DataStoreConfiguration: Hashable, Sendable {
  /// The name.
  var name: String { get }

  /// The classes of models.
  var schema: Schema? { get }
}

/// Why models can't be kept, found or saved.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// A deletion that a relationship denies.
  public static let modelValidationFailure = SwiftDataError(
    description: "a model can't be deleted while its relationship denies it")
  /// A change to models that can only be read.
  public static let saveNotAllowed = SwiftDataError(
    description: "the configuration does not allow saving")
  /// A model without a context.
  public static let missingModelContext = SwiftDataError(description: "there is no model context")
  /// A class of models that the container does not know.
  public static let unknownSchema = SwiftDataError(description: "the schema is unknown")
  /// A container that can't be made.
  public static let loadIssueModelContainer = SwiftDataError(
    description: "the model container can't be made")
}
