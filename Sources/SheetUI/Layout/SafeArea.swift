import Foundation

/// Which parts of the screen are free, in the root's space, in points.
struct SafeArea: Equatable {
  /// Everything, including what bars and the display's edges cover.
  var outer = CGRect.zero
  /// What bars, notch and home indicator leave.
  var container = CGRect.zero
  /// The top edge of the keyboard, nil while it is hidden.
  var keyboardTop: CGFloat?

  /// What is free of everything.
  var rect: CGRect { free(ignoring: []) }

  /// What is free when some regions are ignored.
  func free(ignoring regions: SafeAreaRegions) -> CGRect {
    var rect = regions.contains(.container) ? outer : container
    if let keyboardTop, !regions.contains(.keyboard), keyboardTop < rect.maxY {
      rect.size.height = max(keyboardTop - rect.minY, 0)
    }
    return rect
  }

  /// How far a frame reaches into what is not free, never negative.
  func insets(of frame: CGRect) -> EdgeInsets {
    let free = rect
    return EdgeInsets(
      top: max(min(free.minY, frame.maxY) - frame.minY, 0),
      leading: max(free.minX - frame.minX, 0),
      bottom: max(frame.maxY - max(free.maxY, frame.minY), 0),
      trailing: max(frame.maxX - free.maxX, 0))
  }

  /// How far a frame could grow at the edges where it touches what is not free.
  func insets(of frame: CGRect, tolerance: CGFloat) -> EdgeInsets {
    let grown = growing(frame, over: .all, edges: .all, tolerance: tolerance)
    return EdgeInsets(
      top: frame.minY - grown.minY, leading: frame.minX - grown.minX,
      bottom: grown.maxY - frame.maxY, trailing: grown.maxX - frame.maxX)
  }

  /// Returns a frame grown over the ignored regions at the edges where it touches them.
  ///
  /// `tolerance` is how far an edge may lie from the boundary and still touch it; SwiftUI takes half a
  /// pixel and 0.001.
  func growing(
    _ frame: CGRect, over regions: SafeAreaRegions, edges: Edge.Set, tolerance: CGFloat
  ) -> CGRect {
    let (free, target) = (rect, free(ignoring: regions))
    func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.leading), touches(minX, free.minX) { minX = min(minX, target.minX) }
    if edges.contains(.top), touches(minY, free.minY) { minY = min(minY, target.minY) }
    if edges.contains(.trailing), touches(maxX, free.maxX) { maxX = max(maxX, target.maxX) }
    if edges.contains(.bottom), touches(maxY, free.maxY) { maxY = max(maxY, target.maxY) }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns the safe area inside a view that ignores some regions.
  func ignoring(_ regions: SafeAreaRegions, edges: Edge.Set) -> SafeArea {
    var copy = self
    if regions.contains(.keyboard), edges.contains(.bottom) { copy.keyboardTop = nil }
    guard regions.contains(.container) else { return copy }
    let minX = edges.contains(.leading) ? outer.minX : container.minX
    let minY = edges.contains(.top) ? outer.minY : container.minY
    let maxX = edges.contains(.trailing) ? outer.maxX : container.maxX
    let maxY = edges.contains(.bottom) ? outer.maxY : container.maxY
    copy.container = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    return copy
  }
}

/// The kinds of region that a safe area leaves out.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the display's edges cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region.
  public static let all = SafeAreaRegions(rawValue: .max)
}
