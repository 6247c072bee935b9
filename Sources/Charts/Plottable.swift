// User code that imports `Charts` relies on it for SwiftUI's names.
@_exported public import Foundation
@_exported public import SheetUI

/// Where a value lies along an axis.
enum ChartDatum: Hashable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The number, or the time in seconds.
  var number: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// What a legend says.
  var words: String {
    switch self {
    case .number(let number): number.formatted()
    case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
    case .category(let words): words
    }
  }
}

/// Something that a chart can show.
public protocol Plottable {
  /// What it is shown by.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// What it is shown by.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates something of what it is shown by.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable {
  /// Where it lies along an axis.
  var _place: _ChartPlace { get }
  /// Creates the value that lies there.
  static func _value(at place: _ChartPlace) -> Self?
}

/// Where a value lies along an axis.
public struct _ChartPlace {
  let datum: ChartDatum
}

extension Plottable {
  var datum: ChartDatum { primitivePlottable._place.datum }

  static func value(at datum: ChartDatum) -> Self? {
    PrimitivePlottable._value(at: _ChartPlace(datum: datum)).flatMap(Self.init(primitivePlottable:))
  }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates what has a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// The number.
  public var _place: _ChartPlace { _ChartPlace(datum: .number(Double(self))) }
  /// The next whole number.
  public static func _value(at place: _ChartPlace) -> Self? {
    place.datum.number.flatMap { Self(exactly: $0.rounded()) }
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// The number.
  public var _place: _ChartPlace { _ChartPlace(datum: .number(Double(self))) }
  /// The number.
  public static func _value(at place: _ChartPlace) -> Self? { place.datum.number.map { Self($0) } }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _place: _ChartPlace {
    _ChartPlace(datum: .number(NSDecimalNumber(decimal: self).doubleValue))
  }
  /// The number.
  public static func _value(at place: _ChartPlace) -> Decimal? {
    place.datum.number.map { Decimal($0) }
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The time.
  public var _place: _ChartPlace { _ChartPlace(datum: .date(self)) }
  /// The time.
  public static func _value(at place: _ChartPlace) -> Date? {
    place.datum.number.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}

extension String: PrimitivePlottableProtocol {
  /// The text.
  public var _place: _ChartPlace { _ChartPlace(datum: .category(self)) }
  /// The text.
  public static func _value(at place: _ChartPlace) -> String? {
    if case .category(let words) = place.datum { return words }
    return nil
  }
}

/// A value with what it means.
public struct PlottableValue<Value: Plottable> {
  let field: ChartField

  private init(_ datum: ChartDatum, unit: Calendar.Component? = nil) {
    field = ChartField(datum: datum, unit: unit)
  }

  /// Creates a value with its meaning, which assistive techniques read.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Value
  ) -> PlottableValue<Value> { PlottableValue(value.datum) }
  /// Creates a value with its meaning, which assistive techniques read.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value
  ) -> PlottableValue<Value> { PlottableValue(value.datum) }
  /// Creates a value with its meaning, which assistive techniques read.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value.datum)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a day, month or other unit of time with its meaning.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(value.datum, unit: unit) }
  /// Creates a day, month or other unit of time with its meaning.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(value.datum, unit: unit) }
}

/// A value of a mark.
struct ChartField {
  var datum: ChartDatum
  /// The unit of time that the mark takes up.
  var unit: Calendar.Component?

  /// The unit's start and end, in seconds.
  func interval(_ calendar: Calendar) -> ClosedRange<Double>? {
    guard let unit, case .date(let date) = datum,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return nil }
    return interval.start
      .timeIntervalSinceReferenceDate...interval.end
      .timeIntervalSinceReferenceDate
  }
}

/// How wide or high a mark is.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  /// As the chart likes.
  public static let automatic = MarkDimension(kind: .automatic)
  /// Some points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// A share of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// The room less some points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  init(kind: Kind) { self.kind = kind }
  /// Creates some points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Creates some points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// The points in some room, of which the chart likes a share.
  func points(in room: CGFloat, usual: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: room * usual
    case .fixed(let points): points
    case .ratio(let share): room * share
    case .inset(let points): max(0, room - 2 * points)
    }
  }
}

/// What becomes of marks in the same place.
public struct MarkStackingMethod: Equatable, Sendable {
  private let rawValue: Int

  /// They lie on each other.
  public static let standard = MarkStackingMethod(rawValue: 0)
  /// They lie on each other and fill the axis.
  public static let normalized = MarkStackingMethod(rawValue: 1)
  /// They lie on each other around the middle.
  public static let center = MarkStackingMethod(rawValue: 2)
  /// They lie over each other.
  public static let unstacked = MarkStackingMethod(rawValue: 3)
}

/// How a line gets from one point to the next.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Sendable { case linear, curve, monotone, stepStart, stepCenter, stepEnd }

  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// In a curve through the points.
  public static let cardinal = InterpolationMethod(kind: .curve)
  /// In a curve through the points.
  public static let catmullRom = InterpolationMethod(kind: .curve)
  /// In a curve through the points that rises and falls only as they do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// In a step at the point.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// In a step half way.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// In a step at the next point.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)

  /// In a curve through the points; the tension is the usual one.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// In a curve through the points; they count the usual way.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
