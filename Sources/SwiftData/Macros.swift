// Where the toolchain has no SwiftSyntax the package is built without macros; see Package.swift.
#if SHEET_MACROS
/// Makes a class one whose objects are kept by a model context.
///
/// Every stored property is observed. Objects are kept in memory for the picture; nothing is written
/// to disk.
@attached(member, names: named(_$state), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SheetMacros", type: "ModelMacro")

/// Observes a stored property of a model; `Model()` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SheetMacros", type: "PersistedPropertyMacro")

/// Says how a property of a model is kept.
///
/// Of the options `.unique` has an effect here; the others are about files.
///
/// - Parameters:
///   - options: What is special about the property.
///   - originalName: Its name in an earlier schema.
///   - hashModifier: A mark that makes the schema another one.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SheetMacros", type: "PropertyMarkMacro")

// Reason: SwiftData's own parameters.
/// Says how a property of a model relates to other models.
///
/// - Parameters:
///   - options: What is special about the property.
///   - deleteRule: What happens to the other models when this one is deleted.
///   - minimumModelCount: The least number of other models; not checked here.
///   - maximumModelCount: The greatest number of other models; not checked here.
///   - originalName: The property's name in an earlier schema.
///   - inverse: The other models' property that leads back.
///   - hashModifier: A mark that makes the schema another one.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SheetMacros", type: "PropertyMarkMacro")

/// Leaves a property of a model out of what is kept; it is not observed.
@attached(peer)
public macro Transient() = #externalMacro(module: "SheetMacros", type: "PropertyMarkMacro")

/// Asks for an index; in memory there is none, and the results are the same.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SheetMacros", type: "SchemaListMacro")

/// Asks for indices of several kinds; in memory there are none, and the results are the same.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SheetMacros", type: "SchemaListMacro")

/// Lists properties that together no two models have the same values of.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SheetMacros", type: "SchemaListMacro")

/// Gives an actor a model context of its own.
///
/// - Parameter disableGenerateInit: Whether the actor has an initializer already.
@attached(
  member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "SheetMacros", type: "ModelActorMacro")
#endif
