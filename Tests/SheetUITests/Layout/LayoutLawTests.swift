import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// Laws of layout, held by trees that chance has made.
@MainActor
struct LayoutLawTests {
  private static let seeds = UInt64(1)...60

  private func tree(_ seed: UInt64) -> RandomTree {
    var random = SeededGenerator(seed: seed)
    return .make(&random, depth: 4)
  }

  @Test("a stack is as long as its children and the distances, and as wide as the widest")
  func stacksSum() throws {
    var stacks = 0
    for seed in Self.seeds {
      let tree = tree(seed)
      let lab = try Lab(200, 200) { tree.view() }
      for (path, node) in tree.nodes() {
        let frames = try node.children.indices.map { try lab.frame("\(path).\($0)") }
        let size = try lab.size(path)
        let sizes = frames.map(\.size)
        let (sum, width): (CGSize, CGFloat)
        switch node {
        case .horizontal(_, let spacing, _):
          (sum, width) = (total(sizes, spacing), spacing)
          for (left, right) in zip(frames, frames.dropFirst()) where !moves(node) {
            #expect(abs(right.minX - left.maxX - width) < 1e-9, "\(path) of \(seed)")
          }
        case .vertical(_, let spacing, _):
          let turned = total(sizes.map { CGSize(width: $0.height, height: $0.width) }, spacing)
          (sum, width) = (CGSize(width: turned.height, height: turned.width), spacing)
          for (upper, lower) in zip(frames, frames.dropFirst()) where !moves(node) {
            #expect(abs(lower.minY - upper.maxY - width) < 1e-9, "\(path) of \(seed)")
          }
        default: continue
        }
        stacks += 1
        #expect(abs(size.width - sum.width) < 1e-9, "width of \(path) of \(seed)")
        #expect(abs(size.height - sum.height) < 1e-9, "height of \(path) of \(seed)")
      }
    }
    #expect(stacks > 100)
  }

