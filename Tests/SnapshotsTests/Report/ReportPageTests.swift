import Testing

@testable import Snapshots

@Suite("The report's page")
struct ReportPageTests {
  @Test("a message can't end the element that holds the results")
  func escaping() throws {
    var entry = VerifyResultsTests.entry("a", .different)
    entry.message = "</script><script>alert(1)</script><!--"
    let html = ReportPage(VerifyResultsTests.results([entry]), in: ReportFolder("none")).html
    #expect(html.ranges(of: "</script>").count == 3)
    #expect(!html.contains("alert(1)<"))
    #expect(html.contains("\\u003C/script>"))
  }

  @Test("pictures are in the page itself, as long as it doesn't get too large")
  func pictures() throws {
    let folder = ReportFolder(try TemporaryFolder().path)
    try FileStore.createFolder(folder.images)
    var entries: [VerifyEntry] = []
    for (name, count) in [("a", 3), ("b", 24 << 20), ("<c", 4)] {
      var entry = VerifyResultsTests.entry(name, .different)
      entry.images.actual = "images/\(name).png"
      entry.images.difference = "images/\(name).txt"
      try FileStore.write(
        [UInt8](repeating: 0, count: count), to: folder.path("images/\(name).png"))
      entries.append(entry)
    }
    let html = ReportPage(VerifyResultsTests.results(entries), in: folder).html
    #expect(html.contains(#"{"images/a.png":"data:image/png;base64,AAAA","#))
    #expect(html.contains(#""images/\u003Cc.png":"data:image/png;base64,AAAAAA=="}"#))
    #expect(!html.contains(#""images/b.png":"#) && !html.contains(#"a.txt":"#))
  }

  @Test("nothing is loaded from anywhere")
  func noNetwork() {
    let html = ReportPage(VerifyResultsTests.results([]), in: ReportFolder("none")).html
    for word in ["http:", "https:", "//cdn", "@import", "<link"] { #expect(!html.contains(word)) }
  }

  @Test("the page names missing shards")
  func shards() {
    var results = VerifyResultsTests.results([], shard: Shard(index: 1, count: 2))
    func html() -> String { ReportPage(results, in: ReportFolder("none")).html }
    #expect(html().contains(#""trouble": null"#))
    results.isMerged = true
    #expect(html().contains(#""trouble": "the shard 2/2 is missing""#))
  }
}
