import Testing

@testable import Raster

@Suite("Printing display lists")
struct DisplayListPrinterTests {
  @Test("numbers are short")
  func numbers() {
    #expect(
      [0.1 + 0.2, 3, -2.5, 1e-9, -0.00004, 587.50001].map(\.short) == [
        "0.3", "3", "-2.5", "0", "0", "587.5",
      ])
    #expect(
      [Double.nan, .infinity, -.infinity, 1e30].map(\.short) == ["nan", "inf", "-inf", "1e+30"])
  }

  private var sheet: DisplayList.Item {
    let shape = Path(
      roundedRect: Rect(x: 0, y: 0, width: 10, height: 5), cornerRadius: 2, style: .continuous)
    var group = DisplayList.Group([
      .backdrop(shape, .recipe(.thin, dark: true)),
      .stroke(
        box(0, 0, 2, 2), .color(Color.black.opacity(0.4)),
        .init(width: 1, cap: .round, dash: [1, 2])),
      .image(Bitmap(width: 3, height: 4), Rect(x: 0, y: 0, width: 1.5, height: 2)),
    ])
    group.name = "sheet"
    group.transform = .translation(0, 570)
    group.opacity = 0.5
    group.shadow = .init(color: Color.black.opacity(0.13), radius: 10, offset: .zero)
    group.mask = [filled(box(0, 0, 1, 1), .white)]
    return .group(group)
  }

  private var leaf: DisplayList.Item {
    var path = Path()
    path.move(to: .zero)
    path.addQuad(control: Point(1, 0), to: Point(1, 1))
    path.close()
    let stops = [
      LinearGradient.Stop(location: 0, color: .black), .init(location: 1, color: .white),
    ]
    let gradient = LinearGradient(stops: stops, start: .zero, end: Point(0, 1))
    return .fill(path, .linearGradient(gradient), .evenOdd)
  }

  @Test("each item is a line, groups are indented")
  func items() {
    let run = GlyphRun(
      glyphs: [.init(outline: nil, position: Point(20, 31.5))], size: 17, text: "Hi \"x\"")
    let list = DisplayList([
      filled(box(0, 0, 390, 844), .white), sheet, .glyphs(run, .color(.black)), leaf,
    ])
    #expect(
      DisplayListPrinter.text(of: list) == """
        fill rect 0 0 390 844 #FFFFFF
        group "sheet" move 0 570 opacity 0.5 shadow #000000 @0.13 radius 10 offset 0 0
          backdrop continuous 0 0 10 5 radius 2 thin dark
          stroke rect 0 0 2 2 #000000 @0.4 width 1 cap round dash 1 2 phase 0
          image 3×4 in 0 0 1.5 2
          mask
            fill rect 0 0 1 1 #FFFFFF
        text "Hi \\"x\\"" at 20 31.5 size 17 #000000
        fill path [M 0 0 Q 1 0 1 1 Z] gradient 0 0 to 0 1 [0 #000000, 1 #FFFFFF] evenOdd

        """)
  }
}
