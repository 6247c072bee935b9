public import Foundation

/// Something that can be handed to other apps.
public protocol Transferable {
  /// The type of the ways in which it is handed over.
  associatedtype Representation: TransferRepresentation

  /// The ways in which it is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  private static var ways: [_TransferWay<Self>] {
    (transferRepresentation as? any _TransferWays)?._erasedWays
      .compactMap { $0 as? _TransferWay<Self> } ?? []
  }

  /// The kinds of data that it is handed over as, the best first.
  static var _contentTypes: [UTType] { ways.compactMap(\.contentType) }

  /// What it is as data, by the first way that makes some at once.
  static func _data(_ value: Self) -> Data? { ways.lazy.compactMap { $0.data?(value) }.first }

  /// What else it can be taken as.
  static func _proxies(_ value: Self) -> [Any] { ways.compactMap { $0.proxy?(value) } }
}

/// One way in which something is handed over.
public struct _TransferWay<Item> {
  /// The kind of data.
  var contentType: UTType?
  /// Makes the data at once.
  var data: ((Item) -> Data?)?
  /// Makes something else at once.
  var proxy: ((Item) -> Any?)?
}

/// What knows ways in which something is handed over, whatever it is.
public protocol _TransferWays {
  /// The ways, the best first.
  var _erasedWays: [Any] { get }
}

/// A way in which something is handed to other apps.
///
/// On a stage things are handed over within one app only: as they are, as what a
/// `ProxyRepresentation` makes of them, or as data of their kinds.
public protocol TransferRepresentation<Item> {
  /// What is handed over.
  associatedtype Item
  /// The type of the ways that this one is made of.
  associatedtype Body: TransferRepresentation

  /// The ways that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A way without a body.
public protocol _BuiltInTransfer: TransferRepresentation, _TransferWays {
  /// The ways, the best first.
  var _ways: [_TransferWay<Item>] { get }
}

extension _BuiltInTransfer {
  /// The ways in a list.
  public var body: _TransferList<Item> { _TransferList(_ways: _ways) }

  /// The ways, the best first.
  public var _erasedWays: [Any] { _ways }
}

/// Several ways, the best first.
public struct _TransferList<Item>: _BuiltInTransfer {
  /// The ways.
  public let _ways: [_TransferWay<Item>]
}

/// Builds the ways in which something is handed over.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
  /// Takes a way.
  public static func buildExpression<R: TransferRepresentation>(
    _ content: R
  ) -> _TransferList<Item> where R.Item == Item {
    _TransferList(_ways: ways(content))
  }

  private static func ways<R: TransferRepresentation>(_ content: R) -> [_TransferWay<Item>] {
    if let known = content as? any _TransferWays {
      return known._erasedWays.compactMap { $0 as? _TransferWay<Item> }
    }
    return ways(content.body)
  }

  /// Puts ways behind each other.
  public static func buildBlock(_ content: _TransferList<Item>...) -> _TransferList<Item> {
    _TransferList(_ways: content.flatMap(\._ways))
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ content: _TransferList<Item>?) -> _TransferList<Item> {
    content ?? _TransferList(_ways: [])
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first: _TransferList<Item>) -> _TransferList<Item> { first }

  /// Builds the second branch of a condition.
  public static func buildEither(second: _TransferList<Item>) -> _TransferList<Item> { second }
}

/// Hands something else over in place of the item.
public struct ProxyRepresentation<Item, ProxyRepresentation: Transferable>: _BuiltInTransfer {
  /// The way.
  public let _ways: [_TransferWay<Item>]

  private init(_ proxy: ((Item) -> Any?)?) {
    _ways =
      [_TransferWay(proxy: proxy)]
      + ProxyRepresentation._contentTypes.map { _TransferWay(contentType: $0) }
  }

  /// Hands over what a closure makes of the item.
  public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {
    self.init { try? exporting($0) }
  }

