import Foundation

/// Times a piece of work and prints one JSON line.
struct Benchmark {
  /// Only cases whose name starts so are run.
  var prefix: String
  /// The number of timed runs.
  var runs: Int
  /// The number of threads that the work may use.
  var threads: Int

  /// Runs a case once to warm up, then several times, and prints the median and the best.
  ///
  /// - Parameters:
  ///   - name: The case.
  ///   - bytes: The size of what the work makes; nil where size isn't the subject.
  ///   - work: What to time.
  func measure(_ name: String, bytes: Int? = nil, _ work: () throws -> Void) rethrows {
    guard name.hasPrefix(prefix) else { return }
    try work()
    var times: [Double] = []
    for _ in 0..<runs {
      let time = try ContinuousClock().measure { try work() }
      let (seconds, attoseconds) = time.components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
    }
    times.sort()
    let size = bytes.map(String.init) ?? "null"
    print(
      "{\"case\": \"\(name)\", \"ms\": \(Self.short(times[times.count / 2])), "
        + "\"min_ms\": \(Self.short(times[0])), \"bytes\": \(size), \"threads\": \(threads)}")
  }

  private static func short(_ milliseconds: Double) -> String {
    String(format: "%.3f", milliseconds)
  }
}
