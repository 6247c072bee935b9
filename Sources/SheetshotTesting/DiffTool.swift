extension SnapshotTestingConfiguration {
  /// Makes the command that shows a difference, for the failure's message.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ reference: String, _ new: String) -> String

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool(stringLiteral: "ksdiff")
    /// No command: a failure names all files anyway.
    public static let `default` = DiffTool { _, _ in "" }

    /// Creates a tool from a function of two paths.
    public init(
      _ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.command = command
    }

    /// Creates a tool that takes both paths behind its name.
    public init(stringLiteral value: String) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// Returns the command for a reference and a new snapshot.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}
