public import Foundation

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the document.
  public let contentType: UTType
  /// The document's file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The kind of the document.
  public let contentType: UTType
  /// The document's file as it is; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a value.
nonisolated public protocol FileDocument: Sendable {
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of a document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What can be read can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency
nonisolated public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What is written of the document.
  associatedtype Snapshot
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What the document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns what is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file of what is to be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// What can be read can be written.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a view of a document knows.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The document's file; nil for a new one.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool
}

/// What a view of a document that is an object knows.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The document's file; nil for a new one.
  public var fileURL: URL?
  /// Whether the document may be changed.
  public var isEditable: Bool
}

/// Windows that each show a document; a stage shows a new one.
nonisolated public struct DocumentGroup<Document, Content: View>: _BuiltInScene {
  private let window: @MainActor () -> AnyView?

  /// What the first window shows: a new document, where one can be made.
  @MainActor public var _firstWindow: AnyView? { window() }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group for documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    // Scenes are read on the main actor only.
    nonisolated(unsafe) let newDocument = newDocument
    window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
  }

  /// Creates a group that shows documents without changing them; none is open on a stage.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) { window = { nil } }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group for documents that are objects.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    // Scenes are read on the main actor only.
    nonisolated(unsafe) let newDocument = newDocument
    window = { AnyView(ObjectWindow(make: newDocument, editor: editor)) }
  }

  /// Creates a group that shows documents without changing them; none is open on a stage.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer:
      @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { window = { nil } }
}

/// The window of a new document that is a value.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: @MainActor (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

/// The window of a new document that is an object.
private struct ObjectWindow<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject private var document: Document
  private let editor: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    make: @escaping () -> Document,
    editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: make())
    self.editor = editor
  }

  var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}
