import Charts
import Raster
import SheetUI
import SwiftUI
import Testing

@Suite("Charts")
@MainActor
struct ChartTests {
  private let phone: Device

  init() throws { phone = try #require(Device.named("iphone-15")) }

  /// The color of a point of a chart of 300 by 200 points, which lies at the screen's top left.
  private func color(
    _ x: Double, _ y: Double, @ViewBuilder _ chart: () -> some View
  ) throws -> SIMD4<UInt8> {
    let chart = chart()
    let bitmap = try Stage(phone) {
      chart.frame(width: 300, height: 200)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .ignoresSafeArea()
    }.snapshot()
    return bitmap.pixels[Int(y * 3) * bitmap.width + Int(x * 3)].rgba
  }

  private let blue = SIMD4<UInt8>(0, 122, 255, 255)
  private let green = SIMD4<UInt8>(52, 199, 89, 255)
  private let white = SIMD4<UInt8>(255, 255, 255, 255)

  @Test("bars stand on zero, a band for each text, as high as their values")
  func bars() throws {
    let chart = {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 5))
        BarMark(x: .value("Name", "b"), y: .value("Count", 10))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    // Both bands are 150 points wide, the bars 120; the axis goes to 10.
    #expect(try color(75, 150) { chart() } == blue)
    #expect(try color(75, 95) { chart() } == white)
    #expect(try color(225, 5) { chart() } == blue)
    #expect(try color(150, 150) { chart() } == white)
    #expect(try color(20, 150) { chart() } == blue)
    #expect(try color(10, 150) { chart() } == white)
  }

  @Test("bars of one place lie on each other, in the colors of their values")
  func stacked() throws {
    let chart = {
      Chart {
        BarMark(x: .value("Name", "a"), y: .value("Count", 4))
          .foregroundStyle(by: .value("Kind", "one"))
        BarMark(x: .value("Name", "a"), y: .value("Count", 6))
          .foregroundStyle(by: .value("Kind", "two"))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(.hidden)
    }
    #expect(try color(150, 199) { chart() } == blue)
    #expect(try color(150, 125) { chart() } == blue)
    #expect(try color(150, 115) { chart() } == green)
    #expect(try color(150, 5) { chart() } == green)
  }

  @Test("the axes have round steps, and the legend the colors' names")
  func axes() throws {
    let tree = try Stage(phone) {
      Chart {
        ForEach([("a", 30.0), ("b", 87)], id: \.0) { name, value in
          BarMark(x: .value("Name", name), y: .value("Value", value))
            .foregroundStyle(by: .value("Name", name == "a" ? "First" : "Second"))
        }
      }
    }.layoutTree()
    for words in ["0", "20", "40", "60", "80", "100", "a", "b", "First", "Second"] {
      #expect(tree.contains("\"\(words)\""), "\(words) in \(tree)")
    }
  }

  @Test(
    "steps are 1, 2 or 5 times a power of ten", arguments: [0.03, 0.7, 1, 7, 12, 99, 4321, 1e9])
  func steps(length: Double) {
    let tree = try? Stage(phone) {
      Chart { PointMark(x: .value("x", length), y: .value("y", length)) }
    }.layoutTree()
    #expect(tree?.contains("\"0\"") == true)
  }

  @Test("a pie's pieces go round from the top")
  func pie() throws {
    let chart = {
      Chart {
        SectorMark(angle: .value("Share", 1), innerRadius: .ratio(0.5))
          .foregroundStyle(.red)
        SectorMark(angle: .value("Share", 3), innerRadius: .ratio(0.5))
          .foregroundStyle(.blue)
      }
    }
    // The middle is (150, 100), the ring between 50 and 100 points from it.
    #expect(try color(150 + 53, 100 - 53) { chart() } == SIMD4(255, 59, 48, 255))
    #expect(try color(150 - 53, 100 - 53) { chart() } == blue)
    #expect(try color(150, 175) { chart() } == blue)
    #expect(try color(150, 100) { chart() } == white)
  }

  @Test("days take up their width, and a proxy finds them")
  func days() throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    struct Probe: View {
      let start: Date
      @State private var found = "none"
      var body: some View {
        Chart(0..<4, id: \.self) { day in
          BarMark(
            x: .value("Day", start.addingTimeInterval(Double(day) * 86_400), unit: .day),
            y: .value("Value", day + 1))
        }
        .chartOverlay { proxy in
          Color.clear.onAppear {
            let date: Date? = proxy.value(atX: 0)
            let place = proxy.position(forX: start) ?? -1
            found = date.map { $0 <= start } == true && place > 0 ? "before" : "after"
          }
        }
        Text("Found \(found)")
      }
    }
    #expect(try Stage(phone) { Probe(start: start) }.layoutTree().contains("\"Found before\""))
  }

  @Test("a finger selects a value for as long as it is there")
  func selection() throws {
    struct Selecting: View {
      @State private var name: String?
      @State private var last = "none"
      var body: some View {
        VStack {
          Chart(["a", "b", "c"], id: \.self) {
            BarMark(x: .value("Name", $0), y: .value("Value", 1))
          }
          .chartXSelection(value: $name)
          .onChange(of: name) { if let name { last = name } }
          Text("Now \(name ?? "-"), last \(last)")
        }
      }
    }
    let stage = try Stage(phone) { Selecting() }
    try stage.tap(at: CGPoint(x: 190, y: 400))
    #expect(try stage.layoutTree().contains("\"Now -, last b\""))
  }

  @Test("numbers that make no sense don't trap")
  func nonsense() throws {
    for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      let stage = try Stage(phone) {
        VStack {
          Chart {
            BarMark(x: .value("x", "a"), y: .value("y", value))
            LineMark(x: .value("x", "a"), y: .value("y", value))
            AreaMark(x: .value("x", "b"), y: .value("y", value))
            RuleMark(y: .value("y", value))
          }
          Chart { SectorMark(angle: .value("a", value), angularInset: 3) }
          Chart {}
          Chart { PointMark(x: .value("x", value), y: .value("y", 0)) }
            .chartXScale(domain: 3...3)
            .chartXAxis { AxisMarks(values: .stride(by: value)) }
        }
      }
      _ = try stage.snapshot()
    }
  }
}
