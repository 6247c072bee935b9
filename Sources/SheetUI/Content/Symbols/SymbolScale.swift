/// How large a symbol is beside the text that it stands with.
package enum SymbolScale: String, CaseIterable, Hashable, Sendable {
  /// About four fifths of medium.
  case small
  /// The scale at which a circle's diameter is the font's size.
  case medium
  /// About five quarters of medium.
  case large

  /// The factor of positions: a circle is 78, 99.6 and 127 units wide at font size 100.
  var size: Double {
    switch self {
    case .small: 0.785
    case .medium: 1
    case .large: 1.275
    }
  }

  /// The factor of stroke widths, which change less than the size.
  var stroke: Double {
    switch self {
    case .small: 0.9
    case .medium: 1
    case .large: 1.13
    }
  }
}
