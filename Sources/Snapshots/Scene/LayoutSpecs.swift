/// The guides across.
public enum HorizontalAlignmentSpec: String, CaseIterable, Sendable {
  case leading, center, trailing
}

/// The guides from top to bottom.
public enum VerticalAlignmentSpec: String, CaseIterable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// The guides in both directions.
public enum AlignmentSpec: String, CaseIterable, Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The directions of scrolling.
public enum AxesSpec: String, CaseIterable, Sendable {
  case vertical, horizontal, both
}

/// A set of edges by its name.
public enum EdgesSpec: String, CaseIterable, Sendable {
  case all, horizontal, vertical, top, bottom, leading, trailing
}

/// The alignment of the lines of a text.
public enum TextAlignmentSpec: String, CaseIterable, Sendable {
  case leading, center, trailing
}

/// Where a text that is too long is cut.
public enum TruncationSpec: String, CaseIterable, Sendable {
  case head, middle, tail
}

/// Light or dark.
public enum AppearanceSpec: String, CaseIterable, Sendable {
  case light, dark
}

/// The direction of reading.
public enum LayoutDirectionSpec: String, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// The size of text that the reader chose, by SwiftUI's names.
public enum SizeCategorySpec: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}
