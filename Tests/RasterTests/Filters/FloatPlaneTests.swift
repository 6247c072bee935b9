import TestSupport
import Testing

@testable import Raster

@Suite("Planes of unrounded samples")
struct FloatPlaneTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Surface {
    var random = SeededGenerator(seed: seed)
    var result = Surface(bounds: PixelRect(minX: 5, minY: -3, maxX: 5 + width, maxY: height - 3))
    for i in result.bitmap.pixels.indices {
      let a = UInt8.random(in: 0...255, using: &random)
      result.bitmap.pixels[i] = PremultipliedPixel(UInt8.random(in: 0...a, using: &random), 0, a, a)
    }
    return result
  }

  @Test("a convolution is the weighted sum of its neighbors", arguments: [1, 4])
  func convolution(_ channels: Int) throws {
    var random = SeededGenerator(seed: 16)
    var plane = FloatPlane(width: 19, height: 13, channels: channels)
    for i in plane.values.indices { plane.values[i] = Float.random(in: 0...255, using: &random) }
    let weights: [Float] = [0.4, 0.2, 0.1]
    let result = plane.convolved(with: weights, threads: 2)
    #expect(result.width == 15 && result.height == 9)
    for y in 0..<9 {
      for x in 0..<15 {
        for c in 0..<channels {
          var sum = 0.0
          for tap in 0..<25 {
            let (i, j) = (tap % 5, tap / 5)
            let weight = weights[abs(i - 2)] * weights[abs(j - 2)]
            let at: Int = ((y + j) * 19 + x + i) * channels + c
            sum += Double(weight * plane.values[at])
          }
          let ours = Double(result.values[(y * 15 + x) * channels + c])
          #expect(abs(ours - sum) < 1e-3)
        }
      }
    }
  }

  @Test("a cell is the mean of its pixels, extended at the edges", arguments: [1, 2, 4, 8])
  func reduction(_ factor: Int) {
    let source = noise(23, 17, seed: 17)
    let bounds = source.bounds
    var grid = CellGrid(covering: bounds, factor: factor)
    (grid.x, grid.y, grid.columns, grid.rows) = (-13, -19, 60 / factor, 56 / factor)
    for edges in [EdgeMode.clamp, .decal] {
      let plane = FloatPlane(source, in: grid, edges: edges)
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          var sum = 0
          for k in 0..<factor * factor {
            let x = grid.x + column * factor + k % factor
            let y = grid.y + row * factor + k / factor
            let pixel = PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
            let inside = bounds.contains(pixel)
            if edges == .decal && !inside { continue }
            let clampedX = min(max(x, bounds.minX), bounds.maxX - 1) - bounds.minX
            let clampedY = min(max(y, bounds.minY), bounds.maxY - 1) - bounds.minY
            sum += Int(source.bitmap[clampedX, clampedY].rgba.w)
          }
          let mean = Double(sum) / Double(factor * factor)
          let ours = Double(plane.values[(row * grid.columns + column) * 4 + 3])
          #expect(abs(ours - mean) < 1e-3)
        }
      }
    }
  }

  @Test("enlarging goes straight from center to center", arguments: [2, 4, 8])
  func enlarging(_ factor: Int) {
    // A plane that grows by 1 a pixel is reproduced exactly, so every pixel shows its place.
    let output = PixelRect(minX: 3, minY: 7, maxX: 40, maxY: 36)
    let grid = CellGrid(covering: output, factor: factor)
    var plane = FloatPlane(width: grid.columns, height: grid.rows, channels: 1)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let center = Double(grid.x) + (Double(column) + 0.5) * Double(factor)
        plane.values[row * grid.columns + column] = Float(center / 64)
      }
    }
    let mask = plane.mask(output, of: output, factor: factor)
    for y in [7, 20, 35] {
      for x in 3..<40 {
        let share = Double(mask.coverage(atX: x, y: y)) / 32_768
        #expect(abs(share - (Double(x) + 0.5) / 64) < 1e-4)
      }
    }
  }
}
