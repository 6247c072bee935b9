public import Foundation

/// A file, a folder or a link, read into memory; Foundation on Linux has none.
open class FileWrapper {
  /// How a wrapper is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everything at once, which here is always so.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files as they lie on the disk, which here are always read.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a wrapper is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Replaces what is there in one step.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Gives the wrappers the names under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Kind {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  /// The name under which the wrapper is; nil where it has none.
  open var filename: String?
  /// The name under which the wrapper is written where it has none.
  open var preferredFilename: String?
  /// What the system knows of the file.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { kind = .file(contents) }

  /// Creates a folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    kind = .folder(children)
    for (name, child) in children where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a link.
  public init(symbolicLinkWithDestinationURL url: URL) { kind = .link(url) }

  /// Reads what is at a place.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    if isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      kind = .folder(children)
    } else {
      kind = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// Whether this is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether this is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether this is a link.
  open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }

  /// The contents of a file.
  open var regularFileContents: Data? {
    if case .file(let data) = kind { data } else { nil }
  }

  /// What is in a folder, by name.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = kind { children } else { nil }
  }

  /// What a link points to.
  open var symbolicLinkDestinationURL: URL? {
    if case .link(let url) = kind { url } else { nil }
  }

  /// Puts something into a folder.
  ///
  /// - Returns: The name that it has got.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "file"
    var name = wanted
    var number = 1
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    children[name] = child
    child.filename = name
    kind = .folder(children)
    return name
  }

  /// Puts a file into a folder.
  ///
  /// - Returns: The name that it has got.
  @discardableResult
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  /// Writes the wrapper to a place.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    switch kind {
    case .file(let data):
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(to: url.appendingPathComponent(name), options: options)
      }
    case .link(let target):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
