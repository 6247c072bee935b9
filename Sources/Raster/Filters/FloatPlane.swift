/// An image of unrounded samples, channels side by side.
struct FloatPlane {
  /// The number of columns.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The number of samples of a pixel.
  let channels: Int
  /// The samples, row by row.
  var values: [Float]

  /// Creates an image of zeros.
  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    values = Array(repeating: 0, count: width * height * channels)
  }

  /// The number of samples a row.
  var stride: Int { width * channels }

  /// Returns the image convolved along rows and columns, smaller by the kernel's radius on
  /// each side.
  func convolved(with weights: [Float], threads: Int) -> FloatPlane {
    let radius = weights.count - 1
    var across = FloatPlane(width: width - 2 * radius, height: height, channels: channels)
    ConvolutionKernel.run(
      from: self, to: &across, weights, step: channels, threads: threads)
    var result = FloatPlane(
      width: width - 2 * radius, height: height - 2 * radius, channels: channels)
    ConvolutionKernel.run(
      from: across, to: &result, weights, step: across.stride, threads: threads)
    return result
  }
}
