import Foundation
import Raster

/// A kind of particles as plain values, and where they are.
struct ParticleKind: Equatable {
  /// The picture; nil for a small square.
  private let picture: Picture?
  private let color: Color
  private let origin: CGPoint
  private let area: CGSize
  private let shape: CAEmitterLayerEmitterShape
  private let rate: Double
  private let begins: Double
  private let life: (base: Double, range: Double)
  private let speed: (base: Double, range: Double)
  private let scale: (base: Double, range: Double, change: Double)
  private let spin: (base: Double, range: Double)
  private let alpha: (base: Double, range: Double, change: Double)
  private let direction: (base: Double, range: Double)
  private let pull: (x: Double, y: Double)
  private let seed: UInt64

  static func == (a: Self, b: Self) -> Bool {
    a.picture == b.picture && a.color == b.color && a.origin == b.origin && a.area == b.area
      && a.shape == b.shape && a.rate == b.rate && a.begins == b.begins && a.life == b.life
      && a.speed == b.speed && a.scale == b.scale && a.spin == b.spin && a.alpha == b.alpha
      && a.direction == b.direction && a.pull == b.pull && a.seed == b.seed
  }

  @MainActor
  init?(_ cell: CAEmitterCell, _ layer: CAEmitterLayer) {
    guard cell.birthRate > 0, cell.lifetime > 0 else { return nil }
    let image = cell.contents as? CGImage
    picture = image.map { Picture(bitmap: $0.bitmap, scale: Double(cell.contentsScale)) }
    color = cell.color?.color ?? .white
    (origin, area, shape) = (layer.emitterPosition, layer.emitterSize, layer.emitterShape)
    // A layer that has ceased goes on drawing what came before.
    rate = Double(cell.birthRate * (layer.birthRate > 0 ? layer.birthRate : 1))
    begins = max(cell.beginTime, 0)
    life = (Double(cell.lifetime * layer.lifetime), Double(cell.lifetimeRange))
    speed = (Double(cell.velocity) * Double(layer.velocity), Double(cell.velocityRange))
    scale = (
      Double(cell.scale) * Double(layer.scale), Double(cell.scaleRange), Double(cell.scaleSpeed)
    )
    spin = (Double(cell.spin) * Double(layer.spin), Double(cell.spinRange))
    alpha = (Double(cell.color?.alpha ?? 1), Double(cell.alphaRange), Double(cell.alphaSpeed))
    direction = (Double(cell.emissionLongitude), Double(cell.emissionRange))
    pull = (Double(cell.xAcceleration), Double(cell.yAcceleration))
    seed = UInt64(layer.seed)
  }

  /// More particles than any picture shows apart.
  private static let most = 2000

  /// Draws the particles that live at an instant.
  @MainActor
  func draw(
    began: Double, ceased: Double?, at corner: CGPoint, _ environment: EnvironmentValues,
    _ context: inout DrawContext
  ) {
    let now = context.time - began - begins
    guard now >= 0 else { return }
    let longest = life.base + life.range
    let last = Int((min(now, (ceased ?? .infinity) - began - begins) * rate).rounded(.down))
    let first = max(Int(((now - longest) * rate).rounded(.up)), 0)
    guard last >= first else { return }
    for number in max(first, last - Self.most)...last {
      draw(number, age: now - Double(number) / rate, at: corner, environment, &context)
    }
  }

  @MainActor
  private func draw(
    _ number: Int, age: Double, at corner: CGPoint, _ environment: EnvironmentValues,
    _ context: inout DrawContext
  ) {
    var random = SplitMix(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number))
    /// A number about a middle, half of a range to each side.
    func about(_ base: Double, _ range: Double) -> Double { base + (random.share() - 0.5) * range }
    let life = about(life.base, life.range)
    let place = start(&random)
    // Particles leave a line across it: a longitude of π is downwards, as confetti has it.
    let base = shape == .line ? direction.base - Double.pi / 2 : direction.base
    let angle = about(base, direction.range)
    let speed = about(speed.base, speed.range)
    let size = about(scale.base, scale.range) + scale.change * age
    let turn = about(spin.base, spin.range) * age
    let opacity = about(alpha.base, alpha.range) + alpha.change * age
    guard age >= 0, age < life, size > 0, opacity > 0 else { return }
    let x = place.x + speed * PortableMath.cos(angle) * age + pull.x * age * age / 2
    let y = place.y + speed * PortableMath.sin(angle) * age + pull.y * age * age / 2
    let (cosine, sine) = (PortableMath.cos(turn) * size, PortableMath.sin(turn) * size)
    let picture = picture
    let box = CGRect(origin: .zero, size: picture?.size ?? CGSize(width: 1, height: 1))
    let fill = color
    context.group {
      $0.snapsToPixels = false
      let rect = box.offsetBy(dx: -box.width / 2, dy: -box.height / 2)
      if let picture {
        $0.add(.image(picture.bitmap, Rect(rect)))
      } else {
        $0.fill(rect, fill, environment)
      }
    } _: {
      $0.transform = Affine(
        a: cosine, b: sine, c: -sine, d: cosine, tx: Double(corner.x) + x,
        ty: Double(corner.y) + y)
      $0.opacity = min(opacity, 1)
    }
  }

  /// Where a particle comes from.
  private func start(_ random: inout SplitMix) -> Point {
    let (u, v) = (random.share() - 0.5, random.share() - 0.5)
    let (x, y) = (Double(origin.x), Double(origin.y))
    switch shape {
    case .line: return Point(x + u * Double(area.width), y)
    case .rectangle, .cuboid:
      return Point(x + u * Double(area.width), y + v * Double(area.height))
    case .circle, .sphere:
      let radius = Double(area.width) * (u + 0.5).squareRoot()
      let angle = v * 2 * Double.pi
      return Point(
        x + radius * PortableMath.cos(angle), y + radius * PortableMath.sin(angle))
    default: return Point(x, y)
    }
  }
}

/// Numbers that look random and follow from a seed (Steele, Lea, Flood: SplitMix64).
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number from 0 up to 1.
  mutating func share() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) / 9_007_199_254_740_992
  }
}
