import Foundation
import SwiftUI
import Testing
import UIKit

/// Attributed strings with UIKit's attributes.
@MainActor
struct AttributeContainerTests {
  @Test("a container takes the attributes of the older strings, and gives them back")
  func containers() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    let named: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: 1,
    ]
    let container = AttributeContainer(named)
    #expect(container.uiKit.font == font && container.uiKit.foregroundColor == .red)
    #expect(container.uiKit.kern == 2 && container.uiKit.underlineStyle == .single)
    let back = Dictionary(container)
    #expect(back[.kern] as? CGFloat == 2 && back[.font] as? UIFont == font)
  }

  @Test("strings of both kinds become each other")
  func strings() {
    let old = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.blue])
    old.append(NSAttributedString(string: "c"))
    let new = AttributedString(old)
    #expect(String(new.characters) == "abc" && new.runs.count == 2)
    let again = NSAttributedString(new)
    #expect(again.string == "abc")
    #expect(again.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(again.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
  }

  @Test("members choose SwiftUI's attributes where a value suits both kinds")
  func members() {
    var text = AttributedString("x")
    text.foregroundColor = .red
    text.font = .title
    text.backgroundColor = UIColor.yellow
    text.underlineStyle = .single
    #expect(text.swiftUI.foregroundColor == .red && text.uiKit.backgroundColor == .yellow)
    #expect(text.swiftUI.underlineStyle == .single)
  }

  @Test("a text is drawn in UIKit's color and in SwiftUI's over it")
  func drawing() throws {
    var text = AttributedString(
      "x", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
    let plain = try Lab(100, 100) { Text(text) }
    #expect(try plain.stage.layoutTree().contains("\"x\" #FF3B30") == false)
    #expect(try plain.stage.layoutTree().contains("#FF0000"))
    text.foregroundColor = Color(red: 0, green: 0, blue: 1)
    let over = try Lab(100, 100) { Text(text) }
    #expect(try over.stage.layoutTree().contains("#0000FF"))
  }
}
