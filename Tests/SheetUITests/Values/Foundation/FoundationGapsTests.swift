import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What Foundation has on Apple's systems only.
struct FoundationGapsTests {
  // MARK: Words

  @Test(
    "a moment's distance is said in the largest unit that fits",
    arguments: [
      (-86_400.0, "1 day ago"), (3_600, "in 1 hour"), (-7_199, "1 hour ago"),
      (-70 * 86_400, "2 months ago"), (15 * 86_400, "in 2 weeks"), (-45, "45 seconds ago"),
    ] as [(Double, String)])
  func relativeTime(_ seconds: Double, _ words: String) {
    let reference = Date(timeIntervalSinceReferenceDate: 500_000_000)
    let formatter = SheetUI.RelativeDateTimeFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    formatter.locale = Locale(identifier: "en_US")
    let date = reference.addingTimeInterval(seconds)
    #expect(formatter.localizedString(for: date, relativeTo: reference) == words)
  }

  @Test("days have names where they are wanted")
  func namedDays() {
    let formatter = SheetUI.RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(year: 2)) == "in 2 years")
  }

  @Test("lengths of time are written in each style")
  func lengthsOfTime() {
    let formatter = SheetUI.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    func text(_ style: SheetUI.DateComponentsFormatter.UnitsStyle, _ seconds: Double) -> String? {
      formatter.unitsStyle = style
      return formatter.string(from: seconds)
    }
    #expect(text(.positional, 3_661) == "1:01:01")
    #expect(text(.positional, 90) == "1:30")
    #expect(text(.positional, 5) == "5")
    #expect(text(.abbreviated, 3_661) == "1h 1m 1s")
    #expect(text(.abbreviated, 3_600) == "1h")
    #expect(text(.short, 3_661) == "1 hr, 1 min, 1 sec")
    #expect(text(.full, 7_322) == "2 hours, 2 minutes, 2 seconds")
    #expect(text(.brief, 3_661) == "1hr 1min 1sec")
    #expect(text(.spellOut, 7_200) == "two hours")
    #expect(text(.abbreviated, 0) == "0s")
    #expect(text(.abbreviated, -60) == "-1m")
    #expect(text(.abbreviated, .infinity) == nil)
    formatter.maximumUnitCount = 1
    #expect(text(.full, 3_661) == "1 hour")
  }

  @Test("padded lengths of time have two digits a unit")
  func paddedClock() {
    let formatter = SheetUI.DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
  }

  @Test("measurements are written in their own unit or the language's")
  func measurements() {
    let english = Locale(identifier: "en_US")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    func text(_ style: Measurement<UnitLength>.FormatStyle) -> String {
      style.locale(english).format(way)
    }
    #expect(text(.measurement(width: .abbreviated, usage: .asProvided)) == "5 km")
    #expect(text(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(text(.measurement(width: .narrow, usage: .asProvided)) == "5km")
    #expect(text(.measurement(width: .abbreviated, usage: .road)) == "3.1 mi")
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(text(.measurement(width: .abbreviated, numberFormatStyle: number)) == "5.00 km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .narrow, hidesScaleName: true)
    #expect(style.locale(english).format(heat) == "20°")
    #expect(
      Measurement<UnitMass>.FormatStyle(
        width: .wide, locale: Locale(identifier: "de_DE"), usage: .asProvided
      ).format(Measurement(value: 1.5, unit: .kilograms)) == "1,5 Kilogramm")
  }

  @Test("the older formatter of measurements keeps the unit where it is told to")
  func measurementFormatter() {
    let formatter = SheetUI.MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberFormatter.locale = formatter.locale
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 5.26, unit: UnitMass.kilograms)) == "5.3 kg")
    formatter.unitOptions = .temperatureWithoutUnit
    let heat = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "21°")
  }

  @Test("every unit that has a name in the table is known to the tables of words")
  func everyUnit() {
    let units: [Unit] = [
      UnitLength.parsecs, UnitMass.metricTons, UnitTemperature.kelvin, UnitDuration.minutes,
      UnitSpeed.knots, UnitVolume.fluidOunces, UnitArea.hectares, UnitAngle.degrees,
      UnitEnergy.kilocalories, UnitPower.horsepower, UnitPressure.millibars,
      UnitInformationStorage.gigabytes, UnitFrequency.hertz, UnitElectricCurrent.amperes,
    ]
    for unit in units {
      let words = MeasureUnits.name(of: unit).flatMap {
        MeasureWords(unit: $0, width: .full, locale: "en_US").knownWords(of: 2)
      }
      #expect(words?.hasPrefix("2 ") == true, "\(unit.symbol)")
    }
  }

  // MARK: Predicates

  @Test(
    "conditions in words hold for what they describe",
    arguments: [
      ("SELF MATCHES '[a-z]+@[a-z]+\\.com'", "me@home.com", true),
      ("SELF MATCHES '[a-z]+'", "me@home.com", false),
      ("SELF CONTAINS[cd] 'ÉTÉ'", "un bel ete", true),
      ("SELF BEGINSWITH 'un' AND NOT SELF ENDSWITH 'un'", "un bel ete", true),
      ("SELF LIKE '*bel?e*'", "un bel ete", true),
      ("SELF IN {'a', 'b'}", "b", true),
      ("SELF == 'a' OR (SELF == 'b' && TRUEPREDICATE)", "b", true),
      ("length > 2", "abc", true),
      ("this is no condition", "abc", false),
    ])
  func predicates(_ format: String, _ value: String, _ holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: value) == holds)
  }

  @Test("conditions take values and the names of properties")
  func predicateArguments() {
    struct Person {
      var name: String
      var age: Int
      var town: String?
    }
    let person = Person(name: "Ann", age: 41, town: nil)
    func holds(_ format: String, _ arguments: any CVarArg...) -> Bool {
      NSPredicate(format: format, argumentArray: arguments).evaluate(with: person)
    }
    #expect(holds("name == %@ AND age >= %d", "Ann", 41))
    #expect(holds("%K < %f", "age", 41.5))
    #expect(holds("town == nil"))
    #expect(!holds("town != nil"))
    #expect(!holds("name == %@"))
  }

  // MARK: Places and settings

  @Test("folders lie where the file manager has them")
  func folders() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.cachesDirectory.isFileURL)
    #expect(URL.applicationSupportDirectory.hasDirectoryPath)
    #expect(URL.documentsDirectory.startAccessingSecurityScopedResource())
  }

  @Test("settings are read and written by key-value calls")
  func settings() throws {
    let defaults = try #require(UserDefaults(suiteName: "keyed-values-test"))
    defaults.setValue("Ann", forKey: "name")
    #expect(defaults.string(forKey: "name") == "Ann")
    #expect(defaults.value(forKey: "name") as? String == "Ann")
    defaults.setValue(nil, forKey: "name")
    #expect(defaults.value(forKey: "name") == nil)
    let store = NSUbiquitousKeyValueStore()
    store.set(true, forKey: "on")
    #expect(store.bool(forKey: "on"))
    #expect(store.longLong(forKey: "on") == 0)
  }

  @Test("notifications come one after another")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("notifications-test")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["value": 3])
    center.post(name: name, object: nil, userInfo: ["value": 4])
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 3)
    #expect(await iterator.next()?.userInfo?["value"] as? Int == 4)
  }

  // MARK: Undoing

  @Test("changes are taken back and made again")
  func undo() {
    final class Counter {
      var value = 0
      let manager = SheetUI.UndoManager()

      func add(_ amount: Int) {
        value += amount
        manager.registerUndo(withTarget: self) { $0.add(-amount) }
        manager.setActionName("Adding")
      }
    }
    let counter = Counter()
    counter.add(2)
    counter.add(3)
    #expect(counter.manager.undoMenuItemTitle == "Undo Adding")
    counter.manager.undo()
    #expect(counter.value == 2)
    #expect(counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.value == 5)
    counter.manager.beginUndoGrouping()
    counter.add(1)
    counter.add(1)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 5)
    counter.add(1)
    #expect(!counter.manager.canRedo)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
