public import Foundation

/// What a measurement is of, which decides on the unit that a language prefers.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  /// CLDR's name of the use; nil for the measurement's own unit.
  let name: String?

  init(_ name: String?) { self.name = name }

  /// Anything.
  public static var general: Self { Self("default") }
  /// Anything, in the measurement's own unit.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length on or of a person.
  public static var person: Self { Self("person") }
  /// How tall a person is.
  public static var personHeight: Self { Self("person-height") }
  /// A distance on roads.
  public static var road: Self { Self("road") }
  /// A distance for pilots.
  public static var focalLength: Self { Self(nil) }
  /// How much it rains.
  public static var rainfall: Self { Self("rainfall") }
  /// How much it snows.
  public static var snowfall: Self { Self("snowfall") }
  /// How far one sees.
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of the air.
  public static var weather: Self { Self("weather") }
  /// Of a body.
  public static var person: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of a meal.
  public static var food: Self { Self("food") }
  /// Of sports.
  public static var workout: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of something to drink.
  public static var liquid: Self { Self("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of the wind.
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// Of the air.
  public static var barometric: Self { Self("baromtrc") }
}

extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit's name is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String

      /// “12 kilometers”.
      public static var wide: Self { Self(name: MeasureWords.Width.full.rawValue) }
      /// “12 km”.
      public static var abbreviated: Self { Self(name: MeasureWords.Width.short.rawValue) }
      /// “12km”.
      public static var narrow: Self { Self(name: MeasureWords.Width.narrow.rawValue) }
    }

    /// How long the unit's name is.
    public var width: UnitWidth
    /// The language.
    public var locale: Locale
    /// How the number is written; nil for the unit's usual way.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    // What CLDR calls the use.
    private var usageName: String?
    // Whether temperatures have the sign of degrees alone.
    private var hidesScaleName = false

    /// What the measurement is of.
    public var usage: MeasurementFormatUnitUsage<UnitType>? {
      get { MeasurementFormatUnitUsage(usageName) }
      set { usageName = newValue?.name }
    }

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.numberFormatStyle) = (width, locale, numberFormatStyle)
      usageName = usage.name
    }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let fallback = "\(value.value.formatted(.number.locale(locale))) \(value.unit.symbol)"
      guard let name = MeasureUnits.name(of: value.unit) else { return fallback }
      var words = MeasureWords(
        unit: hidesScaleName ? "temperature-generic" : name,
        width: MeasureWords.Width(rawValue: width.name) ?? .short, locale: locale.identifier,
        usage: numberFormatStyle == nil && !hidesScaleName ? usageName : nil)
      guard let numberFormatStyle else { return words.knownWords(of: value.value) ?? fallback }
      words.usage = nil
      let number = numberFormatStyle.locale(locale).format(value.value)
      return words.words(of: value.value, written: number) ?? "\(number) \(value.unit.symbol)"
    }

    /// Returns the style in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    func hidingScaleName(_ hides: Bool) -> Self {
      var copy = self
      copy.hidesScaleName = hides
      return copy
    }
  }

  /// Writes the measurement with a short unit, in the unit that the language prefers.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Writes the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes temperatures, with the scale's name or without it.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle
    ).hidingScaleName(hidesScaleName)
  }
}

/// Writes measurements, which Foundation on Linux can't.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One of a fitting size.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// That of temperatures without the scale's name.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written; the one that the language prefers at first.
  open var unitOptions: UnitOptions = []
  /// How long the unit's name is.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How the number is written.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Creates a formatter of short units.
  public override init() { super.init() }

  /// Creates nothing, as there are no archives of formatters.
  public required init?(coder: NSCoder) { nil }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  /// Writes a unit's name.
  open func string(from unit: Unit) -> String {
    let words = write(2, unit)
    return words.drop { !$0.isLetter && $0 != "°" }.description
  }

  /// Writes a measurement.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let isBare = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
    let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    let fallback = "\(number) \(unit.symbol)"
    guard let name = isBare ? "temperature-generic" : MeasureUnits.name(of: unit) else {
      return fallback
    }
    var words = MeasureWords(
      unit: name, width: width, locale: (locale ?? .autoupdatingCurrent).identifier)
    if unitOptions.isDisjoint(with: [.providedUnit, .temperatureWithoutUnit]) {
      words.usage = "default"
      return words.knownWords(of: value) ?? fallback
    }
    return words.words(of: value, written: number) ?? fallback
  }

  private var width: MeasureWords.Width {
    switch unitStyle {
    case .long: .full
    case .short: .narrow
    default: .short
    }
  }
}
