import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Values in formats")
@MainActor
struct FormattedTextTests {
  private func tree(_ locale: String, @ViewBuilder _ content: () -> some View) throws -> String {
    var configuration = StageConfiguration(device: try #require(Device.named("iphone-13")))
    configuration.locale = Locale(identifier: locale)
    return try Stage(configuration, content: content).layoutTree()
  }

  private var prices: some View {
    VStack {
      Text(1234.5, format: .currency(code: "USD"))
      Text("Total: \(1234.5, format: .currency(code: "USD"))")
      Text(1234.5, format: .number.locale(Locale(identifier: "fr_CH")))
    }
  }

  @Test("a format speaks the stage's language")
  func locale() throws {
    let english = try tree("en_US") { prices }
    #expect(english.contains("\"$1,234.50\"") && english.contains("\"Total: $1,234.50\""))
    let german = try tree("de_DE") { prices }
    #expect(german.contains("\"1.234,50\u{A0}$\""))
  }

  @Test("a format that was made for a language keeps it")
  func own() throws {
    let words = 1234.5.formatted(.number.locale(Locale(identifier: "fr_CH")))
    #expect(try tree("en_US") { prices }.contains("\"\(words)\""))
  }

  @Test("equal values in equal formats are equal texts")
  func equality() {
    #expect(Text(3, format: .number) == Text(3, format: .number))
    #expect(Text(3, format: .number) != Text(4, format: .number))
    #expect(Text(3, format: .number) != Text(3, format: .percent))
  }
}
