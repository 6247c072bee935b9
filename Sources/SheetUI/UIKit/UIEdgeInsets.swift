public import Foundation

/// Distances from the edges of a rectangle, in points; left and right are the screen's.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle made smaller by insets, in points.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

/// Distances from the edges of a rectangle, in points, along the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from where reading starts.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from where reading ends.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(all: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets from SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }

  init(all length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Creates insets from UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

/// A distance, in points.
public struct UIOffset: Equatable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat
  /// Creates a distance of zero.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Creates a distance.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// No distance.
  public static let zero = UIOffset()
}
