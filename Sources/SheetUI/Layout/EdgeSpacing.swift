import Foundation

/// The distances that a view wants between its edges and its neighbours, in points.
struct EdgeSpacing: Equatable {
  /// What a view wants at one edge.
  enum Distance: Equatable {
    /// The default distance of 8.
    case standard
    /// No gap at all, as next to a spacer.
    case none
    /// Text: one distance to other text, one to anything else.
    case text(toText: CGFloat, toOther: CGFloat)
  }

  var top = Distance.standard
  var bottom = Distance.standard
  var leading = Distance.standard
  var trailing = Distance.standard

  /// The distance where neither neighbour says anything.
  static let standardDistance: CGFloat = 8

  /// Returns the distance between a view's far edge and the next view's near edge.
  static func between(_ first: Distance, _ second: Distance) -> CGFloat {
    switch (first, second) {
    case (.none, _), (_, .none): 0
    case (.text, .text(let toText, _)): toText
    case (.text(_, let distance), .standard), (.standard, .text(_, let distance)): distance
    case (.standard, .standard): standardDistance
    }
  }

  /// Returns the spacing with the given edges back at the default.
  func resettingVertical() -> EdgeSpacing {
    EdgeSpacing(top: .standard, bottom: .standard, leading: leading, trailing: trailing)
  }
}
