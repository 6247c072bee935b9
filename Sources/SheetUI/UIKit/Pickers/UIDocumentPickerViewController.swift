public import Foundation

/// How a document picker works.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// It copies a document in.
  case `import`
  /// It opens a document where it is.
  case open
  /// It copies a document out.
  case exportToService
  /// It moves a document out.
  case moveToService
}

/// Lets the user choose documents, or places for documents.
///
/// A stand-in for the system's: an empty folder and a button that cancels. A test chooses a
/// document by calling the delegate.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// Who hears of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen.
  open var allowsMultipleSelection = false
  /// Whether file names are shown with their extensions.
  open var shouldShowFileExtensions = false
  /// Where the picker starts.
  open var directoryURL: URL?
  /// How the picker works.
  public let documentPickerMode: UIDocumentPickerMode

  /// Creates a picker of documents of some kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    documentPickerMode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of documents of some kinds, which are opened where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of places for documents.
  public init(forExporting urls: [URL], asCopy: Bool) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of places that documents are moved to.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker of documents of some kinds, by the older names.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a place for a document, by the older names.
  public init(url: URL, in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: what is chosen cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view of an empty folder.
  open override func loadView() {
    let page = UIHostingController(
      rootView: EmptyLibraryPage(title: "Browse", symbol: "folder", words: "Folder is Empty") {
        [weak self] in self?.cancel()
      })
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    addChild(page)
    view.fill(with: page)
    page.didMove(toParent: self)
  }

  private func cancel() {
    delegate?.documentPickerWasCancelled(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// Hears which documents the user chooses.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called with the documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when none was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called with the document, by the older name.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Hands the first document to the older method.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}
