/// The units of one line.
struct LineSpan: Equatable {
  /// The index of the paragraph.
  var paragraph: Int
  /// All units of the line.
  var units: Range<Int>
  /// The units that are shown: without white space that hangs over the end.
  var shown: Range<Int>
  /// The advances of the shown units, in points.
  var width: Double
  /// Whether the paragraph ends here.
  var endsParagraph: Bool
}
