import SwiftUI
import TestSupport

@testable import SheetUI

/// A tree of layouts made by chance, the same for the same seed; every node is named by its path.
indirect enum RandomTree {
  case leaf(width: CGFloat, height: CGFloat)
  case flexible(maxWidth: CGFloat, maxHeight: CGFloat)
  case horizontal(VerticalAlignment, spacing: CGFloat, [RandomTree])
  case vertical(HorizontalAlignment, spacing: CGFloat, [RandomTree])
  case layered(Alignment, [RandomTree])
  case padded(EdgeInsets, RandomTree)
  case framed(width: CGFloat?, height: CGFloat?, Alignment, RandomTree)
  case overlaid(Alignment, RandomTree, RandomTree)
  case moved(CGSize, RandomTree)
  case fixed(RandomTree)
  case spaced(RandomTree)

  /// Makes a tree of at most a depth.
  static func make(_ random: inout SeededGenerator, depth: Int) -> RandomTree {
    let kind =
      depth == 0 ? Int.random(in: 0...1, using: &random) : Int.random(in: 1...9, using: &random)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    func child() -> RandomTree { make(&random, depth: depth - 1) }
    func children() -> [RandomTree] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in child() }
    }
    switch kind {
    case 0: return .leaf(width: number(1...40), height: number(1...40))
    case 1: return .flexible(maxWidth: number(5...200), maxHeight: number(5...200))
    case 2, 3:
      return .horizontal(pick([.top, .center, .bottom]), spacing: number(0...9), children())
    case 4:
      return .vertical(pick([.leading, .center, .trailing]), spacing: number(0...9), children())
    case 5: return .layered(pick(alignments), children())
    case 6:
      let insets = EdgeInsets(
        top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: number(0...9))
      return .padded(insets, child())
    case 7: return .framed(width: number(10...90), height: nil, pick(alignments), child())
    case 8: return .overlaid(pick(alignments), child(), .leaf(width: 3, height: 5))
    default: return .moved(CGSize(width: number(-5...5), height: number(-5...5)), child())
    }
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
  }

  private static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing,
  ]

  /// The view, with every node named by its path.
  @MainActor func view(_ path: String = "r") -> AnyView {
    AnyView(content(path).named(path))
  }

  @MainActor private func content(_ path: String) -> AnyView {
    switch self {
    case .leaf(let width, let height):
      AnyView(Color.red.frame(width: width, height: height))
    case .flexible(let width, let height):
      AnyView(Color.blue.frame(maxWidth: width, maxHeight: height))
    case .horizontal(let alignment, let spacing, let children):
      AnyView(HStack(alignment: alignment, spacing: spacing) { Self.views(children, path) })
    case .vertical(let alignment, let spacing, let children):
      AnyView(VStack(alignment: alignment, spacing: spacing) { Self.views(children, path) })
    case .layered(let alignment, let children):
      AnyView(ZStack(alignment: alignment) { Self.views(children, path) })
    case .padded(let insets, let child):
      AnyView(child.view(path + ".0").padding(insets))
    case .framed(let width, let height, let alignment, let child):
      AnyView(child.view(path + ".0").frame(width: width, height: height, alignment: alignment))
    case .overlaid(let alignment, let child, let top):
      AnyView(child.view(path + ".0").overlay(alignment: alignment) { top.view(path + ".1") })
    case .moved(let offset, let child):
      AnyView(child.view(path + ".0").offset(offset))
    case .fixed(let child):
      AnyView(child.view(path + ".0").fixedSize())
    case .spaced(let child):
      AnyView(
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          child.view(path + ".0")
        })
    }
  }

  @MainActor private static func views(_ trees: [RandomTree], _ path: String) -> some View {
    ForEach(trees.indices, id: \.self) { trees[$0].view("\(path).\($0)") }
  }

  /// The children.
  var children: [RandomTree] {
    switch self {
    case .leaf, .flexible: []
    case .horizontal(_, _, let children), .vertical(_, _, let children), .layered(_, let children):
      children
    case .padded(_, let child), .framed(_, _, _, let child), .moved(_, let child),
      .fixed(let child),
      .spaced(let child):
      [child]
    case .overlaid(_, let child, let top): [child, top]
    }
  }

  /// Every node with its path, from the root down.
  func nodes(_ path: String = "r") -> [(path: String, tree: RandomTree)] {
    [(path, self)]
      + children.indices.flatMap { children[$0].nodes("\(path).\($0)") }
  }
}
