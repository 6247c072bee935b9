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

  /// The pictures to look at, as paths inside the report's folder.
  public struct Images: Equatable, Sendable {
    /// A copy of the reference as it was.
    public var expected: String?
    /// The new picture.
    public var actual: String?
    /// The differences.
    public var difference: String?

    /// Creates an entry without pictures.
    public init() {}

    /// All pictures.
    var all: [String] { [expected, actual, difference].compactMap(\.self) }
  }

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
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    return [
      "id": .string(id), "scene": .string(scene), "variant": .string(variant),
      "outcome": .string(outcome.rawValue), "message": .string(message),
      "reference": .string(reference), "expected": text(images.expected),
      "actual": text(images.actual), "difference": text(images.difference),
    ]
  }
}
