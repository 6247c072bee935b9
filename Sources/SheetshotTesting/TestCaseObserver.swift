internal import XCTest

/// Starts the numbers of unnamed snapshots anew whenever a test case of XCTest starts.
final class TestCaseObserver: NSObject, XCTestObservation {
  /// Registers the observer once, at the first assertion; the test that runs then has no numbers
  /// yet, so its start is not missed.
  static let registration: Void = XCTestObservationCenter.shared.addTestObserver(TestCaseObserver())

  func testCaseWillStart(_ testCase: XCTestCase) { SnapshotNumbers.shared.reset() }
}
