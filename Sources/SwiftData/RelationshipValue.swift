/// A type that the property of a relationship can have: a model, or an optional or array of models.
public protocol _RelationshipValue {
  /// The other models' class.
  static var _destination: any PersistentModel.Type { get }

  /// Whether there can be several models.
  static var _isToMany: Bool { get }

  /// The models, in order.
  var _models: [any PersistentModel] { get }

  /// The value with one more model; nil where there can't be that model.
  static func _linking(_ model: any PersistentModel, to value: Self?) -> Self?

  /// The value without a model; nil where there has to be one.
  static func _unlinking(_ model: any PersistentModel, from value: Self) -> Self?
}

extension _RelationshipValue {
  /// The models of a value whose type is known to be this one.
  static func models(in value: Any) -> [any PersistentModel] { (value as? Self)?._models ?? [] }
}

extension PersistentModel {
  /// The class itself.
  public static var _destination: any PersistentModel.Type { self }

  /// One model.
  public static var _isToMany: Bool { false }

  /// The model itself.
  public var _models: [any PersistentModel] { [self] }

  /// The other model.
  public static func _linking(_ model: any PersistentModel, to value: Self?) -> Self? {
    model as? Self
  }

  /// Nothing, because there has to be a model.
  public static func _unlinking(_ model: any PersistentModel, from value: Self) -> Self? { nil }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  /// The other models' class.
  public static var _destination: any PersistentModel.Type { Wrapped._destination }

  /// Whether there can be several models.
  public static var _isToMany: Bool { Wrapped._isToMany }

  /// The models, in order.
  public var _models: [any PersistentModel] { self?._models ?? [] }

  /// The value with one more model.
  public static func _linking(_ model: any PersistentModel, to value: Self?) -> Self? {
    Wrapped._linking(model, to: value ?? nil).map { .some($0) }
  }

  /// The value without a model.
  public static func _unlinking(_ model: any PersistentModel, from value: Self) -> Self? {
    guard let wrapped = value else { return .some(nil) }
    return Wrapped._isToMany ? .some(Wrapped._unlinking(model, from: wrapped)) : .some(nil)
  }
}

extension Array: _RelationshipValue where Element: PersistentModel {
  /// The class of the elements.
  public static var _destination: any PersistentModel.Type { Element.self }

  /// Several models.
  public static var _isToMany: Bool { true }

  /// The models, in order.
  public var _models: [any PersistentModel] { self }

  /// The models and one more.
  public static func _linking(_ model: any PersistentModel, to value: Self?) -> Self? {
    (model as? Element).map { (value ?? []) + [$0] }
  }

  /// The models without one of them.
  public static func _unlinking(_ model: any PersistentModel, from value: Self) -> Self? {
    value.filter { $0 !== model }
  }
}

extension Set: _RelationshipValue where Element: PersistentModel {
  /// The class of the elements.
  public static var _destination: any PersistentModel.Type { Element.self }

  /// Several models.
  public static var _isToMany: Bool { true }

  /// The models, oldest first.
  public var _models: [any PersistentModel] { sorted { $0._$state.number < $1._$state.number } }

  /// The models and one more.
  public static func _linking(_ model: any PersistentModel, to value: Self?) -> Self? {
    (model as? Element).map { (value ?? []).union([$0]) }
  }

  /// The models without one of them.
  public static func _unlinking(_ model: any PersistentModel, from value: Self) -> Self? {
    value.filter { $0 !== model }
  }
}
