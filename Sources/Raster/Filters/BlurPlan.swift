/// How a Gaussian blur is carried out: how far the picture is reduced first, and the kernel then.
///
/// Averaging f×f pixels, blurring the averages with σ′, and interpolating linearly between them adds
/// up to a variance of f²/12 − 1/12 from the averages, f²σ′² from the kernel and f²/6 + 1/12 from the
/// interpolation. Variances of convolved kernels add, so σ′² = σ²/f² − 1/4 gives σ² in all.
///
/// A straight line between samples f apart strays from a blurred step of 255 levels by at most
/// f²/8 · 255 · 0.242/σ²: with f ≤ σ/4 that is 0.48 levels. Below σ = 8 nothing is reduced and the kernel's
/// true weights are used.
struct BlurPlan: Equatable {
  /// The edge of the square of pixels that is averaged; a power of two.
  let factor: Int
  /// The kernel's weights, middle first, one side; with the other side they add up to 1.
  let weights: [Float]

  /// The largest standard deviation that is told apart from larger ones, in pixels.
  static let largestSigma = 4096.0

  /// Creates the plan of a standard deviation in pixels; nil where nothing would change.
  init?(sigma: Double) {
    guard sigma > 0.01 else { return nil }
    let sigma = min(sigma, Self.largestSigma)
    var factor = 1
    while Double(factor * 2) * 4 <= sigma && factor < 64 { factor *= 2 }
    self.factor = factor
    let f = Double(factor)
    weights = Self.kernel(factor == 1 ? sigma : (sigma * sigma / (f * f) - 0.25).squareRoot())
  }

  /// The number of weights beside the middle one.
  var radius: Int { weights.count - 1 }

  /// The distance in pixels from which a picture may have influence.
  var reach: Int { (radius + 2) * factor }

  /// Returns a Gaussian's weights, cut at three standard deviations (0.27 % lie outside).
  private static func kernel(_ sigma: Double) -> [Float] {
    let radius = Int((3 * sigma).rounded(.up))
    let raw = (0...radius).map { k in
      PortableMath.exp(-Double(k * k) / (2 * sigma * sigma))
    }
    let sum = 2 * raw.reduce(0, +) - raw[0]
    return raw.map { Float($0 / sum) }
  }
}
