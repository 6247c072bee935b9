import Raster

/// A styled text as one array of UTF-16 units, with what is known before shaping.
struct TextSource {
  /// The UTF-16 units.
  let text: [UInt16]
  /// The pieces of one look each, with their fonts.
  let segments: [ShapedSegment]
  /// The index of each segment's end in the text.
  let segmentEnds: [Int]
  /// Where user-perceived characters start.
  let graphemes: [UnicodeBreaks.Mark]

  /// Joins the segments and finds their fonts.
  init(_ styled: StyledText, library: FontLibrary) {
    var text: [UInt16] = []
    var ends: [Int] = []
    for segment in styled.segments {
      text += segment.text.utf16
      ends.append(text.count)
    }
    self.text = text
    segmentEnds = ends
    segments = styled.segments.map { segment in
      ShapedSegment(
        attributes: Self.usable(segment.attributes),
        font: library.resolve(segment.attributes.font),
        attachment: segment.attachment.map(Self.usable))
    }
    graphemes = UnicodeBreaks.graphemes(of: text)
  }

  /// Replaces lengths that aren't numbers by 0: they come from the user's arithmetic.
  private static func usable(_ attributes: TextAttributes) -> TextAttributes {
    var result = attributes
    result.tracking = usable(attributes.tracking)
    result.kern = usable(attributes.kern)
    result.baselineOffset = usable(attributes.baselineOffset)
    return result
  }

  private static func usable(_ attachment: StyledText.Attachment) -> StyledText.Attachment {
    var result = attachment
    result.size = Size(
      max(usable(attachment.size.width), 0), max(usable(attachment.size.height), 0))
    result.depth = usable(attachment.depth)
    return result
  }

  /// Keeps what is finite and smaller than any picture.
  private static func usable(_ length: Double) -> Double { abs(length) < 1e6 ? length : 0 }

  /// Returns the segment that a place in the text belongs to.
  func segment(at place: Int) -> Int {
    segmentEnds.firstIndex { place < $0 } ?? max(segmentEnds.count - 1, 0)
  }

  /// Decodes a range's characters.
  func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF16()
    var units = text[range].makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&units) { scalars.append(scalar) }
    return scalars
  }
}
