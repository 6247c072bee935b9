public import Foundation

extension Stage {
  /// Pinches, turns or both with two fingers round a point of the window, in points.
  ///
  /// `scale` is the distance of the fingers at the end relative to that at the start; `angle` runs
  /// clockwise. The clock runs on by `duration` seconds, with an event every sixtieth of a second.
  public func pinch(
    at point: CGPoint, scale: CGFloat = 1, angle: Angle = .zero, duration: Double = 0.25
  ) throws(StageError) {
    try touchDown(at: point)
    touch?.pair = FingerPair(center: point)
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      try advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      touch?.pair = FingerPair(
        scale: 1 + (scale - 1) * share,
        angle: Angle(radians: angle.radians * Double(share)), center: point)
      try touchMove(to: point)
    }
    try touchUp()
  }
}
