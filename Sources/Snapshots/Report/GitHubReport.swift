internal import Foundation

/// Results as GitHub's engine shows them: a note at each scene, and a table on the job's page.
public struct GitHubReport {
  private let results: VerifyResults

  /// The most notes: the engine shows ten of a kind in a step and drops the others.
  private static let mostNotes = 10
  /// The most rows of the table, which has to stay below a mebibyte.
  private static let mostRows = 200

  /// Creates the report of a run.
  public init(_ results: VerifyResults) { self.results = results }

  /// Whether this process runs there.
  public static var isRunning: Bool {
    ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
  }

  /// The file for the job's page; nil where there is none.
  public static var summaryPath: String? {
    ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var rows: [VerifyEntry] {
    results.entries.filter { $0.outcome.group != .passed }
  }

  /// The notes, one a line.
  public var annotations: [String] {
    rows.prefix(Self.mostNotes).map { entry in
      let kind = entry.outcome == .recorded ? "warning" : "error"
      let title = Self.property("\(entry.id): \(entry.outcome.rawValue)")
      let line = entry.line.map { ",line=\($0)" } ?? ""
      return "::\(kind) file=\(Self.property(entry.scene))\(line),title=\(title)::"
        + Self.data(entry.message)
    }
  }

  /// The table in Markdown.
  public var summary: String {
    var lines = ["## Sheetshot: \(results.summary)", ""]
    let rows = rows
    if !rows.isEmpty { lines += ["| picture | outcome | what |", "| --- | --- | --- |"] }
    lines += rows.prefix(Self.mostRows).map { entry in
      let cells = [entry.id, entry.outcome.rawValue, entry.headline].map(Self.cell)
      return "| \(cells.joined(separator: " | ")) |"
    }
    if rows.count > Self.mostRows { lines += ["", "… and \(rows.count - Self.mostRows) more"] }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private static func cell(_ text: String) -> String {
    MarkupText.escaped(text).replacing("|", with: "\\|")
  }

  /// Escapes as the engine's commands want it.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
