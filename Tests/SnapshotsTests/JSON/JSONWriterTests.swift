import Testing

@testable import Snapshots

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("names keep their order, and whole numbers have no fraction")
  func order() {
    let value: JSONValue = ["b": 1, "a": [1.5, 2.0, nil, true], "c": [:]]
    #expect(JSONWriter.text(value) == #"{"b": 1, "a": [1.5, 2, null, true], "c": {}}"#)
  }

  @Test("the indented layout keeps lists of plain values on a line")
  func indented() {
    let value: JSONValue = ["a": [1, 2], "b": [["c": "d"]], "e": []]
    let lines = [
      "{", "  \"a\": [1, 2],", "  \"b\": [", "    {", "      \"c\": \"d\"", "    }", "  ],",
      "  \"e\": []", "}",
    ]
    #expect(JSONWriter.text(value, layout: .indented) == lines.joined(separator: "\n"))
  }

  @Test("what was written reads back as the same")
  func roundTrip() throws {
    let texts = ["", "\"\\/\u{1}\u{7F}\n\r\t", "é😀", "a b"]
    for text in texts {
      let written = JSONWriter.text(.string(text))
      #expect(try JSONReader.read(written).content == .string(text))
    }
    for number in [0.1, -1e-300, 1e300, 9_007_199_254_740_994, 123_456.75, 2.5e-7] {
      let written = JSONWriter.text(.number(number))
      #expect(try JSONReader.read(written).content == .number(number))
    }
  }

  @Test("a number that isn't finite is null")
  func notFinite() {
    #expect(JSONWriter.text([.number(.nan), .number(.infinity)]) == "[null, null]")
  }
}
