/// One picture of a run: what it is, what became of it, and where it can be looked at.
public struct VerifyEntry: Equatable, Sendable {
  /// The picture's name, by which it is accepted: its reference's file name without extension.
  public var id: String
  /// The scene's file.
  public var scene: String
  /// What replaced the scene's own settings, in words; empty for nothing.
  public var variant: String
  /// What became of it.
  public var outcome: VerifyOutcome
  /// The failure in words; empty where there is none.
  public var message = ""
  /// The reference's path.
  public var reference: String
  /// The pictures in the report's folder.
  public var images = Images()
  /// What wasn't compared, in words; empty for nothing.
  public var masked = ""
  /// The frames of an animation that failed.
  public var frames: [Frame] = []
  /// The run of tests that it comes from; empty for a picture of a scene.
  var run = ""
  /// The assertion's line in the test file; nil for a picture of a scene.
  var line: Int?

  /// A frame of an animation that failed.
  public struct Frame: Equatable, Sendable {
    /// Its place, counted from 0.
    public var index: Int
    /// What differs, in words.
    public var message: String
    /// Its pictures.
    public var images = Images()
  }

  /// The pictures to look at, as paths inside the report's folder.
  public struct Images: Equatable, Sendable {
    /// A copy of the reference as it was.
    public var expected: String?
    /// The new picture.
    public var actual: String?
    /// The differences.
    public var difference: String?
    /// The three side by side.
    public var triptych: String?

    /// Creates an entry without pictures.
    public init() {}

    /// All pictures.
    var all: [String] { [expected, actual, difference, triptych].compactMap(\.self) }

    /// The pictures as they stand in files.
    var members: [JSONValue.Member] {
      func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
      return [
        .init(key: "expected", value: text(expected)), .init(key: "actual", value: text(actual)),
        .init(key: "difference", value: text(difference)),
        .init(key: "triptych", value: text(triptych)),
      ]
    }
  }

  /// All files of the report that belong to the entry.
  var allImages: [String] { images.all + frames.flatMap(\.images.all) }

  /// Creates an entry.
  public init(
    id: String, scene: String, variant: String, outcome: VerifyOutcome, reference: String
  ) {
    self.id = id
    self.scene = scene
    self.variant = variant
    self.outcome = outcome
    self.reference = reference
  }

  /// The failure's first line.
  public var headline: String {
    String(message.prefix { $0 != "\n" })
  }

  /// The entry as it stands in files.
  public var json: JSONValue {
    var facts: [(String, String)] = [
      ("id", id), ("scene", scene), ("variant", variant), ("outcome", outcome.rawValue),
      ("message", message), ("reference", reference), ("masked", masked),
    ]
    if !run.isEmpty { facts.append(("run", run)) }
    let members = facts.map { JSONValue.Member(key: $0.0, value: .string($0.1)) }
    let frames = JSONValue.Member(key: "frames", value: .array(frames.map(\.json)))
    let place = line.map { [JSONValue.Member(key: "line", value: .integer($0))] } ?? []
    return .object(members + place + images.members + [frames])
  }
}

extension VerifyEntry.Frame {
  /// The frame as it stands in files.
  var json: JSONValue {
    .object(
      [
        .init(key: "index", value: .integer(index)),
        .init(key: "message", value: .string(message)),
      ] + images.members)
  }
}
