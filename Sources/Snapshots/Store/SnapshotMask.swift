public import Raster

/// A part of a picture in which nothing is compared.
public enum SnapshotMask: Equatable, Sendable {
  /// The frames of all views with an accessibility identifier, in the new picture and in its
  /// reference, whole pixels outwards.
  case view(String)
  /// Some pixels.
  case rectangle(PixelRect)
}

extension SnapshotMask: ExpressibleByStringLiteral {
  /// Creates a mask over the views with an accessibility identifier.
  public init(stringLiteral value: String) { self = .view(value) }
}

/// Why masks can't be used.
public enum MaskError: Error, Equatable, Sendable {
  /// No view has the identifier.
  case unknown(identifier: String, nearest: String?)
  /// A picture has no layout tree to find views in.
  case noTree(identifier: String)
  /// Nothing is left to compare.
  case everything(pixels: Int)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .unknown(let identifier, let nearest):
      "a mask names the view “\(identifier)”, which isn't there"
        + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    case .noTree(let identifier):
      "a mask names the view “\(identifier)”, and what is compared has no views"
    case .everything(let pixels):
      "the masks cover all \(pixels) pixels, so that nothing would be compared"
    }
  }
}

extension [SnapshotMask] {
  /// The rectangles that these masks cover of a picture.
  ///
  /// - Parameters:
  ///   - size: The picture's size.
  ///   - tree: Its views; every identifier has to be there.
  ///   - reference: The views of its reference, where they are known.
  /// - Returns: Rectangles that may overlap or reach beyond the picture.
  /// - Throws: `MaskError` for the first mask that names no view.
  func rectangles(
    of size: PixelSize, _ tree: LayoutTree?, reference: LayoutTree? = nil
  ) throws(MaskError) -> [PixelRect] {
    var rectangles: [PixelRect] = []
    for mask in self {
      switch mask {
      case .rectangle(let rectangle): rectangles.append(rectangle)
      case .view(let identifier):
        guard let tree else { throw .noTree(identifier: identifier) }
        let frames = tree.pixelFrames(of: identifier, in: size)
        guard !frames.isEmpty else {
          let known = tree.nodes.compactMap(\.identifier)
          throw .unknown(
            identifier: identifier, nearest: NearestName.of(identifier, in: known))
        }
        // A text that got narrower leaves old letters beside its frame.
        let old = reference?.pixelFrames(of: identifier, in: size) ?? []
        rectangles += frames + old.filter { !frames.contains($0) }
      }
    }
    return rectangles
  }

  /// Checks that the masks can be used for a picture, and counts what they cover.
  func coverage(of size: PixelSize, _ tree: LayoutTree?) throws(MaskError) -> MaskCoverage {
    let coverage = MaskCoverage(try rectangles(of: size, tree), of: size)
    if !isEmpty && coverage.isComplete { throw .everything(pixels: coverage.pixels) }
    return coverage
  }
}

extension MaskCoverage {
  /// The coverage in words: “3 masked areas, 12,400 pixels”.
  var words: String {
    "\(areas) masked \(areas == 1 ? "area" : "areas"), \(Self.grouped(pixels)) pixels"
  }

  /// A number with a comma before each three digits.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension LayoutTree {
  /// The pixels of a point in a picture of a width; nil where the tree tells no size.
  func scale(pixelWidth: Int) -> Double? {
    guard let root = roots.first, nodes[root].frame.width > 0 else { return nil }
    return Double(pixelWidth) / (Double(nodes[root].frame.width) / 1000)
  }

  /// Returns the frames of all views with an identifier, in whole pixels outwards, cut off at the
  /// picture's edges.
  func pixelFrames(of identifier: String, in size: PixelSize) -> [PixelRect] {
    guard let scale = scale(pixelWidth: size.width) else { return [] }
    let canvas = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    return nodes.filter { $0.identifier == identifier }.map { node in
      let edges = node.frame
      func place(_ thousandths: Int) -> Double { Double(thousandths) / 1000 * scale }
      // The trees' numbers are rounded to thousandths: less than that is no pixel more.
      let slack = 0.001 * scale
      return PixelRect(
        minX: clamped(place(edges.x) + slack, size.width, .down),
        minY: clamped(place(edges.y) + slack, size.height, .down),
        maxX: clamped(place(edges.x + edges.width) - slack, size.width, .up),
        maxY: clamped(place(edges.y + edges.height) - slack, size.height, .up)
      ).intersection(canvas)
    }
  }

  private func clamped(
    _ place: Double, _ limit: Int, _ rule: FloatingPointRoundingRule
  ) -> Int {
    Int(min(max(place.rounded(rule), 0), Double(limit)))
  }
}
