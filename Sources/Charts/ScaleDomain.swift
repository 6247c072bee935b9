public import Foundation

/// What a scale goes from and to.
public protocol ScaleDomain {
  /// The numbers or times.
  var _range: (Double, Double)? { get }
  /// The texts.
  var _names: [String]? { get }
  /// Whether zero is shown.
  var _includesZero: Bool? { get }
}

extension ScaleDomain {
  /// Nothing is said.
  public var _includesZero: Bool? { nil }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The ends.
  public var _range: (Double, Double)? {
    guard let low = lowerBound.datum.number, let high = upperBound.datum.number else { return nil }
    return (low, high)
  }
  /// None.
  public var _names: [String]? { nil }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The smallest and the largest.
  public var _range: (Double, Double)? {
    let numbers = compactMap { element -> Double? in
      if case .category = element.datum { return nil }
      return element.datum.number
    }
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return (low, high)
  }
  /// The texts.
  public var _names: [String]? {
    let names = compactMap { element -> String? in
      if case .category(let name) = element.datum { return name }
      return nil
    }
    return names.isEmpty ? nil : names
  }
}

/// What the values ask for.
public struct AutomaticScaleDomain: ScaleDomain {
  /// Whether zero is shown.
  public let _includesZero: Bool?
  /// None.
  public var _range: (Double, Double)? { nil }
  /// None.
  public var _names: [String]? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the values ask for.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: nil) }
  /// What the values ask for, with or without zero; the order is that of the values.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: includesZero) }
}

/// How values become lengths; lengths are always in proportion.
public struct ScaleType: Hashable, Sendable {
  private let rawValue: Int

  /// In proportion.
  public static let linear = ScaleType(rawValue: 0)
  /// Times, in proportion.
  public static let date = ScaleType(rawValue: 1)
  /// Texts.
  public static let category = ScaleType(rawValue: 2)
}

/// Which part of the chart's length an axis takes.
public struct PlotDimensionScaleRange: Sendable {
  /// The room at both ends, in points.
  let room: (start: CGFloat, end: CGFloat)

  /// All of it.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(room: (0, 0))
  }
  /// All of it but some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(room: (padding, padding))
  }
  /// All of it but some points at each end.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange(room: (startPadding, endPadding)) }
}

/// Where a chart's scrolling ends; it doesn't scroll.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// How far one movement goes.
  public struct MajorAlignment: Sendable {
    /// A page.
    public static var page: MajorAlignment { MajorAlignment() }
    /// A multiple of a number.
    public static func unit(_ unit: some Plottable) -> MajorAlignment { .page }
    /// The start of a unit of time.
    public static func matching(_ components: DateComponents) -> MajorAlignment { .page }
  }

  /// At a multiple of a number.
  public static func valueAligned(
    unit: some Plottable, majorAlignment: MajorAlignment? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At the start of a unit of time.
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorAlignment? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
