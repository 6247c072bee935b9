import Foundation

/// Times a piece of work and prints one JSON line.
struct Benchmark {
  /// Only cases whose name starts so are run.
  var prefix: String
  /// The number of timed runs.
  var runs: Int
  /// The number of threads that the work may use.
  var threads: Int

  /// A part of a case: what is added to the case's name, and how long it took.
  typealias Phase = (name: String, time: Duration)

  /// Whether a case is run, or one whose name starts with its name.
  func wants(_ name: String) -> Bool { name.hasPrefix(prefix) || prefix.hasPrefix(name) }

  /// Runs a case that also times its own phases, once to warm up, then several times.
  ///
  /// The whole contains what the work lets go of in the end, which is in none of the phases.
  ///
  /// - Parameters:
  ///   - name: The case.
  ///   - work: Does the work; its phases are the same each time.
  func measure(phasesOf name: String, _ work: () throws -> [Phase]) rethrows {
    guard wants(name) else { return }
    var cases = [(name: name, times: [Double]())]
    cases += try work().map { (name + $0.name, []) }
    for _ in 0..<runs {
      var phases: [Phase] = []
      let whole = try ContinuousClock().measure { phases = try work() }
      let times = [whole] + phases.map(\.time)
      for (index, time) in times.enumerated() { cases[index].times.append(Self.milliseconds(time)) }
    }
    for next in cases where next.name.hasPrefix(prefix) { report(next.name, next.times, nil) }
  }

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
    for _ in 0..<runs { times.append(Self.milliseconds(try ContinuousClock().measure(work))) }
    report(name, times, bytes)
  }

  /// Runs cases in turns, so that what slows the machine down slows all of them.
  func measure(inTurns cases: [(name: String, work: () throws -> Void)]) throws {
    let cases = cases.filter { $0.name.hasPrefix(prefix) }
    var times = cases.map { _ in [Double]() }
    for next in cases { try next.work() }
    for _ in 0..<runs {
      for (index, next) in cases.enumerated() {
        times[index].append(Self.milliseconds(try ContinuousClock().measure(next.work)))
      }
    }
    for (next, times) in zip(cases, times) { report(next.name, times, nil) }
  }

  private func report(_ name: String, _ times: [Double], _ bytes: Int?) {
    let times = times.sorted()
    let size = bytes.map(String.init) ?? "null"
    print(
      "{\"case\": \"\(name)\", \"ms\": \(Self.short(times[times.count / 2])), "
        + "\"min_ms\": \(Self.short(times[0])), \"bytes\": \(size), \"threads\": \(threads)}")
  }

  private static func milliseconds(_ time: Duration) -> Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) * 1e3 + Double(attoseconds) * 1e-15
  }

  private static func short(_ milliseconds: Double) -> String {
    String(format: "%.3f", milliseconds)
  }
}
