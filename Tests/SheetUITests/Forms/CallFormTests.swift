import Foundation
import Testing

/// The forms that public code uses most are compiled in a client: `Fixtures/Seeds/Sources/Forms`.
@Suite struct CallFormTests {
  @Test func `The scanner tells labels, closures and values`() {
    let calls = CallScanner.calls(
      in: "a.sheet(isPresented: $b, onDismiss: c) { d(1) } content: { e } // f(2)")
    #expect(calls.map(\.form) == ["sheet(isPresented:onDismiss:) {} content: {}", "d(_:)"])
    let values = CallScanner.calls(in: "presentationDetents([.medium, .height(2)], selection: x)")
    #expect(values.first?.members == [".medium", ".height(_:)"])
  }

  @Test func `Every listed form of a call is compiled`() throws {
    let compiled = Set(try Self.calls().map(\.form))
    let rows = try FrequencyTable.rows(.call)
    #expect(rows.count > 200)
    #expect(rows.map(\.form).filter { !compiled.contains($0) } == [])
  }

  @Test func `Every listed value that begins with a dot is compiled`() throws {
    let members = Dictionary(grouping: try Self.calls(), by: \.name)
      .mapValues { Set($0.flatMap(\.members)) }
    let missing = try FrequencyTable.rows(.value)
      .filter { members[$0.name]?.contains($0.form) != true }
    #expect(missing.map { $0.name + $0.form } == [])
  }

  @Test func `Every listed wrapper, key, macro and protocol is compiled`() throws {
    let source = try Self.sources().joined(separator: "\n")
    #expect(try FrequencyTable.rows(.name).map(\.form).filter { !source.contains($0) } == [])
  }

  private static func calls() throws -> [CallScanner.Call] {
    try sources().flatMap(CallScanner.calls)
  }

  private static func sources() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/Seeds/Sources/Forms").standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}

/// The table of what public sheet code uses.
enum FrequencyTable {
  /// What a row is about.
  enum Kind: String {
    /// A call, written with its labels.
    case call
    /// A value that begins with a dot, in a call's arguments.
    case value
    /// A name that is written as it stands: a wrapper, a key, a macro, a protocol.
    case name
  }

  /// One row.
  struct Row {
    var kind: Kind
    var name: String
    var form: String
  }

  /// The rows of a kind.
  static func rows(_ kind: Kind) throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fixtures/References/call-forms.tsv").standardized
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .map { line in
        let cells = line.split(separator: "\t").map(String.init)
        return Row(kind: try #require(Kind(rawValue: cells[0])), name: cells[1], form: cells[2])
      }
    return rows.filter { $0.kind == kind }
  }
}
