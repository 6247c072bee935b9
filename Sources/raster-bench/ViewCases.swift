import Foundation
import Raster
import SheetUI

/// The cases of whole trees of views: from the declaration to the display list, without pixels.
@MainActor
struct ViewCases {
  /// What times them.
  var benchmark: Benchmark

  /// Runs the cases, each at several sizes, to show that the cost grows with the tree.
  func run() throws {
    guard let device = Device.named("iphone-13") else { return }
    for count in [1_000, 5_000, 10_000, 20_000] {
      try measure("views.shapes.\(count)", device) { ShapeRows(rows: count / ShapeRows.viewsInRow) }
      try measure("views.texts.\(count)", device) { TextRows(rows: count / TextRows.viewsInRow) }
    }
  }

  /// Times the whole way from nothing, and a layout of the standing tree at another size.
  private func measure<Content: View>(
    _ name: String, _ device: Device, _ content: () -> Content
  ) throws {
    try benchmark.measure(name + ".new") {
      _ = try Stage(device, content: content).displayList()
    }
    guard name.hasPrefix(benchmark.prefix) || benchmark.prefix.hasPrefix(name) else { return }
    let stage = try Stage(device, content: content)
    var isPortrait = true
    try benchmark.measure(name + ".layout") {
      isPortrait.toggle()
      try stage.rotate(to: isPortrait ? .portrait : .landscape)
      _ = try stage.displayList()
    }
  }
}

/// Rows without letters.
private struct ShapeRows: View {
  /// The stack, its two shapes and the color, their frames, and the padding.
  static let viewsInRow = 8
  var rows: Int

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
    }
  }
}

/// Rows as lists have them, each with a text of its own.
private struct TextRows: View {
  /// The stack, the shape and its frame, the text, the spacer, the second text, padding, background.
  static let viewsInRow = 8
  var rows: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 20, height: 20)
          Text(verbatim: "Row number \(row)")
          Spacer()
          Text(verbatim: "Detail").foregroundStyle(.secondary)
        }
        .padding(4)
        .background(.white)
      }
    }
  }
}
