import Foundation
import Testing

@testable import Snapshots

@Suite("Diffing lines")
struct DiffingLinesTests {
  private func difference(_ reference: String, _ text: String) -> String? {
    Diffing.lines.diff(reference, text)?.0
  }

  @Test("equal texts have no difference")
  func equal() {
    #expect(difference("a\nb\n", "a\nb\n") == nil)
    #expect(difference("", "") == nil)
  }

  @Test("changed lines are listed with their numbers")
  func changed() {
    #expect(difference("a\nb\nc\n", "a\nx\nc\n") == "-2: b\n+2: x")
    #expect(difference("a\n", "a\nb\n") == "+2: b")
    #expect(difference("a\nb", "b") == "-1: a")
  }

  @Test("texts that look alike are told apart")
  func looksAlike() {
    #expect(difference("\u{E9}", "e\u{301}") != nil)
    #expect(difference("a\rb", "a\nb") != nil)
    #expect(difference("a \nb", "a\nb") != nil)
  }

  @Test("a checkout's line ends and byte order mark are no difference, but a lone \\r is one (C39)")
  func lineEnds() {
    #expect(difference("a\r\nb\r\n", "a\nb\n") == nil)
    #expect(difference("\u{FEFF}a\r\n", "a\n") == nil)
    #expect(difference("key = \"x\ry\"\r\n", "key = \"x\ry\"\n") == nil)
    #expect(difference("key = \"x\ry\"\n", "key = \"xy\"\n") != nil)
    #expect(difference("a\r\nb\r\n", "a\nc\n") == "-2: b\n+2: c")
  }

  @Test("a long difference is cut off, and says so")
  func long() {
    let words = difference("", (1...100).map { "\($0)" }.joined(separator: "\n"))
    #expect(words?.hasSuffix("… and 61 more lines") == true)
  }

  @Test("bytes that are no text are an error")
  func invalid() {
    #expect(throws: (any Error).self) { try Diffing.lines.fromData(Data([0xFF, 0xFE])) }
  }
}
