import Foundation
import Testing
import Typography

@testable import SheetUI

@Suite struct FontTests {
  @Test("text styles have the sizes of Dynamic Type")
  func sizes() {
    var environment = EnvironmentValues()
    #expect(Font.body.resolve(in: environment).size == 17)
    #expect(Font.largeTitle.resolve(in: environment).size == 34)
    #expect(Font.headline.resolve(in: environment).weight == .semibold)
    environment.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolve(in: environment).size == 53)
    #expect(Font.system(size: 20).resolve(in: environment).size == 20)
    #expect(Font.custom("X", fixedSize: 20).resolve(in: environment).size == 20)
    #expect(abs(Font.custom("X", size: 17).resolve(in: environment).size - 53) < 1e-9)
    environment.idiom = .mac
    #expect(Font.body.resolve(in: environment).size == 13)
  }

  @Test("changes apply in order")
  func modifiers() {
    let environment = EnvironmentValues()
    #expect(Font.body.bold().resolve(in: environment).weight == .semibold)
    #expect(Font.title.bold().resolve(in: environment).weight == .bold)
    #expect(Font.body.bold().weight(.light).resolve(in: environment).weight == .light)
    #expect(Font.body.italic().resolve(in: environment).isItalic)
    #expect(Font.body.monospaced().resolve(in: environment).family == .system(.monospaced))
    #expect(
      Font.body.monospacedDigit().resolve(in: environment).features == [.monospacedDigits])
    #expect(Font.body.width(.condensed).resolve(in: environment).width == .condensed)
    #expect(
      Font.system(.title, design: .rounded, weight: .heavy).resolve(in: environment).weight
        == .heavy)
    #expect(
      Font.system(size: 12, weight: .bold, design: .serif).resolve(in: environment).family
        == .system(.serif))
  }

  @Test("bold text on request is two steps heavier")
  func legibility() {
    var environment = EnvironmentValues()
    environment.legibilityWeight = .bold
    #expect(Font.body.resolve(in: environment).weight == .semibold)
    #expect(Font.system(size: 10, weight: .black).resolve(in: environment).weight == .black)
  }

  @Test("the two types of text size list the same sizes")
  func typeSizes() {
    for size in DynamicTypeSize.allCases {
      #expect(String(describing: size) == size.typography.rawValue)
      #expect(ContentSizeCategory(size).dynamicTypeSize == size)
    }
  }
}
