import Raster
import Testing

@testable import Snapshots

@Suite("Strip")
struct StripTests {
  @Test("every frame is in its place, and the rest is background")
  func places() {
    let background = PremultipliedPixel(1, 2, 3, 255)
    let strip = Strip(columns: 2, gap: 1, background: background)
    let frames = (0..<3).map { index in
      Bitmap(width: 2, height: 3, filledWith: PremultipliedPixel(UInt8(index) * 50, 0, 0, 255))
    }
    let drawn = strip.drawn(frames)
    #expect(drawn.width == 7 && drawn.height == 9)
    for y in 0..<9 {
      for x in 0..<7 {
        let (column, row) = ((x - 1) / 3, (y - 1) / 4)
        let isInside = x > 0 && y > 0 && (x - 1) % 3 < 2 && (y - 1) % 4 < 3
        let index = row * 2 + column
        let expected = isInside && index < 3 ? frames[index][0, 0] : background
        #expect(drawn[x, y] == expected, "\(x), \(y)")
      }
    }
  }

  @Test("fewer frames than columns make a narrower strip")
  func narrow() {
    let strip = Strip(columns: 8, gap: 0, background: .clear)
    let size = strip.size(count: 3, cell: PixelSize(width: 10, height: 20))
    #expect(size == PixelSize(width: 30, height: 20))
  }
}
