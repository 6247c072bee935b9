/// How much of each pixel a shape covers, as a few disjoint rectangles.
///
/// A piece either has one coverage throughout or a sample for every pixel; what no piece holds
/// isn't covered. A screen-size rounded rectangle is nine pieces, of which four small ones
/// have samples.
struct CoverageMask {
  /// One rectangle of a mask.
  struct Piece {
    /// The pixels.
    var rect: PixelRect
    /// The coverage of every pixel, if `offset` is negative.
    var solid: UInt16
    /// The index of the first pixel's sample, or −1.
    var offset: Int
    /// The number of samples from one row to the next.
    var stride: Int

    /// Whether all pixels have the same coverage.
    var isSolid: Bool { offset < 0 }
    /// Whether every pixel is fully covered.
    var isFull: Bool { offset < 0 && solid == CoverageMask.full }

    /// Creates a piece of one coverage.
    init(_ rect: PixelRect, solid: UInt16) {
      self.rect = rect
      self.solid = solid
      offset = -1
      stride = 0
    }

    /// Creates a piece with samples.
    init(_ rect: PixelRect, offset: Int, stride: Int) {
      self.rect = rect
      solid = 0
      self.offset = offset
      self.stride = stride
    }

    /// Returns the part of a piece inside a rectangle.
    func cropped(to part: PixelRect) -> Piece {
      var result = self
      result.rect = part
      if !isSolid { result.offset += (part.minY - rect.minY) * stride + part.minX - rect.minX }
      return result
    }
  }

  /// The sample of a fully covered pixel; a power of two, so that scaling by it is exact.
  static let full: UInt16 = 32_768

  /// The disjoint rectangles.
  var pieces: [Piece] = []
  /// The samples that pieces refer to, 0...`full`.
  var samples: [UInt16] = []

  /// Creates an empty mask.
  init() {}

  /// Creates a mask that covers some pixels fully.
  init(full rect: PixelRect) {
    if !rect.isEmpty { pieces = [Piece(rect, solid: Self.full)] }
  }

  /// Creates a mask with a sample for each pixel.
  init(_ rect: PixelRect, samples: [UInt16]) {
    precondition(samples.count == rect.width * rect.height, "A mask needs a sample a pixel.")
    self.samples = samples
    if !rect.isEmpty { pieces = [Piece(rect, offset: 0, stride: rect.width)] }
  }

  /// The smallest rectangle round all pieces.
  var bounds: PixelRect {
    guard var result = pieces.first?.rect else {
      return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
    for piece in pieces.dropFirst() {
      result.minX = min(result.minX, piece.rect.minX)
      result.minY = min(result.minY, piece.rect.minY)
      result.maxX = max(result.maxX, piece.rect.maxX)
      result.maxY = max(result.maxY, piece.rect.maxY)
    }
    return result
  }

  /// Adds a rectangle of one coverage.
  mutating func add(_ rect: PixelRect, solid: UInt16) {
    if solid > 0 && !rect.isEmpty { pieces.append(Piece(rect, solid: solid)) }
  }

  /// Adds another mask's pieces, which must not overlap these.
  mutating func add(_ other: CoverageMask) {
    let base = samples.count
    samples.append(contentsOf: other.samples)
    for var piece in other.pieces {
      if !piece.isSolid { piece.offset += base }
      pieces.append(piece)
    }
  }

  /// Returns the coverage of one pixel.
  func coverage(atX x: Int, y: Int) -> UInt16 {
    for piece in pieces {
      let rect = piece.rect
      guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { continue }
      if piece.isSolid { return piece.solid }
      return samples[piece.offset + (y - rect.minY) * piece.stride + x - rect.minX]
    }
    return 0
  }

  /// Returns the mask moved by whole pixels.
  func moved(byX dx: Int, y dy: Int) -> CoverageMask {
    var result = self
    for i in result.pieces.indices {
      let r = result.pieces[i].rect
      result.pieces[i].rect = PixelRect(
        minX: r.minX + dx, minY: r.minY + dy, maxX: r.maxX + dx, maxY: r.maxY + dy)
    }
    return result
  }
}

extension CoverageMask {
  /// Returns the product of both coverages, pixel by pixel.
  func intersection(_ other: CoverageMask) -> CoverageMask {
    if let only = other.pieces.first, other.pieces.count == 1, only.isFull {
      return cropped(to: only.rect)
    }
    var result = CoverageMask()
    result.samples = samples
    for mine in pieces {
      for theirs in other.pieces {
        let rect = mine.rect.intersection(theirs.rect)
        if rect.isEmpty { continue }
        result.addProduct(mine.cropped(to: rect), of: other, theirs.cropped(to: rect))
      }
    }
    return result
  }

  /// Returns the part inside a rectangle.
  func cropped(to rect: PixelRect) -> CoverageMask {
    if rect.contains(bounds) { return self }
    var result = self
    result.pieces = pieces.compactMap { piece in
      let part = piece.rect.intersection(rect)
      return part.isEmpty ? nil : piece.cropped(to: part)
    }
    return result
  }

  /// Returns the part outside a rectangle.
  func excluding(_ hole: PixelRect) -> CoverageMask {
    if hole.isEmpty { return self }
    var result = self
    result.pieces = pieces.flatMap { piece in
      let inner = piece.rect.intersection(hole)
      if inner.isEmpty { return [piece] }
      return piece.rect.around(inner).filter { !$0.isEmpty }.map { piece.cropped(to: $0) }
    }
    return result
  }

  /// Adds the product of two pieces of the same size, the first of which refers to our samples.
  private mutating func addProduct(_ mine: Piece, of other: CoverageMask, _ theirs: Piece) {
    if theirs.isFull {
      pieces.append(mine)
    } else if mine.isSolid && theirs.isSolid {
      add(mine.rect, solid: Self.product(mine.solid, theirs.solid))
    } else {
      let start = samples.count
      for row in 0..<mine.rect.height {
        for column in 0..<mine.rect.width {
          let a = mine.isSolid ? mine.solid : samples[mine.offset + row * mine.stride + column]
          let b =
            theirs.isSolid
            ? theirs.solid : other.samples[theirs.offset + row * theirs.stride + column]
          samples.append(Self.product(a, b))
        }
      }
      pieces.append(Piece(mine.rect, offset: start, stride: mine.rect.width))
    }
  }

  /// Returns the product of two coverages, rounded to nearest.
  @inline(always)
  static func product(_ a: UInt16, _ b: UInt16) -> UInt16 {
    // At most 2^30 + 2^14: no overflow.
    UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b) &+ 16_384) &>> 15)
  }

  /// Returns a share of a pixel as a sample, rounded to nearest.
  @inline(always)
  static func sample(_ share: Double) -> UInt16 {
    UInt16(min(max(share, 0), 1) * 32_768 + 0.5)
  }
}

extension CoverageMask {
  /// Returns the mask with every coverage multiplied.
  func scaled(by share: UInt16) -> CoverageMask {
    if share == Self.full { return self }
    var result = self
    for i in result.pieces.indices {
      result.pieces[i].solid = Self.product(result.pieces[i].solid, share)
    }
    for i in result.samples.indices {
      result.samples[i] = Self.product(result.samples[i], share)
    }
    return result
  }
}