  /// Hands over what a closure makes of the item, in its own time; here it isn't waited for.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(nil)
  }

  /// Takes something else over, in its own time; here it isn't waited for.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil)
  }

  /// Hands over what a closure makes of the item, and takes the same back.
  public init(
    exporting: @escaping (Item) throws -> ProxyRepresentation,
    importing: @escaping (ProxyRepresentation) throws -> Item
  ) { self.init { try? exporting($0) } }
}

/// Hands an item over as it is coded.
public struct CodableRepresentation<Item, Encoder, Decoder>: _BuiltInTransfer
where Item: Transferable & Codable {
  /// The way.
  public let _ways: [_TransferWay<Item>]
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Hands an item over in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _ways = [_TransferWay(contentType: contentType) { try? JSONEncoder().encode($0) }]
  }
}

/// Hands an item over as data.
public struct DataRepresentation<Item: Transferable>: _BuiltInTransfer {
  /// The way.
  public let _ways: [_TransferWay<Item>]

  /// Hands data over and takes data back, in their own time; here they aren't waited for.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _ways = [_TransferWay(contentType: contentType)] }

  /// Hands data over, in their own time; here they aren't waited for.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _ways = [_TransferWay(contentType: exportedContentType)] }

  /// Takes data, in their own time; here they aren't waited for.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { _ways = [] }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the file itself may be changed.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file to hand over.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether this is the file itself.
  public let isOriginalFile: Bool
}

/// Hands an item over as a file.
public struct FileRepresentation<Item: Transferable>: _BuiltInTransfer {
  /// The way.
  public let _ways: [_TransferWay<Item>]

  // Reason: as many closures and options as Core Transferable's signature has.
  /// Hands files over and takes files back, in their own time; here they aren't waited for.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _ways = [_TransferWay(contentType: contentType)] }

  /// Hands files over, in their own time; here they aren't waited for.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { _ways = [_TransferWay(contentType: exportedContentType)] }

  /// Takes files, in their own time; here they aren't waited for.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _ways = [] }
}

/// Who may see what is handed over.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Everybody.
  case all
  /// The app's own team.
  case team
  /// Apps of one group.
  case group
  /// The app itself.
  case ownProcess
}

extension _BuiltInTransfer {
  /// Names the file that is handed over; within one app there is none.
  public func suggestedFileName(_ fileName: String) -> _TransferList<Item> {
    _TransferList(_ways: _ways)
  }

  /// Names the file that is handed over; within one app there is none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> _TransferList<Item> { _TransferList(_ways: _ways) }

  /// Says who may see what is handed over; within one app everybody may.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> _TransferList<Item> {
    _TransferList(_ways: _ways)
  }

  /// Hands items over only where a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _TransferList<Item> {
    _TransferList(
      _ways: _ways.map { way in
        var way = way
        if let data = way.data { way.data = { condition($0) ? data($0) : nil } }
        if let proxy = way.proxy { way.proxy = { condition($0) ? proxy($0) : nil } }
        return way
      })
  }
}

/// Hands something over as it is.
public struct PlainTransfer<Item>: _BuiltInTransfer {
  /// The way.
  public let _ways: [_TransferWay<Item>]

  init(_ types: UTType..., data: ((Item) -> Data?)? = nil) {
    _ways = types.map { _TransferWay(contentType: $0, data: data) }
  }
}

extension String: Transferable {
  /// The string as it is.
  public static var transferRepresentation: some TransferRepresentation<String> {
    PlainTransfer(.utf8PlainText, .plainText) { Data($0.utf8) }
  }
}

extension URL: Transferable {
  /// The address as it is.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    PlainTransfer(.url) { Data($0.absoluteString.utf8) }
  }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    PlainTransfer(.data) { $0 }
  }
}

extension AttributedString: Transferable {
  /// The string as it is.
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    PlainTransfer(.text) { Data(String($0.characters).utf8) }
  }
}

extension Image: Transferable {
  /// The picture as it is.
  public static var transferRepresentation: some TransferRepresentation<Image> {
    PlainTransfer(.image)
  }
}

extension Color: Transferable {
  /// The color as it is.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    PlainTransfer(.data)
  }
}
