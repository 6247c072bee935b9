public import Foundation

/// A column of a vertical grid or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long a line is across.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of what is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many lines as fit, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the line is across.
  public var size: Size
  /// The distance to the next line, in points; nil for the usual 8.
  public var spacing: CGFloat?
  /// Where views lie in the line's cells; nil for the middle.
  public var alignment: Alignment?

  /// Creates a line.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The parts of sections that stay in sight while a scroll view moves.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns of given widths, row by row; here all are made.
///
/// What is pinned lies where it would without scrolling.
nonisolated public struct LazyVGrid<Content: View>: ContainerView {
  let layout: LineGridLayout
  let content: Content

  // Reason: SwiftUI's signature has five parameters.
  /// Creates a grid; `spacing` between rows is in points, nil for the usual 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LineGridLayout(
      axis: .vertical, items: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> LineGridLayout { layout }
}

/// Views in rows of given heights, column by column; here all are made.
///
/// What is pinned lies where it would without scrolling.
nonisolated public struct LazyHGrid<Content: View>: ContainerView {
  let layout: LineGridLayout
  let content: Content

  // Reason: SwiftUI's signature has five parameters.
  /// Creates a grid; `spacing` between columns is in points, nil for the usual 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LineGridLayout(
      axis: .horizontal, items: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> LineGridLayout { layout }
}

private enum SpansGridKey {}

extension LayoutTraits {
  /// Whether the view takes a whole row of a lazy grid, as a section's header does.
  var spansGrid: Bool {
    get { values[ObjectIdentifier(SpansGridKey.self)] as? Bool ?? false }
    set { values[ObjectIdentifier(SpansGridKey.self)] = newValue }
  }
}

/// Fills lines of given lengths across with views, one cell after the other.
struct LineGridLayout: LayoutBehavior {
  /// The direction in which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let spacing: CGFloat?
  let alignment: Alignment

  var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  /// A line of cells along the grid.
  private struct Line {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  /// The lines, and how far they reach across.
  private func lines(_ available: CGFloat?) -> (lines: [Line], extent: CGFloat) {
    var result: [Line] = []
    var (start, extent) = (CGFloat(0), CGFloat(0))
    for (item, lengths) in zip(items, LineLengths(items, available).lengths) {
      for length in lengths {
        result.append(Line(start: start, length: length, alignment: item.alignment ?? .center))
        extent = start + length
        start = extent + (item.spacing ?? EdgeSpacing.standardDistance)
      }
    }
    return (result, extent)
  }

  @MainActor
  private func arrange(
    _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> StackLayout.Arrangement {
    let across = proposal[axis.other]
    let (lines, extent) = lines(across)
    var result = StackLayout.Arrangement()
    guard !lines.isEmpty else { return result }
    let whole = across.map { $0.isFinite ? max($0, extent) : extent } ?? extent
    let box = ViewDimensions(size: CGSize(major: 0, minor: whole, axis: axis))
    let own = ViewDimensions(size: CGSize(major: 0, minor: extent, axis: axis))
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let shift = box[key] - own[key]
    var major = CGFloat(0)
    let gap = spacing ?? EdgeSpacing.standardDistance
    for row in rows(node.layoutChildren, lines.count) {
      let cells = row.map { child, column in
        let line =
          column.map { lines[$0] } ?? Line(start: 0, length: extent, alignment: .center)
        return (child: child, line: line)
      }
      let length =
        cells.map { child, line in
          child.sizeThatFits(.init(major: nil, minor: line.length, axis: axis))[axis]
        }.max() ?? 0
      if major > 0 { major += gap }
      for (child, line) in cells {
        let offer = ProposedViewSize(major: nil, minor: line.length, axis: axis)
        let size = CGSize(major: length, minor: line.length, axis: axis)
        var origin = child.alignedOrigin(line.alignment, in: size, offer)
        origin[axis] += major
        origin[axis.other] += line.start + shift
        result.slots.append(.init(proposal: offer, origin: origin))
      }
      major += length
    }
    result.size = CGSize(major: major, minor: whole, axis: axis)
    return result
  }

  /// The children row by row, each with its line; nil for one that takes a whole row.
  @MainActor
  private func rows(_ children: [LayoutNode], _ count: Int) -> [[(LayoutNode, Int?)]] {
    var rows: [[(LayoutNode, Int?)]] = []
    var next = count
    for child in children {
      if child.traits.spansGrid {
        rows.append([(child, nil)])
        next = count
        continue
      }
      if next == count {
        rows.append([])
        next = 0
      }
      rows[rows.count - 1].append((child, next))
      next += 1
    }
    return rows
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    arrange(node, proposal).size
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for (child, slot) in zip(node.layoutChildren, arrange(node, proposal).slots) {
      child.place(at: slot.origin, proposal: slot.proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }
}

/// The lengths of a grid's lines across.
///
/// Fixed lines are served first. Each other item in turn gets an equal share of what is left,
/// within its bounds; an adaptive one fills its share with as many lines as fit.
struct LineLengths {
  /// The lengths of each item's lines, in points.
  let lengths: [[CGFloat]]

  init(_ items: [GridItem], _ available: CGFloat?) {
    let gaps = items.dropLast().map { $0.spacing ?? EdgeSpacing.standardDistance }
    var remaining = (available ?? 0) - gaps.reduce(0, +)
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= length } else { open += 1 }
    }
    var result: [[CGFloat]] = []
    for item in items {
      let share = max(remaining / CGFloat(max(open, 1)), 0)
      let own = Self.lines(item, share)
      result.append(own)
      if case .fixed = item.size { continue }
      let gap = item.spacing ?? EdgeSpacing.standardDistance
      remaining -= own.reduce(0, +) + gap * CGFloat(max(own.count - 1, 0))
      open -= 1
    }
    lengths = result
  }

  /// How many lines an item may be split into at the most: a minimum of 0 would have no end.
  private static let most: CGFloat = 1000

  private static func lines(_ item: GridItem, _ share: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length):
      return [length]
    case .flexible(let low, let high):
      return [max(min(share, high), low)]
    case .adaptive(let low, let high):
      let gap = item.spacing ?? EdgeSpacing.standardDistance
      let fitting = low + gap > 0 ? ((share + gap) / (low + gap)).rounded(.down) : 1
      let count = max(min(fitting.isFinite ? fitting : 1, most), 1)
      let length = (share - gap * (count - 1)) / count
      return Array(repeating: max(min(length, high), low), count: Int(count))
    }
  }
}
