/// Pictures side by side, for a look at what differs: the reference, the new one, the differences.
struct Triptych {
  /// Between two pictures, in pixels.
  private static let gap = 16

  private let pictures: [Bitmap]

  init(_ pictures: [Bitmap]) { self.pictures = pictures }

  /// The pictures in a row, aligned at the top, over nothing.
  func drawn() -> Bitmap {
    let width = pictures.reduce(0) { $0 + $1.width } + Self.gap * max(0, pictures.count - 1)
    var canvas = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        let row = y * picture.width..<(y + 1) * picture.width
        let start = y * width + left
        canvas.pixels.replaceSubrange(start..<start + picture.width, with: picture.pixels[row])
      }
      left += picture.width + Self.gap
    }
    return canvas
  }
}

extension ImageComparison {
  /// Returns the first image, the second one and the picture of the differences side by side.
  public func triptych() -> Bitmap {
    Triptych([first.bitmap, second.bitmap, picture()]).drawn()
  }
}
