import Foundation
import Raster

extension DrawContext {
  /// Fills an outline with a picture.
  mutating func fill(
    _ path: Raster.Path, in rect: CGRect, _ picture: PictureFill, opacity: Double,
    rule: DisplayList.FillRule
  ) {
    guard rect.width > 0, rect.height > 0, opacity > 0 else { return }
    group {
      for tile in picture.tiles(in: rect) { $0.add(.image(picture.part, Rect(tile))) }
    } _: {
      $0.clip = path
      $0.clipRule = rule
      $0.opacity = opacity
    }
  }

  /// Fills an outline with a style to whose picture something is done.
  // Reason: an outline, its frame and rule, a style and an effect.
  mutating func fill(
    _ path: Raster.Path, in rect: CGRect, _ base: _ResolvedStyle, _ effect: StyleEffect,
    rule: DisplayList.FillRule
  ) {
    switch effect {
    case .drop(let shadow):
      group {
        $0.fill(path, in: rect, base, rule: rule)
      } _: {
        $0.shadow = shadow
      }
    case .blend(let mode):
      group {
        $0.fill(path, in: rect, base, rule: rule)
      } _: {
        $0.blendMode = mode
      }
    case .inner(let shadow):
      fill(path, in: rect, base, rule: rule)
      group {
        // The shade of everything round the outline falls into it.
        let reach = shadow.radius * 4 + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
        var outside = Raster.Path(rect: Rect(rect.insetBy(dx: -reach, dy: -reach)))
        outside.append(path)
        $0.group { inner in
          inner.add(.fill(outside, .color(.black), .evenOdd))
        } _: {
          $0.shadow = shadow
        }
      } _: {
        $0.clip = path
        $0.clipRule = rule
      }
    }
  }
}

extension StyleEffect {
  /// The effect in a few words.
  var summary: String {
    switch self {
    case .drop(let shadow): "shadow \(ShortNumber.text(shadow.radius))"
    case .inner(let shadow): "inner shadow \(ShortNumber.text(shadow.radius))"
    case .blend(let mode): mode.rawValue
    }
  }
}

extension PictureFill {
  /// How many tiles are drawn at the most.
  private static let most = 10_000

  /// The part of the picture that is drawn.
  var part: Bitmap {
    guard source != CGRect(x: 0, y: 0, width: 1, height: 1) else { return bitmap }
    func pixel(_ share: CGFloat, _ count: Int) -> Int {
      share.isFinite ? Int((min(max(share, 0), 1) * CGFloat(count)).rounded()) : 0
    }
    let (x, y) = (pixel(source.minX, bitmap.width), pixel(source.minY, bitmap.height))
    let width = max(pixel(source.maxX, bitmap.width) - x, 0)
    let height = max(pixel(source.maxY, bitmap.height) - y, 0)
    var result = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { result[column, row] = bitmap[x + column, y + row] }
    }
    return result
  }

  /// Where the picture is drawn in a rectangle.
  func tiles(in rect: CGRect) -> [CGRect] {
    guard let tile else { return [rect] }
    guard tile.width > 0, tile.height > 0 else { return [] }
    let columns = (rect.width / tile.width).rounded(.up)
    let rows = (rect.height / tile.height).rounded(.up)
    guard columns * rows <= CGFloat(Self.most) else { return [] }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGRect(
          x: rect.minX + CGFloat(column) * tile.width, y: rect.minY + CGFloat(row) * tile.height,
          width: tile.width, height: tile.height)
      }
    }
  }
}
