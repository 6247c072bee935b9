import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@Suite("How views look")
@MainActor
struct LooksTests {
  /// The pixels of a view in the middle of a small screen.
  private func picture<V: View>(
    _ view: V, _ direction: LayoutDirection = .leftToRight
  ) throws -> Bitmap {
    try Lab(100, 100, direction: direction) { view }.stage.snapshot()
  }

  @Test("a text that shows a timer runs with the stage's clock, which settles without it")
  func timers() throws {
    let start = VirtualClock.start
    let lab = try Lab {
      VStack {
        Text(start.addingTimeInterval(90), style: .timer).named("down")
        Text(timerInterval: start...start.addingTimeInterval(2), countsDown: false).named("up")
        Text("in \(Text(start.addingTimeInterval(65), style: .timer))").named("inner")
      }
    }
    try lab.stage.settle()
    #expect(lab.stage.time == 0)
    #expect(try lab.stage.layoutTree().contains("\"1:30\""))
    try lab.stage.advance(by: 10.5)
    let tree = try lab.stage.layoutTree()
    #expect(tree.contains("\"1:19\""))
    #expect(tree.contains("\"0:02\""))
    #expect(tree.contains("in 0:54"))
  }

  @Test("a text editor shows what is behind it where its background is hidden")
  func editorBackground() throws {
    let editor = TextEditor(text: .constant("")).background(Color.red)
    #expect(try picture(editor)[50, 80].rgba.x == 255)
    #expect(try picture(editor)[50, 80].rgba.y == 255)
    #expect(try picture(editor.scrollContentBackground(.hidden))[50, 80].rgba.y < 100)
  }

  @Test("the icon of an empty search stands above its title")
  func emptySearch() throws {
    let lab = try Lab { ContentUnavailableView.search }
    let tree = try lab.stage.layoutTree()
    let icon = try #require(tree.split(separator: "\n").first { $0.contains("magnifyingglass") })
    let title = try #require(tree.split(separator: "\n").first { $0.contains("No Results") })
    func numbers(_ line: Substring) -> [Double] {
      let inner = line.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      return inner.split(separator: ", ").compactMap { Double($0) }
    }
    let (upper, lower) = (numbers(icon), numbers(title))
    #expect(upper[1] + upper[3] < lower[1])
    #expect(abs(upper[0] + upper[2] / 2 - 150) < 1)
    #expect(abs(lower[0] + lower[2] / 2 - 150) < 1)
  }

  @Test("circular gauges are mirrored for readers from right to left", arguments: [true, false])
  func gauges(_ isClosed: Bool) throws {
    func gauge(_ direction: LayoutDirection) throws -> Bitmap {
      let view = Gauge(value: 0.2) { EmptyView() }
      return isClosed
        ? try picture(view.gaugeStyle(.accessoryCircularCapacity), direction)
        : try picture(view.gaugeStyle(.accessoryCircular), direction)
    }
    let (left, right) = (try gauge(.leftToRight), try gauge(.rightToLeft))
    var most = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let (a, b) = (left[x, y].rgba, right[99 - x, y].rgba)
        most = max(most, abs(Int(a.x) - Int(b.x)))
      }
    }
    #expect(most <= 2)
    #expect(left != right)
  }

  @Test("no row of a wheel is seen where rows would lie on each other")
  func wheelRows() throws {
    #expect(WheelMetrics.opacity(0) == 1)
    #expect(WheelMetrics.opacity(1) == WheelMetrics.offCenterOpacity)
    #expect(WheelMetrics.opacity(-3) == WheelMetrics.offCenterOpacity)
    #expect(WheelMetrics.opacity(5) == 0)
    let lines = (0...4).compactMap { WheelMetrics.place(Double($0)) }
    for (near, far) in zip(lines, lines.dropFirst()) {
      // Letters of 21 points are about 15 high.
      #expect(far.y - near.y > 15 * (near.scaleY + far.scaleY) / 2)
    }
  }

  @Test("a mesh gradient of one color has no seams")
  func meshSeams() throws {
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.63, 0.42], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let mesh = MeshGradient(
      width: 3, height: 3, points: points, colors: Array(repeating: .blue, count: 9))
    let bitmap = try picture(mesh)
    var most = 0
    for y in 2..<98 {
      for x in 2..<98 {
        let (here, there) = (bitmap[x, y].rgba, bitmap[50, 20].rgba)
        most = max(most, (0..<4).map { abs(Int(here[$0]) - Int(there[$0])) }.max() ?? 0)
      }
    }
    #expect(most <= 1)
  }

  @Test("a mesh of translucent colors is as translucent everywhere")
  func translucentMesh() throws {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let color = SheetUI.Color(red: 1, green: 0, blue: 0, opacity: 0.2)
    let bitmap = try picture(
      MeshGradient(
        width: 2, height: 2, points: points, colors: Array(repeating: color, count: 4)))
    // Red at a fifth on white.
    for y in 2..<98 {
      for x in 2..<98 {
        let pixel = bitmap[x, y].rgba
        #expect(pixel[0] >= 254 && abs(Int(pixel[1]) - 204) <= 1 && abs(Int(pixel[2]) - 204) <= 1)
      }
    }
  }

  @Test("a turn in space makes the side that comes nearer longer, and taps find what is seen")
  func perspective() throws {
    let view = Color.red.frame(width: 60, height: 60)
      .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    let bitmap = try picture(view)
    func height(_ x: Int) -> Int { (0..<100).filter { bitmap[x, $0].rgba.y < 128 }.count }
    // The half of 30 points ends 30 · cos 45° = 21.2 from the axis, and 21.2 nearer or farther; the eye
    // is 60 points away: it is seen larger by 60 / (60 ∓ 21.2).
    let columns = (0..<100).filter { height($0) > 0 }
    let (first, last) = (columns.first ?? 0, columns.last ?? 0)
    let (near, far) = (60.0 / (60 - 21.213), 60.0 / (60 + 21.213))
    let ends = [Double(50 - first), Double(last + 1 - 50)].sorted()
    #expect(abs(ends[1] - 21.213 * near) < 1.5)
    #expect(abs(ends[0] - 21.213 * far) < 1.5)
    let heights = [height(first + 1), height(last - 1)].sorted()
    #expect(abs(Double(heights[1]) - 60 * near) < 3)
    #expect(abs(Double(heights[0]) - 60 * far) < 3)
  }
}
