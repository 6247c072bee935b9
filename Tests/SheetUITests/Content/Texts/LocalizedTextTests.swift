import Foundation
import SwiftUI
import Testing
import Typography

@testable import SheetUI

/// Words in the language of the stage.
@MainActor
struct LocalizedTextTests {
  private func environment(_ locale: String, _ folder: URL) throws -> EnvironmentValues {
    var configuration = StageConfiguration(device: try #require(Device.named("iphone-13")))
    configuration.locale = Locale(identifier: locale)
    configuration.assetFolders = [folder]
    return configuration.environment
  }

  /// A folder with a catalog and a table of the older kind.
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    try Data("\"Old\" = \"Alt\";\n\"%@ of %@\" = \"%2$@: %1$@\";\n".utf8)
      .write(to: german.appendingPathComponent("Localizable.strings"))
    try Data(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "ru": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
            "few": {"stringUnit": {"state": "translated", "value": "%lld файла"}},
            "many": {"stringUnit": {"state": "translated", "value": "%lld файлов"}}}}}}}
      }}
      """.utf8
    ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    return folder
  }

  @Test("tables of both kinds are read, values take their places, plurals follow the language")
  func tables() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (german, english) = (try environment("de_AT", folder), try environment("en_US", folder))
    let russian = try environment("ru", folder)
    #expect(Text("Hello").words(german) == "Hallo")
    #expect(Text("Hello").words(english) == "Hello")
    #expect(Text("Old").words(german) == "Alt")
    #expect(Text("\("a") of \("b")").words(german) == "b: a")
    #expect([1, 2].map { Text("\($0) files").words(english) } == ["1 file", "2 files"])
    #expect(
      [1, 3, 5, 11, 21].map { Text("\($0) files").words(russian) }
        == ["1 файл", "3 файла", "5 файлов", "11 файлов", "21 файл"])
    #expect(Text(verbatim: "Hello").words(german) == "Hello")
  }

  @Test("percent signs, values and nested texts are shown as they are")
  func values() {
    let environment = EnvironmentValues()
    #expect(Text("100%").words(environment) == "100%")
    #expect(Text("\(3) of 100%").words(environment) == "3 of 100%")
    #expect(Text("\(2.5, specifier: "%.2f") km").words(environment) == "2.50 km")
    #expect(Text("a \(Text("*b*").bold()) c").words(environment) == "a b c")
    #expect(Text("**\("*a*")**").words(environment) == "*a*")
    #expect(String(localized: "\(2) left") == "2 left")
  }

  @Test("marks and attributes become looks")
  func looks() throws {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let builder = StyledTextBuilder(Text("a **b** *c* `d` [e](x:y)"), environment)
    #expect(builder.text.segments.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    #expect(builder.text.segments[1].attributes.font.weight.value > 400)
    #expect(builder.text.segments[3].attributes.font.isItalic)
    #expect(builder.styles.count == 2, "the link has the tint")

    var attributed = AttributedString("red and big")
    let range = try #require(attributed.range(of: "big"))
    attributed[range].font = .largeTitle
    attributed[range].foregroundColor = .red
    attributed.underlineStyle = .single
    let styled = StyledTextBuilder(Text(attributed), environment).text.segments
    #expect(styled.map(\.attributes.font.size) == [17, 34])
    #expect(styled.allSatisfy { $0.attributes.isUnderlined })
  }

  @Test("letter case, picture and design are part of the text")
  func textCase() {
    var environment = EnvironmentValues()
    environment.textAttributes = [.textCase(.uppercase)]
    #expect(Text("Straße").words(environment) == "STRASSE")
    environment.textAttributes = []
    let image = StyledTextBuilder(Text("\(Image(systemName: "star")) x"), environment)
    #expect(image.images.count == 1)
    #expect(image.text.segments.first?.attachment != nil)
  }

  @Test("dates are told in the stage's language, from the stage's day")
  func dates() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let now = environment.currentDate
    #expect(Text(now.addingTimeInterval(125.5), style: .timer).words(environment).hasPrefix("2:0"))
    #expect(
      Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9e6)).words(environment)
        .contains("1970"))
  }
}

/// Values that views keep in settings.
@MainActor
struct AppStorageTests {
  private enum Kind: String { case one, two }

  private struct Settings: View {
    @AppStorage("AppStorageTests.count") private var count = 1
    @AppStorage("AppStorageTests.kind") private var kind = Kind.one
    @AppStorage("AppStorageTests.name") private var name: String?

    var body: some View {
      VStack {
        Text("\(count) \(kind.rawValue) \(name ?? "nobody")")
        Button("Change") {
          count += 1
          kind = .two
          name = "Ann"
        }
        Other()
      }
    }
  }

  private struct Other: View {
    @AppStorage("AppStorageTests.count") private var count = 0
    var body: some View { Text("other \(count)") }
  }

  @Test("every view that reads a stored value follows it, and the settings know it")
  func follow() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Settings() }
    #expect(try stage.layoutTree().contains("1 one nobody"))
    try stage.tap("Change")
    #expect(try stage.layoutTree().contains("2 two Ann"))
    #expect(try stage.layoutTree().contains("other 2"))
    #expect(UserDefaults.standard.integer(forKey: "AppStorageTests.count") == 2)
  }
}
