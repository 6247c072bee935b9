public import Foundation

extension UIBezierPath {
  /// Fills the outline in the current graphics context.
  @preconcurrency @MainActor
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(Path(cgPath), isEvenOdd: usesEvenOddFillRule)
  }

  /// Draws a line along the outline in the current graphics context.
  @preconcurrency @MainActor
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(
      Path(cgPath),
      style: StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        miterLimit: miterLimit, dash: dash, dashPhase: dashPhase))
  }

  /// Fills the outline in the current graphics context, in an opacity.
  @preconcurrency @MainActor
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }

  /// Shows only what is in the outline from now on.
  @preconcurrency @MainActor
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: Path(cgPath)) }
}

extension Path {
  /// Creates a path from UIKit's.
  public init(_ path: UIBezierPath) { self.init(path.cgPath) }
}
