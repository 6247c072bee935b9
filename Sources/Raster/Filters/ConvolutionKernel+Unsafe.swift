/// Convolves rows of samples with a symmetric kernel.
enum ConvolutionKernel {
  /// Convolves every row of the target; row y starts at the source's row y.
  ///
  /// - Parameters:
  ///   - source: The samples.
  ///   - target: Gets the results.
  ///   - weights: The kernel's middle and one side.
  ///   - step: The distance from one tap to the next, in samples.
  ///   - threads: The number of threads; each row is computed alone.
  static func run(
    from source: FloatPlane, to target: inout FloatPlane, _ weights: [Float], step: Int,
    threads: Int
  ) {
    // A row's first middle tap has the kernel's radius before it.
    let start = (weights.count - 1) * step
    let (count, rows, sourceStride) = (target.stride, target.height, source.stride)
    source.values.withUnsafeBufferPointer { from in
      target.values.withUnsafeMutableBufferPointer { to in
        weights.withUnsafeBufferPointer { weights in
          guard let from = from.baseAddress, let to = to.baseAddress,
            let kernel = weights.baseAddress
          else { return }
          let taps = Taps(weights: kernel, radius: weights.count - 1, step: step)
          let work = Rows(from: from + start, to: to, sourceStride: sourceStride, count: count)
          Bands.run(rows, threads: threads) { y in
            taps.convolve(work.from + y * work.sourceStride, work.to + y * count, count)
          }
        }
      }
    }
  }

  /// Where the rows lie; bands write disjoint rows of the target, so that sharing it is safe.
  private struct Rows: @unchecked Sendable {
    let from: UnsafePointer<Float>
    let to: UnsafeMutablePointer<Float>
    let sourceStride: Int
    let count: Int
  }

  /// A kernel; only read, so that sharing it is safe.
  private struct Taps: @unchecked Sendable {
    let weights: UnsafePointer<Float>
    let radius: Int
    let step: Int

    /// Computes one row, eight samples at a time.
    func convolve(_ from: UnsafePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ count: Int) {
      var i = 0
      while i &+ 8 <= count {
        let middle = from + i
        var sum = load(middle) * weights[0]
        var k = 1
        while k <= radius {
          let distance = k &* step
          sum += (load(middle - distance) + load(middle + distance)) * weights[k]
          k &+= 1
        }
        UnsafeMutableRawPointer(to + i).storeBytes(of: sum, as: SIMD8<Float>.self)
        i &+= 8
      }
      while i < count {
        var sum = from[i] * weights[0]
        for k in 0..<radius {
          let distance = (k + 1) * step
          sum += (from[i - distance] + from[i + distance]) * weights[k + 1]
        }
        to[i] = sum
        i &+= 1
      }
    }

    @inline(always)
    private func load(_ pointer: UnsafePointer<Float>) -> SIMD8<Float> {
      UnsafeRawPointer(pointer).loadUnaligned(as: SIMD8<Float>.self)
    }
  }
}
