import Testing

@testable import SheetUI

/// Marks in a line of text, by CommonMark's rules.
struct MarkdownTests {
  private func run(_ text: String, _ style: Markdown.Style = [], link: String? = nil)
    -> Markdown.Run
  {
    Markdown.Run(text: text, style: style, link: link)
  }

  @Test("marks make text bold, slanted, struck through or code")
  func marks() {
    #expect(Markdown.runs("plain") == [run("plain")])
    #expect(Markdown.runs("a **b** c") == [run("a "), run("b", .strong), run(" c")])
    #expect(Markdown.runs("*a* _b_") == [run("a", .emphasized), run(" "), run("b", .emphasized)])
    #expect(Markdown.runs("***a***") == [run("a", [.strong, .emphasized])])
    #expect(Markdown.runs("~~a~~ `b*c*`") == [run("a", .struck), run(" "), run("b*c*", .code)])
    #expect(
      Markdown.runs("**a *b* c**")
        == [run("a ", .strong), run("b", [.strong, .emphasized]), run(" c", .strong)])
  }

  @Test(
    "what only looks like a mark stays",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "a ** b **", "*open", "[text] (no link)", "< b", "`open",
      "5 * (3 + 4)", "~ a ~", "# no heading", "- no list",
    ])
  func notMarks(_ text: String) {
    #expect(Markdown.runs(text).map(\.text).joined() == text)
    #expect(Markdown.runs(text).allSatisfy { $0.style.isEmpty && $0.link == nil })
  }

  @Test("escapes hide marks")
  func escapes() {
    #expect(Markdown.runs(#"\*a\* \\ \b"#) == [run(#"*a* \ \b"#)])
  }

  @Test("links know where they lead, and may be bold")
  func links() {
    #expect(
      Markdown.runs("see [our **site**](https://example.com \"title\")")
        == [
          run("see "), run("our ", link: "https://example.com"),
          run("site", .strong, link: "https://example.com"),
        ])
    #expect(Markdown.runs("<https://a.b>") == [run("https://a.b", link: "https://a.b")])
    #expect(Markdown.runs("<me@a.b>") == [run("me@a.b", link: "mailto:me@a.b")])
  }

  @Test("any text goes through, and only marks are lost")
  func anyText() {
    var state: UInt64 = 7
    let alphabet = Array("ab *_~`[]()<>\\!\n")
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let shown = Markdown.runs(text).map(\.text).joined()
      #expect(shown.filter(\.isLetter).count <= text.filter(\.isLetter).count + 7)
    }
  }
}
