internal import Foundation

/// Finds the part of a run that an engine of continuous integration asks for.
public struct ShardEnvironment: Sendable {
  /// The variables of an engine that tells each machine its part.
  private struct Engine {
    let index: String
    let count: String
    /// What the engine's first part is called.
    let first: Int
  }

  /// Bazel's test encyclopedia counts from 0; GitLab's predefined variables count from 1.
  private static let engines = [
    Engine(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    Engine(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]
  /// An indexed job of Kubernetes tells its place, from 0, and not how many there are.
  static let kubernetesIndex = "JOB_COMPLETION_INDEX"
  /// Bazel learns from this file that its shards are understood.
  static let statusFile = "TEST_SHARD_STATUS_FILE"

  private let values: [String: String]

  /// Creates surroundings of given variables.
  public init(_ values: [String: String]) { self.values = values }

  /// The surroundings of this process.
  public static let process = ShardEnvironment(ProcessInfo.processInfo.environment)

  /// The file that has to be touched when the run is split; nil for none.
  public var statusPath: String? { value(Self.statusFile) }

  /// Returns the part of the run; nil for the whole.
  ///
  /// - Parameter requested: `I/N`, or `/N` where Kubernetes tells the place; nil to ask the engine.
  /// - Returns: The part.
  /// - Throws: What can't be understood.
  public func shard(_ requested: String?) throws(ShardError) -> Shard? {
    guard let requested else { return try enginesShard() }
    var words = requested
    if requested.hasPrefix("/") {
      let text = value(Self.kubernetesIndex)
      guard let text, let place = Int(text), place >= 0, place < Shard.mostParts else {
        throw .variable(name: Self.kubernetesIndex, found: text ?? "")
      }
      words = "\(place + 1)\(requested)"
    }
    guard let shard = Shard(words) else { throw .request(found: words) }
    return shard
  }

  private func enginesShard() throws(ShardError) -> Shard? {
    for engine in Self.engines {
      guard let total = value(engine.count) else { continue }
      guard let count = Int(total), count > 0 else {
        throw .variable(name: engine.count, found: total)
      }
      // A run that isn't split has no place.
      if count == 1 { return nil }
      let text = value(engine.index)
      guard let text, let place = Int(text), (0...count).contains(place),
        let shard = Shard(index: place - engine.first + 1, count: count)
      else { throw .variable(name: engine.index, found: text ?? "") }
      return shard
    }
    return nil
  }

  private func value(_ name: String) -> String? {
    values[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Why the part of a run can't be found.
public enum ShardError: Error, Equatable, Sendable {
  /// The words that ask for a part mean none.
  case request(found: String)
  /// An engine's variable means none; empty where it isn't set.
  case variable(name: String, found: String)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .request(let found):
      "the shard can't be “\(found)”, allowed: I/N with I from 1 to N, such as 2/5"
    case .variable(let name, ""): "the environment variable \(name) is needed and not set"
    case .variable(let name, let found):
      "the environment variable \(name) is “\(found)”, which is no part of this run"
    }
  }
}
