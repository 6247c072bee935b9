import Testing

@testable import Snapshots

@Suite("JSON reader")
struct JSONReaderTests {
  private func error(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("a value knows the line and column of its first character")
  func positions() throws {
    let node = try JSONReader.read("{\n  \"a\": [1,\n    \"é\", true]\n}")
    guard case .object(let members) = node.content, let member = members.first,
      case .array(let items) = member.value.content
    else {
      Issue.record("The text is an object with an array.")
      return
    }
    #expect(node.position == JSONPosition(line: 1, column: 1))
    #expect(member.keyPosition == JSONPosition(line: 2, column: 3))
    #expect(member.value.position == JSONPosition(line: 2, column: 8))
    #expect(
      items.map(\.position) == [
        JSONPosition(line: 2, column: 9), JSONPosition(line: 3, column: 5),
        JSONPosition(line: 3, column: 10),
      ])
  }

  @Test("CR LF, a byte order mark and a line end at the end change nothing, places included")
  func lineEnds() throws {
    let plain = "{\n  // why\n  \"a\": \"x\\ry\",\n  \"b\": 2\n}"
    let foreign = "\u{FEFF}" + plain.replacing("\n", with: "\r\n") + "\r\n"
    let node = try JSONReader.read(plain)
    #expect(try JSONReader.read(foreign) == node)
    #expect(try JSONReader.read(plain.replacing("\n", with: "\r")) == node)
    guard case .object(let members) = node.content else { return }
    #expect(members.first?.value.content == .string("x\ry"))
  }

  @Test("comments and trailing commas are allowed")
  func comments() throws {
    let node = try JSONReader.read("/* a\n b */ [1, // one\n 2 /**/, ]")
    #expect(node.position == JSONPosition(line: 2, column: 7))
    guard case .array(let items) = node.content else { return }
    #expect(items.map(\.content) == [.number(1), .number(2)])
  }

  @Test(
    "numbers are read exactly",
    arguments: [
      ("0", 0.0), ("-0", -0.0), ("10", 10), ("-2.5", -2.5), ("1e3", 1000), ("1.5E-2", 0.015),
      ("0.1", 0.1), ("2e-308", 2e-308), ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ])
  func numbers(_ text: String, _ value: Double) throws {
    let node = try JSONReader.read(text)
    #expect(node.content == .number(value))
  }

  @Test(
    "numbers in another form are refused",
    arguments: ["01", "1.", ".5", "+1", "1e", "0x10", "1_000", "--1", "1.2.3", "-"])
  func malformedNumbers(_ text: String) {
    #expect(error(text)?.kind == .malformedNumber(found: text))
  }

  @Test(
    "NaN and infinity are refused by name",
    arguments: ["NaN", "nan", "Infinity", "-Infinity", "-inf", "+Infinity"])
  func notFinite(_ text: String) {
    #expect(error(text)?.kind == .notFinite(found: text))
  }

  @Test("a number beyond the range is refused")
  func numberOutOfRange() {
    #expect(error("1e999")?.kind == .numberOutOfRange(found: "1e999"))
  }

  @Test(
    "escapes are resolved",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
      (#""\uD83D\uDE00""#, "😀"), (#""""#, ""),
    ])
  func escapes(_ text: String, _ value: String) throws {
    #expect(try JSONReader.read(text).content == .string(value))
  }

  @Test("what is wrong is named with its place")
  func faults() {
    let first = JSONPosition(line: 1, column: 2)
    let cases: [(String, JSONError.Kind, Int, Int)] = [
      ("", .unexpectedEnd(expected: "a value"), 1, 1),
      ("[1 2]", .unexpectedCharacter(found: "2", expected: "“,” or “]”"), 1, 4),
      ("[", .unexpectedEnd(expected: "a value or “]”"), 1, 2),
      ("[,]", .unexpectedCharacter(found: ",", expected: "a value or “]”"), 1, 2),
      ("{a: 1}", .unexpectedCharacter(found: "a", expected: "a name in quotes or “}”"), 1, 2),
      ("{\"a\" 1}", .unexpectedCharacter(found: "1", expected: "“:” behind the name “a”"), 1, 6),
      ("1 2", .unexpectedCharacter(found: "2", expected: "the end of the text"), 1, 3),
      ("[tru]", .unknownWord(found: "tru"), 1, 2),
      ("\"a", .unterminatedString, 1, 1),
      ("\n\"a\nb\"", .unterminatedString, 2, 1),
      ("\"a\tb\"", .controlCharacter(code: 9), 1, 3),
      ("\"\\q\"", .badEscape(found: "\\q"), 1, 2),
      ("\"\\u12\"", .badEscape(found: "\\u12"), 1, 2),
      ("\"\\uD800x\"", .loneSurrogate(found: "\\uD800"), 1, 2),
      ("\"\\uDC00\"", .loneSurrogate(found: "\\uDC00"), 1, 2),
      ("1 /* a", .unterminatedComment, 1, 3),
      ("{\"a\": 1, \"a\": 2}", .duplicateKey(key: "a", first: first), 1, 10),
    ]
    for (text, kind, line, column) in cases {
      let expected = JSONError(kind, at: JSONPosition(line: line, column: column))
      #expect(error(text) == expected, "\(text)")
    }
  }

  @Test("a wrong byte is an error with its place")
  func invalidUTF8() {
    #expect(throws: JSONError(.invalidUTF8(offset: 3), at: JSONPosition(line: 2, column: 1))) {
      try JSONReader.read([0x5B, 0x31, 0x0A, 0xFF, 0x5D])
    }
  }

  @Test("nesting is limited, so that a hostile text can't exhaust the stack")
  func depth() throws {
    let open = String(repeating: "[", count: 200)
    _ = try JSONReader.read(open + String(repeating: "]", count: 200))
    #expect(error(open + "[")?.kind == .tooDeep(allowed: 200))
    #expect(error(String(repeating: "[{\"a\":", count: 100_000))?.kind == .tooDeep(allowed: 200))
  }

  @Test("a text beyond the limit is refused")
  func length() {
    #expect(throws: JSONError(.tooLong(found: 5, allowed: 4), at: .start)) {
      try JSONReader.read(Array("12345".utf8), limits: JSONReader.Limits(bytes: 4))
    }
  }
}
