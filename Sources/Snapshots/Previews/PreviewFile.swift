/// What a runner tells about one picture, and what stands in its list.
public struct PreviewFile: Equatable, Sendable {
  /// The name of the picture's file, without extension.
  public var name: String
  /// The type of the provider, or the file of the macro.
  public var owner: String
  /// The title that was given; nil for none.
  public var title: String?
  /// What is different from the preview's first picture; empty for that one.
  public var variant: String
  /// Why there is no picture; nil where there is one.
  public var error: String?
  /// What could not be drawn as asked.
  public var warnings: [String] = []

  /// The entry as it stands in files.
  public var json: JSONValue {
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    return [
      "name": .string(name), "owner": .string(owner), "title": text(title),
      "variant": .string(variant), "error": text(error),
      "warnings": .array(warnings.map { .string($0) }),
    ]
  }

  /// Reads an entry; nil where it isn't one.
  init?(_ node: JSONNode) {
    guard let name = node.text("name"), let owner = node.text("owner"),
      let variant = node.text("variant")
    else { return nil }
    self.name = name
    self.owner = owner
    self.variant = variant
    title = node.text("title")
    error = node.text("error")
    warnings = (node.member("warnings")?.items ?? []).compactMap(\.string)
  }

  /// Creates an entry without a result.
  @MainActor
  init(_ shot: PreviewShot) {
    name = shot.name
    owner = shot.owner
    title = shot.title
    variant = shot.variantWords
  }

  /// The name of the list in the runner's folder.
  public static var listName: String { "previews.json" }

  /// Reads the list in a runner's folder; nil where it is damaged.
  public static func list(in bytes: [UInt8]) -> [PreviewFile]? {
    guard let node = try? JSONReader.read(bytes, limits: JSONReader.Limits(bytes: 1 << 28)),
      case .array(let items) = node.content
    else { return nil }
    let files = items.compactMap { PreviewFile($0) }
    return files.count == items.count ? files : nil
  }
}

extension JSONNode {
  /// The value of a member; nil where there is none.
  public func member(_ key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of a list; nil for another kind.
  public var items: [JSONNode]? {
    if case .array(let items) = content { items } else { nil }
  }

  /// The text of a string; nil for another kind.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The text of a member that is a string.
  public func text(_ key: String) -> String? { member(key)?.string }
}
