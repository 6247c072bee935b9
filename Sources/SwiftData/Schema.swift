/// The classes of models that a container keeps.
public final class Schema: Hashable, Sendable, CustomDebugStringConvertible {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a version from its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The numbers with dots between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Whether one version comes before another.
    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// The classes of models.
  let types: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Creates a schema of several classes of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  /// Creates a schema of several classes of models.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Creates a schema without classes.
  public convenience init() { self.init([]) }

  /// The version of the schema.
  public var schemaVersion: Version { version }

  /// The classes of models and of those that they lead to, by name.
  public var entities: [Entity] { reachableTypes.map(Entity.init) }

  /// The classes of models by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The class of models for a type.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    reachableTypes.contains { $0 == type } ? Entity(type) : nil
  }

  /// The name of the class of models for a type.
  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }

  private var reachableTypes: [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var waiting = types
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(where: { $0 == next }) else { continue }
      found.append(next)
      waiting += ModelLayout.of(next).relationships.map(\.destination)
    }
    return found
  }

  /// Whether two schemas have the same classes and version.
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version
      && left.types.map(ObjectIdentifier.init) == right.types.map(ObjectIdentifier.init)
  }

  /// Hashes the classes and the version.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(types.map(ObjectIdentifier.init))
  }

  /// The names of the classes.
  public var debugDescription: String {
    "Schema(\(types.map { Schema.entityName(for: $0) }.joined(separator: ", ")))"
  }
}
