import Testing

@testable import Snapshots

@Suite("JUnit XML")
struct JUnitReportTests {
  @Test("texts are escaped, counts add up, a missing shard is an error")
  func text() throws {
    var entry = VerifyResultsTests.entry("b<&\"", .different)
    entry.message = "first ]]> <x>\nsecond\u{1}"
    let trouble = VerifyResultsTests.entry("c", .unusable)
    var results = VerifyResultsTests.results(
      [VerifyResultsTests.entry("a"), entry, trouble], shard: Shard(index: 1, count: 2))
    results.isMerged = true
    let text = JUnitReport(results).text
    #expect(text.contains(#"<testsuites tests="4" failures="1" errors="2">"#))
    #expect(text.contains(#"<testcase classname="a" name="a"/>"#))
    #expect(text.contains(#"name="b&lt;&amp;&quot;""#))
    #expect(text.contains(#"message="first ]]&gt; &lt;x&gt;""#))
    #expect(text.contains(#"name="shard 2/2""#))
    #expect(!text.contains("\u{1}"))
    results.isMerged = false
    #expect(JUnitReport(results).text.contains(#"tests="3" failures="1" errors="1""#))
  }
}
