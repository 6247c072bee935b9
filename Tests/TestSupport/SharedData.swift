public import Foundation
public import Testing

/// The data that tests share, beside the repository.
///
/// `SHEETSHOT_SHARED_DATA` names the folder where it lies elsewhere.
public enum SharedData {
  /// Why data could not be read.
  public struct Missing: Error, CustomStringConvertible {
    /// The path that holds no file.
    public var path: String

    /// The path and how to get the data.
    public var description: String {
      "no test data at \(path); set SHEETSHOT_SHARED_DATA to the folder that holds them"
    }
  }

  /// The folder of all data.
  public static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["SHEETSHOT_SHARED_DATA"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    // Tests/TestSupport/SharedData.swift lies three levels below the repository's root.
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appendingPathComponent("shared/data")
  }()

  /// Whether the data exist.
  public static var isAvailable: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }

  /// Whether a test that needs the data should run: where they are missing it is skipped on a
  /// developer's machine, and runs, to fail, where `CI` is set.
  public static var isAvailableOrRequired: Bool { isAvailable || isRequired }

  /// Whether missing data and tools are a failure.
  public static var isRequired: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

  /// Returns the bytes of a file, named from the data folder.
  public static func bytes(_ path: String) throws -> [UInt8] {
    let url = folder.appendingPathComponent(path)
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw Missing(path: url.path)
    }
    return [UInt8](data)
  }

  /// Returns a value decoded from a JSON file, named from the data folder.
  public static func json<Value: Decodable>(
    _ path: String, as type: Value.Type = Value.self
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes(path)))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where the shared data are missing, unless `CI` is set.
  public static var needsSharedData: Self {
    .enabled(if: SharedData.isAvailableOrRequired, "the shared test data are missing")
  }
}
