public import Foundation

/// What can be handed over as data.
public protocol NSItemProviderWriting: AnyObject {
  /// The kinds of data that an object can be handed over as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The object's bytes as data of a kind; nil where it can't be that.
  func _data(forTypeIdentifier identifier: String) -> Data?
}

/// What can be made from data that is handed over.
public protocol NSItemProviderReading: AnyObject {
  /// The kinds of data that an object can be made from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from data of a kind.
  static func _object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading
}

/// Who may see what a provider hands over.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all
  /// The app's own team.
  case team
  /// Apps of one group.
  case group
  /// The app itself.
  case ownProcess
}

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Hands data over when they are asked for; Foundation on Linux has none.
///
/// Invariant for `@unchecked Sendable`: used on the main thread only, as everything on a stage.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Whatever keeps data from being handed over.
  public enum ErrorCode: Int, Error {
    /// Something else.
    case unknownError = -1
    /// There are no such data.
    case itemUnavailableError = -1000
    /// There are data, but not of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// The data can't be made into what was asked for.
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    let identifier: String
    let object: AnyObject?
    let load: () throws -> Data
  }

  private var representations: [Representation] = []
  /// The name that a file of the data is given.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {}

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file; nil where there is none.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    super.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    register(type.identifier, nil) { try Data(contentsOf: fileURL) }
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// Creates a provider of an item of a kind.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier, let item else { return }
    let object = item as AnyObject
    register(typeIdentifier, object) {
      guard let writing = object as? any NSItemProviderWriting,
        let data = writing._data(forTypeIdentifier: typeIdentifier)
      else { throw ErrorCode.unavailableCoercionError }
      return data
    }
  }

  private func register(
    _ identifier: String, _ object: AnyObject?, _ load: @escaping () throws -> Data
  ) {
    representations.append(Representation(identifier: identifier, object: object, load: load))
  }

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      register(identifier, object) {
        guard let data = object._data(forTypeIdentifier: identifier) else {
          throw ErrorCode.unavailableCoercionError
        }
        return data
      }
    }
  }

  /// Adds data that are made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, nil) {
      var result: Result<Data, any Error> = .failure(ErrorCode.itemUnavailableError)
      _ = loadHandler { data, error in
        if let data { result = .success(data) } else if let error { result = .failure(error) }
      }
      return try result.get()
    }
  }

  /// The kinds of data, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { representations.map(\.identifier) }

  /// The kinds of data, in the order in which they were added.
  public var registeredContentTypes: [UTType] {
    representations.map { UTType($0.identifier) ?? UTType(exportedAs: $0.identifier) }
  }

  private func representation(_ identifier: String) -> Representation? {
    let wanted = UTType(identifier)
    return representations.first { entry in
      guard entry.identifier != identifier else { return true }
      guard let wanted, let own = UTType(entry.identifier) else { return false }
      return own.conforms(to: wanted)
    }
  }

  /// Returns whether there are data of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns whether there are data of a kind.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// Returns the data of a kind at once.
  func data(_ identifier: String) -> Result<Data, any Error> {
    guard let found = representation(identifier) else {
      return .failure(ErrorCode.itemUnavailableError)
    }
    return Result { try found.load() }
  }

  /// The first of the objects that were added.
  var firstObject: AnyObject? { representations.lazy.compactMap(\.object).first }

  fileprivate func done() -> Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSItemProvider {
  /// Hands an item over, at once.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    if let object = representation(typeIdentifier)?.object {
      completionHandler?((object as? NSURL) as URL? ?? object, nil)
      return
    }
    switch data(typeIdentifier) {
    case .success(let data): completionHandler?(data, nil)
    case .failure(let error): completionHandler?(nil, error)
    }
  }

  /// Hands the data of a kind over, at once.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    switch data(typeIdentifier) {
    case .success(let data): completionHandler(data, nil)
    case .failure(let error): completionHandler(nil, error)
    }
    return done()
  }

  /// Hands the data of a kind over, at once.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands a file of the data over, at once; it is there until the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    do {
      try data(typeIdentifier).get().write(to: place)
      completionHandler(place, nil)
      try FileManager.default.removeItem(at: place)
    } catch {
      completionHandler(nil, error)
    }
    return done()
  }

  /// Returns whether an object of a class can be made.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of a class, at once.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let identifier = aClass.readableTypeIdentifiersForItemProvider.first(
      where: hasItemConformingToTypeIdentifier)
    do {
      guard let identifier else { throw ErrorCode.itemUnavailableError }
      let data = try data(identifier).get()
      completionHandler(
        try aClass._object(withItemProviderData: data, typeIdentifier: identifier), nil)
    } catch {
      completionHandler(nil, error)
    }
    return done()
  }

  /// Returns whether a text can be made.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Returns whether an address can be made.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Makes a text, at once.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String(describing: $0) }, error)
    }
  }

  /// Makes an address, at once.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).flatMap { $0.absoluteURL }, error)
    }
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
  }
  /// The text in UTF-8.
  public func _data(forTypeIdentifier identifier: String) -> Data? {
    Data(String(describing: self).utf8)
  }
  /// Makes a text from UTF-8.
  public static func _object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading { NSString(string: String(decoding: data, as: UTF8.self)) }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.fileURL.identifier]
  }
  /// The address as text.
  public func _data(forTypeIdentifier identifier: String) -> Data? {
    Data(absoluteString.utf8)
  }
  /// Makes an address from text.
  public static func _object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// Pictures.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.image.identifier]
  }
  /// The picture as a PNG file.
  public func _data(forTypeIdentifier identifier: String) -> Data? { pngData() }
  /// Makes a picture from a file.
  public static func _object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    guard let image = UIImage(data: data) else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError
    }
    return image
  }
}
