/// The instants of a row of frames.
public enum FrameTimes {
  /// Returns instants from one to another, both ends included, a fraction of a second apart.
  ///
  /// - Parameters:
  ///   - start: The first instant, in seconds.
  ///   - end: The last instant; the last frame isn't later.
  ///   - rate: The frames a second.
  /// - Returns: At least the first instant.
  public static func regular(from start: Double, through end: Double, rate: Int) -> [Double] {
    // A rounding error of the product must not cost the last frame.
    let count = Int(((end - start) * Double(rate) + 1e-6).rounded(.down))
    return (0...max(0, count)).map { start + Double($0) / Double(rate) }
  }

  /// Returns a number of instants, evenly spread from one to another, both ends included.
  public static func spread(from start: Double, through end: Double, count: Int) -> [Double] {
    guard count > 1 else { return [start] }
    return (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
  }

  /// Returns an instant in words: seconds with two or, where they are needed, three digits.
  public static func words(_ time: Double) -> String {
    let thousandths = Int((time * 1000).rounded())
    let (whole, rest) = (thousandths / 1000, thousandths % 1000)
    let digits = String(rest + 1000).dropFirst()
    return "\(whole).\(rest % 10 == 0 ? digits.dropLast() : digits) s"
  }

  /// Returns the first instant of a row that is no earlier than another instant.
  public static func roundedUp(_ instant: Double, from start: Double, rate: Int) -> Double {
    let count = ((instant - start) * Double(rate) - 1e-6).rounded(.up)
    return start + max(0, count) / Double(rate)
  }
}
