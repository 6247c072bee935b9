import Foundation
import Raster
import SheetUI

/// The cases of whole trees of views: from the declaration to the display list, without pixels.
///
/// Each is told as a whole and in its phases: `declare` evaluates the views' bodies, which shapes
/// their texts; `layout` makes their boxes, measures and places them; `list` makes the display list.
/// `shown` is layout and list together.
@MainActor
struct ViewCases {
  /// What times them.
  var benchmark: Benchmark

  /// Runs the cases, each at several sizes, to show that the cost grows with the tree.
  func run() throws {
    guard let device = Device.named("iphone-13") else { return }
    for count in [1_000, 5_000, 10_000, 20_000] {
      let rows = count / Rows.viewsInRow
      try measure("views.shapes.\(count)", device) { ShapeRows(rows: rows, end: $0) }
      try measure("views.texts.\(count)", device) { TextRows(rows: rows, end: $0) }
      // Words that no run before has had, so that no kept shape of them is found.
      var run = 0
      try measure("views.fresh.\(count)", device, hasLayout: false) {
        run += 1
        return TextRows(rows: rows, suffix: " of run \(run)", end: $0)
      }
    }
  }

  /// Times the whole way from nothing, and a layout of the standing tree at another size.
  ///
  /// `content` is handed what tells when its body has been evaluated.
  private func measure<Content: View>(
    _ name: String, _ device: Device, hasLayout: Bool = true,
    _ content: (_ end: EvaluationEnd) -> Content
  ) throws {
    let end = EvaluationEnd()
    try benchmark.measure(phasesOf: name + ".new") {
      let start = end.clock.now
      let stage = try Stage(device) { content(end) }
      return try end.phases(from: start, stage)
    }
    guard hasLayout, benchmark.wants(name + ".layout") else { return }
    let stage = try Stage(device) { content(end) }
    var isPortrait = true
    try benchmark.measure(phasesOf: name + ".layout") {
      isPortrait.toggle()
      let start = end.clock.now
      try stage.rotate(to: isPortrait ? .portrait : .landscape)
      return try end.phases(from: start, stage)
    }
  }
}

/// Knows when the last body of a tree was evaluated.
@MainActor
private final class EvaluationEnd {
  let clock = ContinuousClock()
  private var instant: ContinuousClock.Instant?

  /// Says that everything before was evaluated.
  func note() { instant = clock.now }

  /// Makes the display list and tells how long that and all before it took.
  func phases(
    from start: ContinuousClock.Instant, _ stage: Stage
  ) throws -> [Benchmark.Phase] {
    let laidOut = clock.now
    let evaluated = instant ?? start
    let list = try clock.measure { _ = try stage.displayList() }
    let layout = evaluated.duration(to: laidOut)
    return [
      (".declare", start.duration(to: evaluated)), (".layout", layout), (".list", list),
      (".shown", layout + list),
    ]
  }
}

/// The last view of a tree, which shows nothing.
private struct EndMark: View {
  let end: EvaluationEnd

  var body: some View {
    let _ = end.note()
    EmptyView()
  }
}

private enum Rows {
  /// What a row consists of, in both cases.
  ///
  /// Without texts: the stack, its two shapes and the color, their frames, and the padding. With
  /// texts: the stack, the shape and its frame, the text, the spacer, the second text, the padding
  /// and the background.
  static let viewsInRow = 8
}

/// Rows without letters.
private struct ShapeRows: View {
  let rows: Int
  let end: EvaluationEnd

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: 2) {
          Circle().fill(.blue).frame(width: 3)
          Rectangle().fill(row.isMultiple(of: 2) ? .red : .green)
          Color.gray.frame(width: 5, height: 2)
        }
        .padding(1)
      }
      EndMark(end: end)
    }
  }
}

/// Rows as lists have them, each with a text of its own.
private struct TextRows: View {
  let rows: Int
  var suffix = ""
  let end: EvaluationEnd

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 20, height: 20)
          Text(verbatim: "Row number \(row)" + suffix)
          Spacer()
          Text(verbatim: "Detail").foregroundStyle(.secondary)
        }
        .padding(4)
        .background(.white)
      }
      EndMark(end: end)
    }
  }
}
