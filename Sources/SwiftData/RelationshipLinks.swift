/// Reads and changes one relationship without knowing its type.
struct RelationshipAccess {
  /// The models that the property of a model leads to, in order.
  let models: (any PersistentModel) -> [any PersistentModel]
  /// Lets the property of a model lead to another one as well, or to that one instead.
  let link: (any PersistentModel, any PersistentModel) -> Void
  /// Lets the property of a model lead to another one no more.
  let unlink: (any PersistentModel, any PersistentModel) -> Void

  /// Accesses the property at a key path from a class to a type; nil if it does not lead there.
  init?(
    _ keyPath: AnyKeyPath, _ owner: any PersistentModel.Type,
    _ value: any _RelationshipValue.Type
  ) {
    func open<Owner: PersistentModel, Value: _RelationshipValue>(
      _: Owner.Type, _: Value.Type
    ) -> RelationshipAccess? {
      (keyPath as? KeyPath<Owner, Value>).map { RelationshipAccess($0) }
    }
    guard let access = open(owner, value) else { return nil }
    self = access
  }

  private init<Owner: PersistentModel, Value: _RelationshipValue>(
    _ keyPath: KeyPath<Owner, Value>
  ) {
    let writable = keyPath as? ReferenceWritableKeyPath<Owner, Value>
    models = { ($0 as? Owner)?[keyPath: keyPath]._models ?? [] }
    link = { model, other in
      guard let model = model as? Owner, let writable,
        let new = Value._linking(other, to: model[keyPath: writable])
      else { return }
      model[keyPath: writable] = new
    }
    unlink = { model, other in
      guard let model = model as? Owner, let writable,
        let new = Value._unlinking(other, from: model[keyPath: writable])
      else { return }
      model[keyPath: writable] = new
    }
  }
}

extension ModelLayout.Relationship {
  /// The models that the property of a model leads to, in order.
  func models(of model: any PersistentModel) -> [any PersistentModel] { access.models(model) }

  /// Lets the property of a model lead to another one, if it does not yet.
  func link(_ model: any PersistentModel, to other: any PersistentModel) {
    guard !models(of: model).contains(where: { $0 === other }) else { return }
    access.link(model, other)
  }

  /// Lets the property of a model lead to another one no more, if it does.
  func unlink(_ model: any PersistentModel, from other: any PersistentModel) {
    guard models(of: model).contains(where: { $0 === other }) else { return }
    access.unlink(model, other)
  }

  /// Keeps the inverse in step after the property of a model was set, and the models that it leads
  /// to where the model is kept.
  func follow(
    _ model: any PersistentModel, from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    let inverse = inverse
    for other in old where !after.contains(ObjectIdentifier(other)) {
      inverse?.unlink(other, from: model)
    }
    for other in new where !before.contains(ObjectIdentifier(other)) {
      inverse?.link(other, to: model)
      // What leads to a model that is kept, or is led to by one, is kept as well.
      model._$state.store?.insert(other, into: model._$state.context)
      other._$state.store?.insert(model, into: other._$state.context)
    }
  }
}
