import Foundation
import TestSupport
import Testing
import UIKit

@testable import SheetUI

/// Constraints and stack views.
@MainActor
struct AutoLayoutTests {
  /// A view with a content of a size.
  private final class Sized: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { size }
  }

  private func sized(_ width: CGFloat, _ height: CGFloat) -> Sized {
    let view = Sized()
    view.size = CGSize(width: width, height: height)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("edges pinned with constants leave that space at every edge")
  func pinned() {
    let root = root(300, 200)
    let view = sized(10, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 155))
    root.frame.size = CGSize(width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 55))
  }

  @Test("without constraints on its size a view has that of its content")
  func intrinsic() {
    let root = root(300, 200)
    let view = sized(80, 30)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 110, y: 85, width: 80, height: 30))
  }

  @Test("of two wishes the one of the higher priority is met")
  func priorities() {
    let root = root(300, 200)
    let view = sized(80, 30)
    root.addSubview(view)
    let low = view.widthAnchor.constraint(equalToConstant: 50)
    low.priority = .defaultLow
    let high = view.widthAnchor.constraint(equalToConstant: 120)
    high.priority = .defaultHigh
    NSLayoutConstraint.activate([
      low, high, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    high.isActive = false
    root.layoutIfNeeded()
    // The content's resistance of 750 is stronger than a wish of 250.
    #expect(view.frame.width == 80)
    low.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("constraints within the safe area keep clear of bars")
  func safeArea() throws {
    let controller = UIViewController()
    let view = sized(0, 0)
    controller.view.addSubview(view)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    _ = try Stage(
      try #require(Device.named("iphone-15")),
      rootViewController: UINavigationController(rootViewController: controller))
    #expect(view.frame == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 34))
  }

  @Test("what is pinned over the keyboard stands over the home indicator, and over the keyboard")
  func keyboard() throws {
    let controller = UIViewController()
    let view = sized(50, 40)
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    let stage = try Stage(
      try #require(Device.named("iphone-15")), rootViewController: controller)
    #expect(view.frame.maxY == 818)
    try stage.showKeyboard(height: 300)
    try stage.settle()
    #expect(view.frame.maxY == 552)
    try stage.hideKeyboard()
    try stage.settle()
    #expect(view.frame.maxY == 818)
  }

  @Test("multiplier and constant relate two lengths")
  func multiplier() {
    let root = root(300, 200)
    let view = sized(0, 0)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 140, height: 35))
  }

  @Test("leading is at the right where reading goes from right to left")
  func mirrored() {
    let root = root(300, 200)
    root.semanticContentAttribute = .forceRightToLeft
    let view = sized(80, 30)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 210)
  }

  @Test("the text of a label wraps at the width that constraints leave")
  func wrapping() {
    let root = root(120, 400)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that need more than a single line"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height > 3 * 20)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 1000)).height)
  }

  // MARK: Stacks

  private func stack(
    _ distribution: UIStackView.Distribution, _ lengths: [CGFloat], spacing: CGFloat = 0,
    in length: CGFloat, axis: NSLayoutConstraint.Axis = .horizontal
  ) -> [CGRect] {
    let views = lengths.map { axis == .horizontal ? sized($0, 20) : sized(20, $0) }
    let stack = UIStackView(arrangedSubviews: views)
    (stack.distribution, stack.spacing, stack.axis) = (distribution, spacing, axis)
    stack.frame = CGRect(
      x: 0, y: 0, width: axis == .horizontal ? length : 20,
      height: axis == .horizontal ? 20 : length)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  private var cases: [(lengths: [CGFloat], spacing: CGFloat, room: CGFloat)] {
    [([10, 30, 50], 0, 200), ([20, 20], 8, 100), ([5, 70, 15, 40], 3, 300), ([33], 9, 80)]
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test(
    "a stack's views fill it from end to end, with the spacing between them, in any distribution")
  func endToEnd() {
    let all: [UIStackView.Distribution] = [.fill, .fillEqually, .fillProportionally]
    for entry in cases {
      for distribution in all {
        let frames = stack(distribution, entry.lengths, spacing: entry.spacing, in: entry.room)
        #expect(isNear(frames.first?.minX ?? -1, 0))
        #expect(isNear(frames.last?.maxX ?? -1, entry.room), "\(distribution) \(entry)")
        for (a, b) in zip(frames, frames.dropFirst()) {
          #expect(isNear(b.minX - a.maxX, entry.spacing), "\(distribution) \(entry)")
        }
      }
    }
  }

  @Test("views that fill equally are of one length")
  func equally() {
    for entry in cases {
      let frames = stack(.fillEqually, entry.lengths, spacing: entry.spacing, in: entry.room)
      for frame in frames { #expect(isNear(frame.width, frames[0].width), "\(entry)") }
    }
  }

  @Test("views that fill proportionally keep the ratio of their contents' lengths")
  func proportionally() {
    for entry in cases {
      let frames = stack(.fillProportionally, entry.lengths, spacing: entry.spacing, in: entry.room)
      for (frame, length) in zip(frames, entry.lengths) {
        #expect(isNear(frame.width * entry.lengths[0], frames[0].width * length), "\(entry)")
      }
    }
  }

  @Test("equal spacing keeps lengths and makes gaps equal")
  func equalSpacing() {
    for entry in cases where entry.lengths.count > 1 {
      let frames = stack(.equalSpacing, entry.lengths, spacing: entry.spacing, in: entry.room)
      for (frame, length) in zip(frames, entry.lengths) { #expect(isNear(frame.width, length)) }
      let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
      for gap in gaps { #expect(isNear(gap, gaps[0]), "\(entry) \(gaps)") }
    }
  }

  @Test("equal centering makes the distances of middles equal")
  func equalCentering() {
    for entry in cases where entry.lengths.count > 1 {
      let frames = stack(.equalCentering, entry.lengths, spacing: entry.spacing, in: entry.room)
      let ways = zip(frames, frames.dropFirst()).map { $1.midX - $0.midX }
      for way in ways { #expect(isNear(way, ways[0]), "\(entry) \(ways)") }
    }
  }

  @Test("the view that hugs its content least takes the room that is left")
  func hugging() {
    let (a, b, c) = (sized(30, 20), sized(40, 20), sized(50, 20))
    a.setContentHuggingPriority(.required, for: .horizontal)
    c.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [a, b, c])
    stack.spacing = 10
    stack.setCustomSpacing(30, after: a)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
    stack.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(b.frame == CGRect(x: 60, y: 0, width: 180, height: 20))
    #expect(c.frame == CGRect(x: 250, y: 0, width: 50, height: 20))
  }

  @Test("the view that resists compression least gives way")
  func resistance() {
    let (a, b) = (sized(80, 20), sized(80, 20))
    b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(a.frame.width == 80)
    #expect(b.frame.width == 20)
  }

  @Test("a hidden view leaves no gap, and comes back")
  func hidden() {
    let views = [sized(30, 20), sized(30, 20), sized(30, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.frame = CGRect(x: 0, y: 0, width: 65, height: 20)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 35)
    views[1].isHidden = false
    stack.frame.size.width = 100
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 35, 70])
  }

  @Test("across the axis views fill, or keep their size at a side or in the middle")
  func alignment() {
    func frame(_ alignment: UIStackView.Alignment) -> CGRect {
      let view = sized(30, 20)
      let stack = UIStackView(arrangedSubviews: [view])
      stack.axis = .vertical
      stack.alignment = alignment
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      stack.layoutIfNeeded()
      return view.frame
    }
    #expect(frame(.fill) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(frame(.leading) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frame(.center) == CGRect(x: 35, y: 0, width: 30, height: 20))
    #expect(frame(.trailing) == CGRect(x: 70, y: 0, width: 30, height: 20))
  }

  @Test("margins of a stack keep its views from its edges")
  func margins() {
    let view = sized(30, 20)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("a stack asks for the sum of its views' lengths and the longest across")
  func fittingSize() {
    let stack = UIStackView(arrangedSubviews: [sized(30, 20), sized(50, 25)])
    stack.spacing = 8
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 88, height: 25))
    stack.axis = .vertical
    let upright = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(upright == CGSize(width: 50, height: 53))
  }
}
