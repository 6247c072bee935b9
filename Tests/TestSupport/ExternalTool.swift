import Foundation

/// Programs of others that check what we write.
public enum ExternalTool {
  /// A program that is not installed where it must be.
  public struct Missing: Error {
    /// The program's name.
    public var name: String
  }

  /// Runs a program and returns its exit status; nothing where it is not installed.
  ///
  /// - Throws: `Missing` where it is not installed and `CI` is set.
  public static func run(_ name: String, _ arguments: [String]) throws -> Int32? {
    let folders = ["/usr/bin", "/usr/local/bin", "/bin"]
    let path = folders.map { $0 + "/" + name }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else {
      if SharedData.isRequired { throw Missing(name: name) }
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
