extension View {
  /// Sets how many lines text may have; nil for as many as it takes.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(most: number, reserved: 0)
  }

  /// Sets how many lines text may have, and whether it keeps the height of as many.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(most: limit, reserved: reservesSpace ? limit : 0)
  }

  /// Sets the lines whose height text keeps, and how many it may have.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(most: limit.upperBound, reserved: limit.lowerBound)
  }

  /// Sets the lines whose height text keeps.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(most: nil, reserved: limit.lowerBound)
  }

  /// Sets how many lines text may have.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(most: limit.upperBound, reserved: 0)
  }

  /// Sets both limits at once: an inner modifier replaces an outer one whole.
  nonisolated private func lines(most: Int?, reserved: Int) -> some View {
    modifier(
      EnvironmentValueModifier {
        $0.lineLimit = most
        $0.reservedLines = reserved
      })
  }
}

private enum ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The lines whose height text keeps even when it has fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}
