import Foundation

extension NSLayoutConstraint.Attribute {
  /// The attribute with left and right for leading and trailing.
  func physical(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether the attribute is an edge.
  var isEdge: Bool { (1...6).contains(rawValue) }

  /// Whether the attribute counts along the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The axis of a place; nil for a length.
  var placeAxis: NSLayoutConstraint.Axis? {
    switch self {
    case .width, .height, .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}
