public import Foundation

/// What a file dialog is for.
private struct FileDialog {
  let title: String
  let symbol: String
  let empty: String
}

/// A stand-in for the system's browser of files, which has no files here.
///
/// It is drawn as a sheet with a title and a button that cancels; the app's handler then hears that
/// the user has cancelled, where it has one for that.
nonisolated private struct FileDialogSheet: View {
  let dialog: FileDialog
  let cancel: @MainActor () -> Void

  @MainActor var body: some View {
    NavigationStack {
      ContentUnavailableView(dialog.empty, systemImage: dialog.symbol)
        .navigationTitle(dialog.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        }
    }
  }
}

extension View {
  nonisolated fileprivate func fileDialog(
    _ dialog: FileDialog, isPresented: Binding<Bool>, onCancellation: @escaping () -> Void
  ) -> some View {
    // The dialog acts on the main actor only.
    nonisolated(unsafe) let onCancellation = onCancellation
    return sheet(isPresented: isPresented) {
      FileDialogSheet(dialog: dialog) {
        isPresented.wrappedValue = false
        onCancellation()
      }
    }
  }

  nonisolated private func importer(
    _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      FileDialog(title: "Browse", symbol: "folder", empty: "No Files"),
      isPresented: isPresented, onCancellation: onCancellation)
  }

  nonisolated private func exporter(
    _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      FileDialog(title: "Save", symbol: "folder", empty: "No Folders"),
      isPresented: isPresented, onCancellation: onCancellation)
  }

  /// Shows the system's browser of files, which has none here.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { importer(isPresented) }

  /// Shows the system's browser of files, which has none here.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { importer(isPresented) }

  // Reason: SwiftUI's signature has five parameters.
  /// Shows the system's browser of files, which has none here.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { importer(isPresented, onCancellation) }

  // Reason: SwiftUI's signature has five parameters.
  /// Shows where the system would save a document; nothing is saved here.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { exporter(isPresented) }

  // Reason: SwiftUI's signature has six parameters.
  /// Shows where the system would save a document; nothing is saved here.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { exporter(isPresented, onCancellation) }

  // Reason: SwiftUI's signature has five parameters.
  /// Shows where the system would save a document; nothing is saved here.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { exporter(isPresented) }

  // Reason: SwiftUI's signature has six parameters.
  /// Shows where the system would save a document; nothing is saved here.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { exporter(isPresented, onCancellation) }

  /// Shows where the system would save documents; nothing is saved here.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { exporter(isPresented) }

  // Reason: SwiftUI's signature has five parameters.
  /// Shows where the system would save documents; nothing is saved here.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { exporter(isPresented, onCancellation) }

  // Reason: SwiftUI's signature has six parameters.
  /// Shows where the system would save an item; nothing is saved here.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { exporter(isPresented, onCancellation) }

  // Reason: SwiftUI's signature has five parameters.
  /// Shows where the system would save items; nothing is saved here.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T { exporter(isPresented, onCancellation) }

  /// Shows where the system would move a file; nothing is moved here.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { mover(isPresented) }

  /// Shows where the system would move a file; nothing is moved here.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { mover(isPresented, onCancellation) }

  /// Shows where the system would move files; nothing is moved here.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { mover(isPresented) }

  nonisolated private func mover(
    _ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      FileDialog(title: "Move", symbol: "folder", empty: "No Folders"),
      isPresented: isPresented, onCancellation: onCancellation)
  }

  // None of these has an effect on what is drawn of the dialogs here.

  /// Sets a file dialog's message, which isn't drawn.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets a file dialog's message, which isn't drawn.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the label of a file dialog's button, which isn't drawn.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }

  /// Sets the label of a file dialog's button, which isn't drawn.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the field for a file's name, which isn't drawn.
  nonisolated public func fileExporterFilenameLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { self }

  /// Sets the label of the field for a file's name, which isn't drawn.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the folder that a file dialog starts with; there are no folders here.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Names a file dialog, so that its settings are kept; here nothing is kept.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Says which files a dialog offers; there are no files here.
  nonisolated public func fileDialogURLEnabled(
    _ predicate: @escaping (URL) -> Bool
  ) -> some View { self }

  /// Says whether a dialog follows links; there are no files here.
  nonisolated public func fileDialogImportsUnresolvedAliases(
    _ imports: Bool
  ) -> some View { self }

  /// Says what a dialog shows besides; there are no files here.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View { self }
}

/// What a dialog shows besides files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Packages as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The names' extensions.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
