import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("Links in texts")
@MainActor
struct TextLinkTests {
  private final class Log {
    var lines: [String] = []
  }

  private let log = Log()

  private func stage(_ text: Text) throws -> Stage {
    let log = log
    return try Stage(try #require(Device.named("iphone-13"))) {
      text
        .environment(
          \.openURL,
          OpenURLAction {
            log.lines.append($0.absoluteString)
            return .handled
          }
        )
        .onTapGesture { log.lines.append("tap") }
    }
  }

  private func tapAll(_ stage: Stage) throws {
    let center = try stage.center(ofText: "Read")
    try stage.tap(at: center)
    try stage.tap(at: CGPoint(x: center.x - 60, y: center.y))
  }

  @Test("a tap on Markdown's link opens it; beside it the view around is tapped")
  func markdown() throws {
    let stage = try stage(Text("Read [the terms](https://example.org/terms) now"))
    try tapAll(stage)
    #expect(log.lines == ["https://example.org/terms", "tap"])
  }

  @Test("a tap on an attributed string's link opens it")
  func attributed() throws {
    var words = AttributedString("Read the terms now")
    if let range = words.range(of: "the terms") {
      words[range].link = URL(string: "app://terms")
    }
    try tapAll(try stage(Text(words)))
    #expect(log.lines == ["app://terms", "tap"])
  }
}
