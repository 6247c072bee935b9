// User code that imports `QuickLook` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// Something that can be looked at.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file.
  var previewItemURL: URL? { get }
  /// The title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// No title.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self as URL }
}

/// Says what can be looked at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Hears what happens to what is looked at.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called when it goes.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows what is in a file.
///
/// A stand-in: the file's name below a symbol. No file is read.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  /// Who says what can be looked at.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Who hears of it.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of what is shown.
  open var currentPreviewItemIndex = 0 { didSet { reloadData() } }

  private var page: UIHostingController<FilePage>?

  /// Creates the view of a file.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let page = UIHostingController(rootView: FilePage(name: name))
    self.page = page
    addChild(page)
    view.fill(with: page)
    page.didMove(toParent: self)
  }

  /// Asks again what can be looked at.
  open func reloadData() { page?.rootView = FilePage(name: name) }
  /// Shows the file again.
  open func refreshCurrentPreviewItem() { reloadData() }

  private var name: String {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return "" }
    let item = dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    return item.previewItemTitle ?? item.previewItemURL?.lastPathComponent ?? ""
  }
}

/// The name of a file below a symbol.
private struct FilePage: View {
  let name: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "doc").font(.system(size: 56)).foregroundStyle(.secondary)
      Text(verbatim: name).font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}

extension View {
  /// Shows what is in a file while there is one; the file's name is shown.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    let isShown = Binding {
      item.wrappedValue != nil
    } set: {
      if !$0 { item.wrappedValue = nil }
    }
    return fullScreenCover(isPresented: isShown) {
      NavigationStack {
        FilePage(name: item.wrappedValue?.lastPathComponent ?? "")
          .navigationTitle(item.wrappedValue?.lastPathComponent ?? "")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { item.wrappedValue = nil }
            }
          }
      }
    }
  }

  /// Shows what is in one of some files; the file's name is shown.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}
