import Raster

/// The scene that is timed: a white page with 30 lines of text and four squares, a cover of black at
/// 0.4, and a sheet 340 points high with a handle and 8 lines; all in device pixels.
struct BenchScene {
  /// The picture's width, in device pixels.
  var width = 1290
  /// The picture's height, in device pixels.
  var height = 2796
  /// Sets text: the string, the size and the place of its baseline's start.
  var text: (String, Double, Point) -> GlyphRun

  private var right: Double { Double(width) }
  private var bottom: Double { Double(height) }

  /// The page alone.
  var page: [DisplayList.Item] {
    var items: [DisplayList.Item] = [fill(rect(0, 0, right, bottom), .white)]
    let colors = [
      Color(bytes: 0, 122, 255), Color(bytes: 52, 199, 89), Color(bytes: 255, 59, 48),
      Color(bytes: 255, 204, 0),
    ]
    for (i, color) in colors.enumerated() {
      items.append(fill(rect(60 + Double(i) * 250, bottom - 1100, 225, 225), color))
    }
    for i in 0..<30 {
      items.append(
        line("Vestibulum iaculis sagittis sem, vel hendrerit ex.", 300 + Double(i) * 66))
    }
    return items
  }

  /// The cover and the sheet.
  func sheet(blurred: Bool) -> [DisplayList.Item] {
    let shape = Path(
      roundedRect: Rect(x: 0, y: bottom - 1020, width: right, height: 1080), cornerRadius: 30)
    var items = [fill(rect(0, 0, right, bottom), Color.black.opacity(0.4))]
    // Regular's 30 points at 3×.
    var material = BackdropMaterial.recipe(.regular, dark: false)
    material.blurRadius *= 3
    items.append(blurred ? .backdrop(shape, material) : fill(shape, .white))
    let handle = Rect(x: right / 2 - 60, y: bottom - 967.5, width: 120, height: 15)
    items.append(fill(Path(roundedRect: handle, cornerRadius: 7.5), Color(bytes: 138, 138, 142)))
    for i in 0..<8 {
      items.append(
        line("Lorem ipsum dolor sit amet, consectetur adipiscing", bottom - 800 + Double(i) * 66))
    }
    return items
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(rect: Rect(x: x, y: y, width: width, height: height))
  }

  private func fill(_ path: Path, _ color: Color) -> DisplayList.Item {
    .fill(path, .color(color), .nonZero)
  }

  private func line(_ string: String, _ y: Double) -> DisplayList.Item {
    .glyphs(text(string, 17 * 3, Point(60, y)), .color(.black))
  }
}
