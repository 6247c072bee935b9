import Foundation
import Testing

@testable import SheetUI

private struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct OptionalKey: EnvironmentKey {
  static let defaultValue: String? = "default"
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Suite struct EnvironmentValuesTests {
  @Test("a value is its default until it is set, in this copy only")
  func values() {
    let plain = EnvironmentValues()
    var changed = plain
    changed.depth = 3
    #expect(plain.depth == 0 && changed.depth == 3)
    #expect(changed.isSet(DepthKey.self) && !plain.isSet(DepthKey.self))
    changed.unset(DepthKey.self)
    #expect(changed.depth == 0)
  }

  @Test("nil is a value too")
  func optional() {
    var environment = EnvironmentValues()
    #expect(environment[OptionalKey.self] == "default")
    environment[OptionalKey.self] = nil
    #expect(environment[OptionalKey.self] == nil)
  }

  @Test("the defaults don't depend on the machine")
  func fixed() {
    let environment = EnvironmentValues()
    #expect(environment.locale.identifier == "en_US")
    #expect(environment.timeZone.secondsFromGMT() == 0)
    #expect(environment.calendar.identifier == .gregorian)
    #expect(environment.displayScale == 1 && environment.pixelLength == 1)
  }

  @Test("both forms of the text size are one value")
  func textSize() {
    var environment = EnvironmentValues()
    environment.sizeCategory = .accessibilityLarge
    #expect(environment.dynamicTypeSize == .accessibility2)
    #expect(environment.sizeCategory.isAccessibilityCategory)
  }
}
