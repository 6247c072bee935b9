import Testing

@testable import Snapshots

@Suite("The report's page")
struct ReportPageTests {
  @Test("a message can't end the element that holds the results")
  func escaping() throws {
    var entry = VerifyResultsTests.entry("a", .different)
    entry.message = "</script><script>alert(1)</script><!--"
    let html = ReportPage(VerifyResultsTests.results([entry])).html
    #expect(html.ranges(of: "</script>").count == 2)
    #expect(!html.contains("alert(1)<"))
    #expect(html.contains("\\u003C/script>"))
  }

  @Test("nothing is loaded from anywhere")
  func noNetwork() {
    let html = ReportPage(VerifyResultsTests.results([])).html
    for word in ["http:", "https:", "//cdn", "@import", "<link"] { #expect(!html.contains(word)) }
  }

  @Test("the page names missing shards")
  func shards() {
    var results = VerifyResultsTests.results([], shard: Shard(index: 1, count: 2))
    #expect(ReportPage(results).html.contains(#""trouble": null"#))
    results.isMerged = true
    #expect(ReportPage(results).html.contains(#""trouble": "the shard 2/2 is missing""#))
  }
}
