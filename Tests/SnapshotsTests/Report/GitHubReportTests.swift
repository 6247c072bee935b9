import Testing

@testable import Snapshots

@Suite("GitHub's notes and summary")
struct GitHubReportTests {
  @Test("a note names the scene and is one line, whatever the message holds")
  func annotations() {
    var entry = VerifyResultsTests.entry("a,b:c", .different)
    entry.message = "50 % off\nsecond"
    let results = VerifyResultsTests.results([entry, VerifyResultsTests.entry("ok")])
    #expect(
      GitHubReport(results).annotations == [
        "::error file=scenes/a%2Cb%3Ac.json,title=a%2Cb%3Ac%3A different::50 %25 off%0Asecond"
      ])
  }

  @Test("there are at most ten notes, and all rows in the table")
  func many() {
    let entries = (0..<30).map { VerifyResultsTests.entry("s\($0)", .missing) }
    let report = GitHubReport(VerifyResultsTests.results(entries))
    #expect(report.annotations.count == 10)
    #expect(report.summary.hasPrefix("## Sheetshot: 0 passed, 30 failed\n"))
    #expect(report.summary.split(separator: "\n").count == 33)
  }

  @Test("a message can't break out of the table")
  func cells() {
    var entry = VerifyResultsTests.entry("a|b", .different)
    entry.message = "x | <img src=x>\nsecond"
    let summary = GitHubReport(VerifyResultsTests.results([entry])).summary
    #expect(summary.contains(#"| a\|b | different | x \| &lt;img src=x&gt; |"#))
  }
}
