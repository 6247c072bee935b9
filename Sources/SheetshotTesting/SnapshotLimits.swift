/// What one assertion allows its strategy.
enum SnapshotLimits {
  /// The most virtual seconds until nothing moves.
  @TaskLocal static var timeout: Double = 5
}
