public import Snapshots

extension Snapshotting {
  /// Creates a way to take snapshots that come later; the assertion's timeout, in real seconds,
  /// limits the wait.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      snapshot: { try asyncSnapshot($0).value(within: SnapshotLimits.timeout) })
  }

  /// Returns a way to take snapshots of another type, by making this type's values of it first,
  /// which may take a while; the assertion's timeout, in real seconds, limits the wait.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ value: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pullback { try transform($0).value(within: SnapshotLimits.timeout) }
  }
}
