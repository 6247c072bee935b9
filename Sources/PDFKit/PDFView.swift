// User code that imports `PDFKit` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// A document of pages; it keeps its data, which isn't read.
open class PDFDocument: NSObject {
  private let data: Data
  /// The file.
  public let documentURL: URL?
  /// What is known of it.
  open var documentAttributes: [AnyHashable: Any]?

  /// Creates a document without pages.
  public override init() { (data, documentURL) = (Data(), nil) }
  /// Creates a document of a file; nil if it can't be read or is none.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), Self.isDocument(data) else { return nil }
    (self.data, documentURL) = (data, url)
  }
  /// Creates a document of data; nil if it is none.
  public init?(data: Data) {
    guard Self.isDocument(data) else { return nil }
    (self.data, documentURL) = (data, nil)
  }

  private static func isDocument(_ data: Data) -> Bool { data.starts(with: Array("%PDF".utf8)) }

  /// How many pages were found: none, since nothing is read.
  open var pageCount: Int { 0 }
  /// The words: none, since nothing is read.
  open var string: String? { nil }
  /// Whether a word has to be said first; nobody asks.
  open var isLocked: Bool { false }
  /// A page: there are none.
  open func page(at index: Int) -> PDFPage? { nil }
  /// The data.
  open func dataRepresentation() -> Data? { data }
  /// Writes the data to a file.
  @discardableResult
  open func write(to url: URL) -> Bool { (try? data.write(to: url)) != nil }
}

/// A page of a document.
open class PDFPage: NSObject {
  /// Creates an empty page.
  public override init() { super.init() }
  /// Creates a page of a picture, which isn't drawn.
  public init?(image: UIImage) {}

  /// The words: none, since nothing is read.
  open var string: String? { nil }
  /// A small picture: an empty one, since nothing is read.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

/// A rectangle of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
}

/// How pages follow each other.
public enum PDFDisplayMode: Int, Sendable {
  /// One at a time.
  case singlePage = 0
  /// One below the other.
  case singlePageContinuous = 1
  /// Two at a time.
  case twoUp = 2
  /// Two below two others.
  case twoUpContinuous = 3
}

/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards.
  case vertical = 0
  /// Sideways.
  case horizontal = 1
}

/// Shows a document: an empty sheet of paper with the name of its file, since nothing is read.
@MainActor @preconcurrency
open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument? { didSet { page.rootView = paper } }
  /// Whether pages are as large as the view.
  open var autoScales = false
  /// How pages follow each other.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// In which direction pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// Whether there is room between pages.
  open var displaysPageBreaks = true
  /// How large pages are.
  open var scaleFactor: CGFloat = 1
  /// The smallest that pages can be made.
  open var minScaleFactor: CGFloat = 0.25
  /// The largest that pages can be made.
  open var maxScaleFactor: CGFloat = 5

  private let page = UIHostingController(rootView: Paper(name: nil))
  private var paper: Paper {
    Paper(name: document.map { $0.documentURL?.lastPathComponent ?? "PDF" })
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: page)
  }

  /// Creates nothing: a document cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// The size at which a page fits.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// The page that is shown: none.
  open var currentPage: PDFPage? { nil }
  /// Shows a page.
  open func go(to page: PDFPage) {}
  /// Lets pages be turned.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
}

/// A sheet of paper of A4's proportions with a name on it.
private struct Paper: View {
  let name: String?

  var body: some View {
    ZStack {
      Color(.secondarySystemBackground)
      if let name {
        Rectangle().fill(Color.white)
          .overlay {
            VStack(spacing: 8) {
              Image(systemName: "doc").font(.largeTitle)
              Text(verbatim: name).font(.footnote)
            }
            .foregroundStyle(Color.gray)
          }
          .aspectRatio(210 / 297, contentMode: .fit)
          .shadow(color: .black.opacity(0.2), radius: 3)
          .padding(12)
      }
    }
  }
}
