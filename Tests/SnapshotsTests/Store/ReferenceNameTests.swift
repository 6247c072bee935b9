import TestSupport
import Testing

@testable import Snapshots

@Suite("Reference names")
struct ReferenceNameTests {
  private func file(_ name: String, test: String = "opens()") -> String {
    ReferenceName.file(test: test, name: name, pathExtension: "png")
  }

  @Test("plain names stay as they are")
  func plain() {
    #expect(file("dark") == "opens.dark.png")
    #expect(file("iPhone-13_dark") == "opens.iPhone-13_dark.png")
    #expect(file("x", test: "opens") == "opens.x.png")
    #expect(file("x", test: "opens(on:at:)") == "opens-on-at.x.png")
    #expect(ReferenceName.file(test: "opens()", number: 2, pathExtension: "png") == "opens.2.png")
    #expect(ReferenceName.file(test: "opens()", number: 1, pathExtension: nil) == "opens.1")
    let named = ReferenceName.file(
      test: "opens(on:)", testCase: "mini", number: 1, pathExtension: "txt")
    #expect(named == "opens-on.mini.1.txt")
  }

  @Test("names that differ in anything have files of their own")
  func distinct() {
    let names = [
      "a+b", "a-b", "a b", "a/b", "a.b", "a--b", "-a-b", "a-b-", "a~b", "a\0b", "\u{E9}",
      "e\u{301}",
      "e", "Icon", "icon", "1", "01", "1.1", "", " ", "..", ".", "../x", "/x", "x", "x.png", "日本",
      "日木", String(repeating: "a", count: 100), String(repeating: "a", count: 101),
      String(repeating: "a", count: 300), String(repeating: "é", count: 300),
    ]
    var files = names.map { file($0) }
    files += names.filter { $0 != "" }.map { file("n", test: $0) }
    files += (1...3).map { ReferenceName.file(test: "opens()", number: $0, pathExtension: "png") }
    files += ["opens(a:)", "opens(a:b:)", "opens(_:)", "`opens-a`()", "opens-a", "opens(a)"].map {
      file("n", test: $0)
    }
    // By bytes: `Set<String>` would take two Unicode forms for one.
    #expect(Set(files.map { Array($0.utf8) }).count == files.count)
  }

  @Test("no name leaves the folder, is hidden or too long for a file system")
  func contained() {
    var generator = SeededGenerator(seed: 40)
    let alphabet = Array("ab./\\~ -\0é日:\"*?<>|\n1")
    for _ in 0..<2000 {
      let length = Int.random(in: 0...280, using: &generator)
      let name = String((0..<length).compactMap { _ in alphabet.randomElement(using: &generator) })
      let file = ReferenceName.file(test: name, name: name, pathExtension: "png")
      #expect(file.utf8.count <= 255 - ".1234567890.part".utf8.count)
      #expect(!file.hasPrefix(".") && !file.contains("/") && !file.contains(".."))
      #expect(file.utf8.allSatisfy { $0 > 32 && $0 < 127 }, "\(name)")
    }
  }

  @Test("a file system that takes one case for the other is noticed")
  func otherSpelling() {
    #expect(ReferenceName.otherSpelling(of: "a.icon.png", in: ["a.Icon.png"]) == "a.Icon.png")
    #expect(ReferenceName.otherSpelling(of: "a.icon.png", in: ["a.Icon.png", "a.icon.png"]) == nil)
    #expect(ReferenceName.otherSpelling(of: "a.icon.png", in: ["b.png"]) == nil)
  }
}
