extension Schema {
  /// What is known about one property of a class of models, or about several that are unique
  /// together.
  ///
  /// Never changed after its creation; key paths are only not known to be safe to share.
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keypath: AnyKeyPath?
    let metadata: (any Sendable)?
    let unique: [AnyKeyPath]?

    /// Describes a property.
    ///
    /// - Parameters:
    ///   - name: The property's name.
    ///   - keypath: The property.
    ///   - defaultValue: Its value where none was kept; not used here.
    ///   - metadata: How it is kept, an `Attribute` or a `Relationship`.
    public init(
      name: String, keypath: AnyKeyPath, defaultValue: Any? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      (self.name, self.keypath, self.metadata) = (name, keypath, metadata)
      let isUnique = (metadata as? Attribute)?.isUnique == true
      unique = isUnique ? [keypath] : nil
    }

    /// Lists properties that together no two models have the same values of.
    public init(unique: [AnyKeyPath]) {
      (name, keypath, metadata, self.unique) = ("", nil, nil, unique)
    }
  }

  /// A class of models.
  public struct Entity: Hashable, Sendable {
    private let type: any PersistentModel.Type

    init(_ type: any PersistentModel.Type) { self.type = type }

    /// The name of the class.
    public var name: String { Schema.entityName(for: type) }

    /// The names of the properties that lead to no models.
    public var attributesByName: [String: Attribute] {
      named { property in
        property.isRelationship ? nil : property.metadata as? Attribute ?? Attribute()
      }
    }

    /// The names of the properties that lead to models.
    public var relationshipsByName: [String: Relationship] {
      named { property in
        property.isRelationship ? property.metadata as? Relationship ?? Relationship() : nil
      }
    }

    private func named<T>(_ value: (PropertyMetadata) -> T?) -> [String: T] {
      let pairs = type.schemaMetadata.filter { $0.keypath != nil }
        .compactMap { property in value(property).map { (property.name, $0) } }
      return Dictionary(pairs) { first, _ in first }
    }

    /// Whether two entities are the same class.
    public static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    /// Hashes the class.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }
}

extension Schema.PropertyMetadata {
  fileprivate var isRelationship: Bool {
    keypath.map { type(of: $0).valueType is any _RelationshipValue.Type } ?? false
  }
}

/// How a property of a model is kept.
public protocol SchemaProperty: Sendable {
  /// The property's name in an earlier schema.
  var originalName: String { get }
}

extension Schema {
  /// How a property that leads to no models is kept.
  public struct Attribute: SchemaProperty {
    /// What can be special about a property.
    public struct Option: Equatable, Sendable {
      private let name: String

      /// No two models have the same value.
      public static let unique = Option(name: "unique")
      /// The value lies in a file of its own; nothing is written to disk here.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is never written.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value may be encrypted in the cloud; nothing is written here.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value can be found by the system's search; nothing is written here.
      public static let spotlight = Option(name: "spotlight")
      /// The value is kept in the history after a deletion; nothing is written here.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")

      /// The value is transformed when it is written; nothing is written here.
      public static func transformable(by transformer: Any.Type) -> Option {
        Option(name: "transformable")
      }

      /// The value is transformed when it is written; nothing is written here.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable")
      }
    }

    /// What is special about the property.
    public let options: [Option]
    /// The property's name in an earlier schema.
    public let originalName: String

    /// Describes a property.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName ?? ""
    }

    /// Whether no two models have the same value.
    public var isUnique: Bool { options.contains(.unique) }
  }

  /// How a property that leads to models is kept.
  public struct Relationship: SchemaProperty, @unchecked Sendable {
    /// What can be special about a relationship.
    public struct Option: Equatable, Sendable {
      private let name: String

      /// No two models lead to the same one.
      public static let unique = Option(name: "unique")
    }

    /// What happens to the models that a deleted one leads to.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// Nothing.
      case noAction
      /// They don't lead back any more.
      case nullify
      /// They are deleted as well.
      case cascade
      /// While there are any, saving the deletion fails.
      case deny
    }

    /// What is special about the relationship.
    public let options: [Option]
    /// What happens to the other models when this one is deleted.
    public let deleteRule: DeleteRule
    /// The least number of other models; not checked here.
    public let minimumModelCount: Int?
    /// The greatest number of other models; not checked here.
    public let maximumModelCount: Int?
    /// The property's name in an earlier schema.
    public let originalName: String
    /// The other models' property that leads back.
    public let inverseKeyPath: AnyKeyPath?

    // Reason: SwiftData's own parameters.
    /// Describes a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      (self.options, self.deleteRule) = (options, deleteRule)
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName ?? ""
      inverseKeyPath = inverse
    }
  }

  /// A way to find models faster.
  public struct Index<T: PersistentModel>: Sendable {
    /// The kinds of index.
    public enum Types<Model: PersistentModel>: @unchecked Sendable {
      /// An ordered one.
      case binary([PartialKeyPath<Model>])
      /// One of places and ranges.
      case rtree([PartialKeyPath<Model>])
    }
  }
}
