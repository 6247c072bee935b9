import Foundation

/// The names that CLDR has for Foundation's units.
enum MeasureUnits {
  /// Returns the name with its kind, such as `length-meter`, or nil where CLDR has none.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: named("length", lengths, unit)
    case is UnitMass: named("mass", masses, unit)
    case is UnitTemperature: named("temperature", temperatures, unit)
    case is UnitDuration: named("duration", durations, unit)
    case is UnitSpeed: named("speed", speeds, unit)
    case is UnitVolume: named("volume", volumes, unit)
    case is UnitArea: named("area", areas, unit)
    case is UnitAngle: named("angle", angles, unit)
    case is UnitEnergy: named("energy", energies, unit)
    case is UnitPower: named("power", powers, unit)
    case is UnitPressure: named("pressure", pressures, unit)
    case is UnitInformationStorage: named("digital", storages, unit)
    case is UnitFrequency: named("frequency", frequencies, unit)
    case is UnitElectricCurrent: named("electric", currents, unit)
    default: nil
    }
  }

  private static func named(_ kind: String, _ names: [String: String], _ unit: Unit) -> String? {
    names[unit.symbol].map { kind + "-" + $0 }
  }

  // Symbols of Foundation's units, names of CLDR's `units.xml`.
  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy",
  ]
  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let durations = [
    "s": "second", "m": "minute", "min": "minute", "h": "hour", "hr": "hour",
    "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
  ]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let volumes = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter",
    "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
    "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
    "qt": "quart", "gal": "gallon", "bsh": "bushel", "metric cup": "cup-metric",
  ]
  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
  ]
  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "′": "arc-minute", "ʺ": "arc-second", "″": "arc-second",
    "rad": "radian", "rev": "revolution",
  ]
  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "kcal": "kilocalorie",
    "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let powers = [
    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
    "hp": "horsepower",
  ]
  private static let pressures = [
    "hPa": "hectopascal", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch", "kPa": "kilopascal",
    "MPa": "megapascal", "N/m²": "pascal",
  ]
  private static let storages = [
    "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte", "PB": "petabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
  ]
  private static let frequencies = [
    "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz",
  ]
  private static let currents = ["A": "ampere", "mA": "milliampere"]
}
