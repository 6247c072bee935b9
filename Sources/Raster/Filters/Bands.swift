import Dispatch

/// Shares rows among threads.
enum Bands {
  /// Calls a function for every row; rows must not depend on each other.
  static func run(_ rows: Int, threads: Int, _ body: @Sendable (Int) -> Void) {
    let bands = min(max(threads, 1), rows)
    if bands <= 1 {
      for row in 0..<max(rows, 0) { body(row) }
      return
    }
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      for row in (rows * band / bands)..<(rows * (band + 1) / bands) { body(row) }
    }
  }
}
