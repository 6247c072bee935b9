public import Snapshots

/// A way to take snapshots of values of one type as values of another that can be stored.
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without its dot.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Takes a snapshot together with the layout tree of what it shows.
  var take: (Value) throws -> TakenSnapshot<Format>

  /// Takes a snapshot.
  public var snapshot: (Value) throws -> Format {
    get {
      let take = take
      return { try take($0).format }
    }
    set { take = { TakenSnapshot(format: try newValue($0)) } }
  }

  /// Creates a way to take snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      take: { TakenSnapshot(format: try snapshot($0)) })
  }

  init(
    pathExtension: String?, diffing: Diffing<Format>,
    take: @escaping (_ value: Value) throws -> TakenSnapshot<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.take = take
  }

  /// Returns a way to take snapshots of another type, by making this type's values of it first.
  public func pullback<NewValue>(
    _ transform: @escaping (_ value: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let take = take
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing, take: { try take(transform($0)) })
  }
}

/// A way to take snapshots of values that can be stored themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a way to store values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
