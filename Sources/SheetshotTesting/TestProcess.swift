internal import Foundation
internal import Glibc
internal import Snapshots
internal import Synchronization

/// The process that runs the tests, as reports know it.
enum TestProcess {
  private struct State {
    /// The runs that each folder was told of.
    var told: [String: [TestRun]] = [:]
    var isEndAwaited = false
  }

  private static let state = Mutex(State())
  /// Tells the process from others, also from an earlier one of its number.
  private static let id = "\(getpid())-\(UInt64(Date().timeIntervalSince1970 * 1e6))"

  /// Returns the run of a framework's tests, of which a folder's records were told.
  static func run(_ framework: String, in folder: String) -> TestRun {
    let arguments = CommandLine.arguments
    let run = TestRun(
      id: "\(id)-\(framework)", suite: "\(arguments.first ?? "") \(framework)",
      isFiltered: isFiltered(arguments))
    state.withLock { state in
      if !state.isEndAwaited {
        state.isEndAwaited = true
        // Not called where the process crashes, which is how a report knows.
        atexit { TestProcess.end() }
      }
      guard state.told[folder]?.contains(run) != true else { return }
      state.told[folder, default: []].append(run)
      AssertionRecords(folder).add(run)
    }
    return run
  }

  private static func end() {
    let told = state.withLock { $0.told }
    for (folder, runs) in told {
      for run in runs { AssertionRecords(folder).addEnd(of: run) }
    }
  }

  /// Whether some words on a test program's command line ask for some of the tests only.
  ///
  /// Swift Testing is told by `--filter` and `--skip`, XCTest by names of tests without an option.
  static func isFiltered(_ arguments: [String]) -> Bool {
    var isValue = false
    for argument in arguments.dropFirst() {
      if ["--filter", "--skip"].contains(where: { argument == $0 || argument.hasPrefix("\($0)=") })
      {
        return true
      }
      // What stands behind an option is its value.
      if !argument.hasPrefix("-") && !isValue && !argument.hasSuffix(".xctest") { return true }
      isValue = argument.hasPrefix("--") && !argument.contains("=")
    }
    return false
  }
}
