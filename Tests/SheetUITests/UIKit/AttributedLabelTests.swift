import Foundation
import Testing
import UIKit

@testable import SheetUI

/// A label with space around its text, as many projects have one.
private final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let inner = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: inner.width + insets.left + insets.right,
      height: inner.height + insets.top + insets.bottom)
  }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

@MainActor
struct AttributedLabelTests {
  private func label(_ text: String, _ style: NSParagraphStyle) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return label
  }

  @Test("a label that insets its text asks for the space and draws the text there")
  func padded() throws {
    let (plain, padded) = (UILabel(), PaddedLabel())
    plain.text = "Words"
    padded.text = "Words"
    let own = plain.intrinsicContentSize
    #expect(
      padded.intrinsicContentSize == CGSize(width: own.width + 30, height: own.height + 10))
    padded.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: padded.intrinsicContentSize)
    let root = ColorController(.white)
    root.view.addSubview(padded)
    let stage = try Stage.plain(200, 100, root: root)
    let place = try stage.center(ofText: "Words")
    #expect(abs(place.x - (30 + own.width / 2)) < 0.51)
    #expect(abs(place.y - (24 + own.height / 2)) < 0.51)
  }

  @Test("a paragraph's line heights and spacing count for each line")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    let natural = label("One\nTwo", style).intrinsicContentSize.height
    style.lineSpacing = 5
    #expect(label("One\nTwo", style).intrinsicContentSize.height == natural + 5)
    style.lineSpacing = 0
    style.minimumLineHeight = 30
    #expect(abs(label("One\nTwo", style).intrinsicContentSize.height - 60) < 1)
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.minimumLineHeight == 30 && copy !== style)
  }

  @Test("a picture in text takes its room")
  func attachments() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let attachment = NSTextAttachment(image: picture)
    let text = NSMutableAttributedString(string: "A")
    let label = UILabel()
    label.attributedText = text
    let narrow = label.intrinsicContentSize.width
    text.append(NSAttributedString(attachment: attachment))
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.width - narrow - 40) < 1)
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    label.attributedText = text
    #expect(abs(label.intrinsicContentSize.width - narrow - 20) < 1)
  }

  @Test("text with a background is drawn on it")
  func background() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.attributedText = NSAttributedString(
      string: "  MM  ", attributes: [.backgroundColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1)]
    )
    let root = ColorController(.white)
    root.view.addSubview(label)
    let picture = try Stage.plain(100, 40, root: root).snapshot()
    #expect((0..<40).contains { picture.color(3, Double($0)) == RGB(255, 255, 0) })
  }

  @Test("alerts take the values that code sets by their keys")
  func keys() throws {
    let root = ColorController(.white)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    let alert = UIAlertController(title: "Old", message: nil, preferredStyle: .alert)
    let ok = UIAlertAction(title: "OK", style: .default)
    alert.addAction(ok)
    try stage.perform {
      alert.setValue(NSAttributedString(string: "New"), forKey: "attributedTitle")
      ok.setValue(UIColor.red, forKey: "titleTextColor")
      alert.setValue(1, forKey: "nothing")
      root.present(alert, animated: false)
    }
    _ = try stage.center(ofText: "New")
    #expect(stage.warnings.contains { $0.contains("nothing") })
  }

  @Test("runs of different fonts, colors and styles can be added one after the other")
  func runs() {
    let text = NSMutableAttributedString(string: "")
    for (index, size) in [12, 24, 12, 12].enumerated() {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index)
      text.append(
        NSAttributedString(
          string: "\(index)",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(size)), .paragraphStyle: style,
            .foregroundColor: index == 0 ? UIColor.red : .blue,
          ]))
    }
    text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 4))
    #expect(text.string == "0123")
    #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 24)
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
  }
}
