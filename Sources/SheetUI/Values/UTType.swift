import Foundation

/// A kind of data, by its identifier.
///
/// Kinds that are declared here know their file names' extension, their MIME type and what they are
/// kinds of; a kind of an app's own knows what it is created with.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier.
  public let identifier: String

  private let own: UTTypeRecord?

  init(declared identifier: String) {
    self.identifier = identifier
    own = nil
  }

  private init(_ identifier: String, _ record: UTTypeRecord) {
    self.identifier = identifier
    own = record
  }

  /// Creates a declared kind; nil for an identifier that isn't declared.
  public init?(_ identifier: String) {
    guard UTTypeTable.records[identifier] != nil else { return nil }
    self.init(declared: identifier)
  }

  /// Creates the declared kind of files with an extension; nil where there is none.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    let found = UTTypeTable.ordered.first {
      $0.fileExtensions.contains(wanted)
        && UTType(declared: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(declared: found.identifier)
  }

  /// Creates the declared kind of a MIME type; nil where there is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    let found = UTTypeTable.ordered.first {
      $0.mimeType == wanted && UTType(declared: $0.identifier).conforms(to: supertype)
    }
    guard let found else { return nil }
    self.init(declared: found.identifier)
  }

  /// Creates a kind that the app owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      identifier, UTTypeRecord(identifier, parents: [(parentType ?? .data).identifier]))
  }

  /// Creates a kind that another app owns.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the kind with an identifier that is read.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Whether two kinds have the same identifier.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  private var record: UTTypeRecord? { UTTypeTable.records[identifier] ?? own }

  /// The usual extension of the kind's files; nil where there is none.
  public var preferredFilenameExtension: String? { record?.fileExtensions.first }
  /// The usual MIME type; nil where there is none.
  public var preferredMIMEType: String? { record?.mimeType }
  /// The kind in words; nil where there are none.
  public var localizedDescription: String? { record?.words }
  /// Whether the kind is one of the system's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Whether the kind is made up for unknown data; none is.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the kind is declared.
  public var isDeclared: Bool { record != nil }

  /// What the kind is a kind of, directly or through others.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = record?.parents ?? []
    while let identifier = next.popLast() {
      guard found.insert(UTType(declared: identifier)).inserted else { continue }
      next += UTTypeTable.records[identifier]?.parents ?? []
    }
    return found
  }

  /// Whether the kind is another one or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether the kind is a kind of another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another kind is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

/// What is declared about a kind of data.
struct UTTypeRecord: Sendable {
  let identifier: String
  let parents: [String]
  let fileExtensions: [String]
  let mimeType: String?
  let words: String?

  init(
    _ identifier: String, parents: [String], fileExtensions: [String] = [],
    mimeType: String? = nil, words: String? = nil
  ) {
    self.identifier = identifier
    self.parents = parents
    self.fileExtensions = fileExtensions
    self.mimeType = mimeType
    self.words = words
  }
}
