import Foundation

@testable import Snapshots

/// A folder that goes when the test is over; a class for its `deinit`.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileStore.join(NSTemporaryDirectory(), "snapshots-\(UUID().uuidString)")
    try FileStore.createFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { FileStore.join(path, name) }

  /// The file's number, which changes when a file is replaced.
  func identity(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return (attributes[.systemFileNumber] as? NSNumber)?.intValue
  }
}
