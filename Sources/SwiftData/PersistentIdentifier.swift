/// The identity of a model.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
  /// The part of the identity that is a number.
  public struct ID: Hashable, Codable, Comparable, Sendable {
    let number: Int

    /// Whether one model was made before another.
    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
  }

  /// The name of the model's class.
  public let entityName: String

  /// The identity among all models of the program.
  public let id: ID

  init(entityName: String, number: Int) {
    self.entityName = entityName
    id = ID(number: number)
  }

  /// Nil: nothing is written to disk.
  public var storeIdentifier: String? { nil }

  /// Whether one model was made before another.
  public static func < (left: Self, right: Self) -> Bool { left.id < right.id }
}