  /// Sizes one after the other along the first dimension.
  private func total(
    _ sizes: [CGSize], _ spacing: CGFloat
  ) -> CGSize {
    CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + spacing * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  /// Whether a child is drawn beside its place.
  private func moves(_ tree: RandomTree) -> Bool {
    tree.children.contains { if case .moved = $0 { true } else { false } }
  }

  @Test("right to left, every frame is the mirror image")
  func mirrored() throws {
    for seed in Self.seeds {
      let tree = tree(seed)
      let left = try Lab(200, 200) { tree.view() }
      let right = try Lab(200, 200, direction: .rightToLeft) { tree.view() }
      for (path, _) in tree.nodes() {
        let frame = try left.frame(path)
        let mirror = CGRect(
          x: 200 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        #expect(try right.frame(path).isNear(mirror), "\(path) of \(seed)")
      }
    }
  }

  @Test("padding takes its insets from the proposal and gives them back to the size")
  func padding() throws {
    for seed in Self.seeds {
      let tree = tree(seed)
      let lab = try Lab(200, 200) { tree.view() }
      for case (let path, .padded(let insets, _)) in tree.nodes() {
        let own = try lab.size(path)
        let child = try lab.size(path + ".0")
        #expect(abs(own.width - child.width - insets.leading - insets.trailing) < 1e-9)
        #expect(abs(own.height - child.height - insets.top - insets.bottom) < 1e-9)
      }
    }
  }

  @Test("a change ends in exactly the frames of a fresh layout")
  func changed() throws {
    for seed in Self.seeds {
      let (first, second) = (tree(seed), tree(seed + 1_000))
      let model = TreeModel(first)
      let lab = try Lab(200, 200) { TreeView(model: model) }
      try lab.stage.perform { model.tree = second }
      let fresh = try Lab(200, 200) { second.view() }
      for (path, _) in second.nodes() {
        #expect(try lab.frame(path) == fresh.frame(path), "\(path) of \(seed)")
      }
    }
  }

  @Test("asking for a size twice, or for another one in between, changes no answer")
  func asked() throws {
    let proposals: [ProposedViewSize] = [
      .zero, .unspecified, .infinity, ProposedViewSize(width: 50, height: 80),
      ProposedViewSize(width: nil, height: 30), ProposedViewSize(width: 120, height: nil),
    ]
    for seed in Self.seeds {
      let tree = tree(seed)
      let lab = try Lab(200, 200) { tree.view() }
      let node = try #require(lab.stage.window.hosts.first?.box.children.first)
      let answers = proposals.map { node.sizeThatFits($0) }
      #expect(proposals.reversed().map { node.sizeThatFits($0) } == answers.reversed())
      for (proposal, answer) in zip(proposals, answers) {
        #expect(try Lab.answer(proposal, tree.view()) == answer)
      }
    }
  }

  @Test("frames with limits answer as the rule says")
  func limits() throws {
    var random = SeededGenerator(seed: 7)
    func maybe() -> CGFloat? {
      Bool.random(using: &random) ? CGFloat(Int.random(in: 0...100, using: &random)) : nil
    }
    for _ in 0..<300 {
      let rule = FrameRule(minimum: maybe(), ideal: maybe(), maximum: maybe())
      let child = CGFloat(Int.random(in: 0...100, using: &random))
      let flexible = Bool.random(using: &random)
      let proposal = Int.random(in: 0...3, using: &random) == 0 ? nil : maybe()
      let view = Color.red.frame(width: flexible ? nil : child, height: 10)
        .frame(minWidth: rule.minimum, idealWidth: rule.ideal, maxWidth: rule.maximum)
      let size = try Lab.answer(ProposedViewSize(width: proposal, height: 10), view)
      let expected = rule.answer(proposal) { flexible ? $0 ?? 10 : child }
      #expect(size.width == expected, "\(rule) of \(String(describing: proposal)), child \(child)")
    }
  }

  @Test("an edge lies on the pixel that is nearest, halves upwards")
  func rounding() {
    var random = SeededGenerator(seed: 3)
    for scale in [1.0, 2, 3] {
      let context = DrawContext(time: 0, scale: scale)
      for _ in 0..<200 {
        let values = (0..<4).map { _ in Double(Int.random(in: -800...800, using: &random)) / 12 }
        let rect = CGRect(x: values[0], y: values[1], width: abs(values[2]), height: abs(values[3]))
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let snapped = context.snapped(rect)
        #expect(snapped.minX == pixel(rect.minX) && snapped.minY == pixel(rect.minY))
        #expect(abs(snapped.maxX - pixel(rect.maxX)) < 1e-9)
        #expect(abs(snapped.maxY - pixel(rect.maxY)) < 1e-9)
      }
    }
  }

  @Test("nothing but what ignores it lies outside the safe area")
  func safeAreas() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      func inset() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
      let insets = EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
      let lab = try Lab(200, 200, safeArea: insets) {
        Color.red.named("in").background { Color.blue.ignoresSafeArea().named("out") }
      }
      let free = CGRect(
        x: insets.leading, y: insets.top, width: 200 - insets.leading - insets.trailing,
        height: 200 - insets.top - insets.bottom)
      #expect(try lab.frame("in") == free)
      let pixels = Pixels(try lab.stage.snapshot())
      #expect(pixels.row(199).allSatisfy { $0 != [255, 255, 255, 255] })
      #expect(pixels.row(0).allSatisfy { $0 != [255, 255, 255, 255] })
    }
  }

  @Test("without a distance of its own a stack keeps eight points between plain views")
  func spacing() throws {
    let lab = try Lab(300, 50) {
      HStack {
        Color.red.frame(width: 10).named("a")
        Color.red.frame(width: 10).padding(4).named("b")
        Spacer(minLength: 3)
        Color.red.frame(width: 10).named("c")
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(try lab.frame("b").minX - lab.frame("a").maxX == 8)
    #expect(try lab.frame("c").minX - lab.frame("b").maxX == 3)
  }
}

/// The rule for one dimension of a frame with limits.
private struct FrameRule {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  /// The answer to a proposal, given how the child answers.
  func answer(_ proposal: CGFloat?, child: (CGFloat?) -> CGFloat) -> CGFloat {
    let least = minimum.map { max($0, 0) }
    let usual = ideal.map { max($0, least ?? 0) }
    let most = maximum.map { max($0, usual ?? least ?? 0) }
    if proposal == nil, let usual { return usual }
    if let least, let most, let proposal { return min(max(proposal, least), most) }
    let offer = (proposal ?? usual).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
    let size = child(offer)
    switch (least, most) {
    case (nil, nil): return size
    case (let least?, let most?): return min(max(size, least), most)
    case (let least?, nil): return max(min(offer ?? .infinity, size), least)
    case (nil, let most?): return min(max(offer ?? -.infinity, size), most)
    }
  }
}

/// A tree that can be exchanged.
private final class TreeModel: ObservableObject {
  @Published var tree: RandomTree

  init(_ tree: RandomTree) { self.tree = tree }
}

/// Shows a tree.
private struct TreeView: View {
  @ObservedObject var model: TreeModel

  var body: some View { model.tree.view() }
}
