public import Foundation
package import Raster

/// Pixels, as Core Graphics has them.
public final class CGImage: Sendable {
  /// The pixels.
  package let bitmap: Bitmap

  /// Creates a picture of pixels.
  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The number of pixels from side to side.
  public var width: Int { bitmap.width }
  /// The number of pixels up and down.
  public var height: Int { bitmap.height }
  /// The bits of one component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of one pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of one row.
  public var bytesPerRow: Int { 4 * bitmap.width }
  /// The space of the pixels' colors.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns a part of the picture, in pixels; nil where nothing is left of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    var result = Bitmap(
      width: Int(part.width), height: Int(part.height),
      filledWith: PremultipliedPixel(0, 0, 0, 0))
    for y in 0..<result.height {
      for x in 0..<result.width {
        result[x, y] = bitmap[x + Int(part.minX), y + Int(part.minY)]
      }
    }
    return CGImage(result)
  }
}

/// What was drawn into a context, in the space in which it was drawn.
struct CGRecording: Equatable {
  /// The items, back to front.
  var items: [DisplayList.Item] = []

  /// Draws the items with their origin at a place.
  @MainActor
  func draw(
    at place: CGPoint, _ environment: EnvironmentValues, _ context: inout DrawContext
  ) {
    context.group {
      for item in items { $0.add(item) }
    } _: {
      $0.transform = .translation(Double(place.x), Double(place.y))
    }
  }
}
