import Raster
import Testing

struct TriptychTests {
  @Test("the pictures stand in a row, also of different sizes")
  func row() {
    let a = Bitmap(width: 3, height: 2, filledWith: PremultipliedPixel(1, 2, 3, 255))
    let b = Bitmap(width: 2, height: 4, filledWith: PremultipliedPixel(9, 9, 9, 255))
    let comparison = ImageComparison(a, b)
    let row = comparison.triptych()
    let difference = comparison.picture()
    #expect(row.width == 3 + 16 + 2 + 16 + 3 && row.height == 4)
    #expect(row[2, 1] == a[0, 0] && row[2, 2] == PremultipliedPixel(0, 0, 0, 0))
    #expect(row[19, 3] == b[0, 0] && row[18, 0] == PremultipliedPixel(0, 0, 0, 0))
    for y in 0..<4 { for x in 0..<3 { #expect(row[37 + x, y] == difference[x, y]) } }
  }
}
