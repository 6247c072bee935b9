internal import Synchronization

/// The properties of a class of models.
///
/// Made once a class, from what its `schemaMetadata` says.
final class ModelLayout: Sendable {
  /// The relationships, in the order of declaration.
  let relationships: [Relationship]
  /// The sets of properties that together no two models have the same values of.
  nonisolated(unsafe) let unique: [[AnyKeyPath]]

  private static let layouts = Mutex<[ObjectIdentifier: ModelLayout]>([:])

  /// Returns the layout of a class.
  static func of(_ type: any PersistentModel.Type) -> ModelLayout {
    let key = ObjectIdentifier(type)
    if let known = layouts.withLock({ $0[key] }) { return known }
    let layout = ModelLayout(type)
    layouts.withLock { $0[key] = layout }
    return layout
  }

  private init(_ type: any PersistentModel.Type) {
    let metadata = type.schemaMetadata
    relationships = metadata.compactMap { Relationship($0) }
    unique = metadata.compactMap(\.unique)
  }

  /// The relationship that is the property at a key path.
  func relationship(at keyPath: AnyKeyPath) -> Relationship? {
    relationships.first { $0.keyPath == keyPath }
  }
}

extension ModelLayout {
  /// A property that leads to other models.
  ///
  /// Never changed after its creation; key paths are only not known to be safe to share.
  final class Relationship: @unchecked Sendable {
    /// The property.
    let keyPath: AnyKeyPath
    /// What happens to the other models when this one is deleted.
    let deleteRule: Schema.Relationship.DeleteRule
    /// The other models' class.
    let destination: any PersistentModel.Type

    /// The property's values, read and changed without their type.
    let access: RelationshipAccess

    private let owner: any PersistentModel.Type
    private let declaredInverse: AnyKeyPath?

    /// Reads what is known about a property; nil where it leads to no models.
    init?(_ metadata: Schema.PropertyMetadata) {
      guard let keyPath = metadata.keypath,
        let owner = type(of: keyPath).rootType as? any PersistentModel.Type,
        let value = type(of: keyPath).valueType as? any _RelationshipValue.Type,
        let access = RelationshipAccess(keyPath, owner, value)
      else { return nil }
      let options = metadata.metadata as? Schema.Relationship
      self.owner = owner
      self.keyPath = keyPath
      self.access = access
      destination = value._destination
      deleteRule = options?.deleteRule ?? .nullify
      declaredInverse = options?.inverseKeyPath
    }

    /// The other models' property that leads back: the one that either side names, else the only
    /// one, if there is only one in both directions and neither names another.
    var inverse: Relationship? {
      let back = ModelLayout.of(destination).relationships
      if let declaredInverse { return back.first { $0.keyPath == declaredInverse } }
      if let naming = back.first(where: { $0.declaredInverse == keyPath }) { return naming }
      let there = ModelLayout.of(owner).relationships.filter(leadsToSame)
      let candidates = back.filter { $0.leads(to: owner) && $0.declaredInverse == nil }
      guard there.count == 1, candidates.count == 1, candidates[0] !== self else { return nil }
      return candidates[0]
    }

    private func leadsToSame(_ other: Relationship) -> Bool {
      other.destination == destination && other.declaredInverse == nil
        && !ModelLayout.of(destination).relationships.contains {
          $0.declaredInverse == other.keyPath
        }
    }

    private func leads(to type: any PersistentModel.Type) -> Bool { destination == type }
  }
}
