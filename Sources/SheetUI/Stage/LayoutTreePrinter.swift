import Foundation

/// Prints a layout tree as text, one box a line, indented by depth.
///
/// Frames are in the window's space, in points, as they are presented at an instant and before they
/// are rounded to pixels.
@MainActor
struct LayoutTreePrinter {
  private let time: Double
  private(set) var lines: [String] = []

  init(time: Double) { self.time = time }

  /// Adds a node whose parent's top left corner is at `origin`.
  mutating func add(_ node: LayoutNode, origin: CGPoint, depth: Int) {
    guard !node.isGone(at: time) else { return }
    let frame = node.presentedFrame(at: time).offsetBy(dx: origin.x, dy: origin.y)
    let behavior = node.presentedBehavior(at: time).value
    var words = [behavior.name, Self.text(frame)] + behavior.details(node)
    if let identifier = node.traits.identifier { words.append("id=\(identifier)") }
    if node.presence.isLeaving { words.append("leaving") }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for child in node.childrenInZOrder { add(child, origin: frame.origin, depth: depth + 1) }
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(" + numbers.map { ShortNumber.text(Double($0)) }.joined(separator: ", ") + ")"
  }
}

extension Stage {
  /// The boxes of everything that is shown, as text; the same for the same picture.
  ///
  /// The instant is in seconds on the stage's clock; nil stands for now.
  public func layoutTree(at instant: Double? = nil) throws(StageError) -> String {
    _ = try displayList(at: instant)
    var printer = LayoutTreePrinter(time: instant ?? time)
    for host in window.hosts { printer.add(host.box, origin: .zero, depth: 0) }
    if keyboardHeight > 0, let bar = window.keyboard?.toolbar {
      printer.add(bar.box, origin: .zero, depth: 0)
    }
    return printer.lines.joined(separator: "\n") + "\n"
  }
}
