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
        attributes: segment.attributes, font: library.resolve(segment.attributes.font),
        attachment: segment.attachment)
    }
    graphemes = UnicodeBreaks.graphemes(of: text)
  }

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
