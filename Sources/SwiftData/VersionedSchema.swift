/// One version of the classes of models.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }

  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How files of earlier versions become files of later ones.
///
/// Nothing is written to disk, so there is never a file of an earlier version and no stage is run.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, oldest first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next; none is ever run here.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// A step with code before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
