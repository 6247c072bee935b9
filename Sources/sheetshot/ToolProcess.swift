import Foundation

/// Runs another program.
enum ToolProcess {
  /// What a program printed, and how it ended.
  struct Result {
    let output: [UInt8]
    let errors: String
    let status: Int32
  }

  /// Runs a program that is looked for in the path, and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - showsProgress: Whether what it prints goes to standard error at once, instead of being
  ///     kept.
  /// - Returns: What it printed.
  /// - Throws: `CommandError.tool` where it can't be started.
  static func run(_ words: [String], showsProgress: Bool = false) throws(CommandError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetshot-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardOutput = showsProgress ? FileHandle.standardError : pipe
    // A file, because a second pipe that nobody reads would fill up and stop the program.
    if !showsProgress, FileManager.default.createFile(atPath: log.path, contents: nil),
      let handle = try? FileHandle(forWritingTo: log)
    {
      process.standardError = handle
    }
    do {
      try process.run()
    } catch {
      throw .tool(words: words.first ?? "", reason: "\(error.localizedDescription)")
    }
    let output = showsProgress ? Data() : pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return Result(
      output: [UInt8](output), errors: errors, status: process.terminationStatus)
  }
}
