public import Foundation
internal import Snapshots

extension Snapshotting where Format == String {
  /// A value with all its parts, as Swift's `dump` prints it, the keys of sets and dictionaries in
  /// order and without addresses of objects.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, with sorted keys, a line each.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON, as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}
