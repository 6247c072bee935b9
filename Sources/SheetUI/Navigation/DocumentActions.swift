public import Foundation

/// Opens documents by themselves; a stage can't.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  /// Fails, as there is no other window.
  public func callAsFunction(at url: URL) async throws { throw CocoaError(.featureUnsupported) }
}

/// Opens new documents; a stage can't.
@MainActor @preconcurrency
public struct NewDocumentAction {
  /// Does nothing, as there is no other window.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {}
  /// Does nothing, as there is no other window.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// What views know of their window's document.
public struct DocumentConfiguration {
  /// The document's file; nil for a new one.
  public let fileURL: URL?
  /// Whether the document may be changed.
  public let isEditable: Bool
}

extension EnvironmentValues {
  /// Opens documents; a stage can't.
  @MainActor @preconcurrency
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Opens new documents; a stage can't.
  @MainActor @preconcurrency
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// What is known of the window's document; nothing on a stage.
  public var documentConfiguration: DocumentConfiguration? { nil }
  /// Whether views look as in a window in front, which on a stage they are.
  public var appearsActive: Bool { true }
}
