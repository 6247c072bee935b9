/// How the pixels of a picture are weighted when its size changes.
public enum ResampleFilter: String, CaseIterable, Sendable {
  /// The mean over the area that a new pixel covers.
  case area
  /// A triangle two pixels wide, wider when reducing.
  case bilinear
  /// Mitchell and Netravali's cubic with B = C = 1/3 (SIGGRAPH 1988), four pixels wide.
  case mitchell

  /// The distance from the center at which the weight becomes zero.
  var support: Double {
    switch self {
    case .area: 0.5
    case .bilinear: 1
    case .mitchell: 2
    }
  }

  /// Returns the weight at a distance from the center.
  func weight(_ distance: Double) -> Double {
    let x = abs(distance)
    switch self {
    case .area: return x < 0.5 ? 1 : 0
    case .bilinear: return max(1 - x, 0)
    case .mitchell:
      if x < 1 { return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6 }
      if x < 2 { return (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 }
      return 0
    }
  }
}

/// The weights of an axis: which old pixels each new one is made of.
struct AxisWeights {
  /// The weights of one new pixel.
  struct Tap {
    /// The first old pixel.
    var first: Int
    /// The place of its weight; the others follow.
    var offset: Int
    /// The number of weights.
    var count: Int
  }

  /// One entry a new pixel.
  private(set) var taps: [Tap] = []
  /// The weights of all; each pixel's add up to 1.
  private(set) var weights: [Float] = []

  /// Creates the weights of an axis.
  ///
  /// - Parameters:
  ///   - source: The number of old pixels.
  ///   - start: Where the stretched picture starts, in new pixels.
  ///   - extent: How long it is, in new pixels.
  ///   - output: The new pixels to compute.
  ///   - filter: The weights' shape.
  init(
    source: Int, start: Double, extent: Double, output: Range<Int>, filter: ResampleFilter
  ) {
    let step = Double(source) / extent
    taps.reserveCapacity(output.count)
    for pixel in output {
      if filter == .area {
        addArea(
          from: (Double(pixel) - start) * step, to: (Double(pixel) + 1 - start) * step, source)
      } else {
        addKernel(at: (Double(pixel) + 0.5 - start) * step, stretch: max(1, step), source, filter)
      }
    }
  }

  /// Adds the shares of the old pixels in an interval.
  private mutating func addArea(from low: Double, to high: Double, _ source: Int) {
    let (a, b) = (max(low, 0), min(high, Double(source)))
    guard a < b else {
      add(first: min(max(Int(low), 0), source - 1), [1])
      return
    }
    let first = Int(a)
    let last = min(Int(b.rounded(.up)), source)
    add(
      first: first,
      (first..<max(last, first + 1)).map { j in
        max(min(b, Double(j + 1)) - max(a, Double(j)), 0)
      })
  }

  /// Adds a kernel's weights; those beyond the picture go to its edge pixels.
  private mutating func addKernel(
    at center: Double, stretch: Double, _ source: Int, _ filter: ResampleFilter
  ) {
    let reach = filter.support * stretch
    let low = Int((center - reach - 0.5).rounded(.up))
    let high = Int((center + reach - 0.5).rounded(.down))
    func inside(_ j: Int) -> Int { min(max(j, 0), source - 1) }
    let first = inside(low)
    var values = [Double](repeating: 0, count: inside(high) - first + 1)
    for j in low...max(low, high) {
      values[inside(j) - first] += filter.weight((Double(j) + 0.5 - center) / stretch)
    }
    add(first: first, values)
  }

  private mutating func add(first: Int, _ values: [Double]) {
    let sum = values.reduce(0, +)
    taps.append(Tap(first: first, offset: weights.count, count: values.count))
    for value in values { weights.append(Float(sum == 0 ? 1 / Double(values.count) : value / sum)) }
  }
}
