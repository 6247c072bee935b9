internal import Foundation
internal import Snapshots
internal import Testing
internal import XCTest

/// The framework whose test is running.
enum TestFramework {
  /// Reports a failure, with the files that show it where the framework takes any.
  static func fail(_ failure: SnapshotFailure, at site: SnapshotSite) {
    guard Test.current != nil else {
      XCTFail(failure.message, file: site.filePath, line: site.line)
      return
    }
    for file in failure.files {
      Attachment.record(file.bytes, named: file.name, sourceLocation: site.sourceLocation)
    }
    Issue.record("\(failure.message)", sourceLocation: site.sourceLocation)
  }

  /// The arguments of the parameterized test case that runs; nil for other tests.
  ///
  /// - Throws: `UnnamedCase` where they can't be told.
  static func testCase() throws(UnnamedCase) -> String? {
    guard let test = Test.current, test.isParameterized else { return nil }
    guard let testCase = Test.Case.current else { throw UnnamedCase() }
    let arguments = Self.arguments(of: testCase)
    guard !arguments.isEmpty else { throw UnnamedCase() }
    return arguments.joined(separator: "-")
  }

  /// A case of a parameterized test that can't be told from others.
  struct UnnamedCase: Error {
    let message =
      "The arguments of this test case can't be told, so its snapshots need names: give `named:`."
  }

  /// The arguments of a case, as the framework prints them.
  ///
  /// The framework keeps them to itself, so they are looked up by reflection; a change of it shows
  /// as no arguments at all.
  private static func arguments(of testCase: Test.Case) -> [String] {
    var arguments: [String] = []
    for kind in Mirror(reflecting: testCase).children where kind.label == "_kind" {
      for payload in Mirror(reflecting: kind.value).children {
        for part in Mirror(reflecting: payload.value).children where part.label == "arguments" {
          arguments += Mirror(reflecting: part.value).children.compactMap { value(of: $0.value) }
        }
      }
    }
    return arguments
  }

  private static func value(of argument: Any) -> String? {
    Mirror(reflecting: argument).descendant("value").map { String(describingForTest: $0) }
  }
}
