internal import Foundation

/// What the surroundings of a test run say about snapshots.
public struct SnapshotEnvironment: Equatable, Sendable {
  /// A variable whose value means nothing.
  public struct InvalidValue: Error, Equatable, Sendable {
    /// The variable's name.
    public var variable: String
    /// The value that it has.
    public var found: String
    /// The values that it may have.
    public var allowed: [String]

    /// What is wrong, in words.
    public var message: String {
      let near = NearestName.of(found, in: allowed).map { "; did you mean “\($0)”?" } ?? ""
      return "the environment variable \(variable) is “\(found)”, allowed: "
        + allowed.joined(separator: ", ") + near
    }
  }

  /// The variable that names the record mode.
  public static let recordVariable = "SNAPSHOT_TESTING_RECORD"
  /// The variable that names the folder for what failed.
  public static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  private let values: [String: String]

  /// Creates surroundings of given variables.
  public init(_ values: [String: String]) { self.values = values }

  /// The surroundings of this process.
  public static let process = SnapshotEnvironment(ProcessInfo.processInfo.environment)

  /// Whether nobody is there to look at new references; `CI=0` and `CI=false` say no.
  public var isContinuousIntegration: Bool {
    guard let value = value("CI") else { return false }
    return !["0", "false"].contains(value.lowercased())
  }

  /// The folder for what failed, where the surroundings name one.
  public var namedArtifactsFolder: String? { value(Self.artifactsVariable) }

  /// The folder for what failed.
  public var artifactsFolder: String {
    namedArtifactsFolder ?? FileStore.join(NSTemporaryDirectory(), "snapshots")
  }

  /// Returns the record mode: the environment's, else the one asked for in the source, else
  /// `never` where `CI` is set and `missing` elsewhere.
  public func recordMode(_ requested: RecordMode?) throws(InvalidValue) -> RecordMode {
    guard let word = value(Self.recordVariable) else {
      return requested ?? (isContinuousIntegration ? .never : .missing)
    }
    guard let mode = RecordMode(rawValue: word) else {
      throw InvalidValue(
        variable: Self.recordVariable, found: word, allowed: RecordMode.allCases.map(\.rawValue))
    }
    return mode
  }

  /// The value of a variable that is set and not empty.
  private func value(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
