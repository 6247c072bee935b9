// swift-format-ignore-file: AlwaysUseLowerCamelCase
// User code that imports `WebKit` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import SheetUI

/// Shows a page of the web.
///
/// A stand-in: the address, or the first words of the text that was loaded, on the page's color.
/// Nothing is fetched and no script runs. Loading is over at once; the delegate hears that it has
/// begun and ended.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// How the page is shown.
  public let configuration: WKWebViewConfiguration
  /// Who hears of loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what a page asks for; no page asks.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes lead back and forth.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links can be looked into.
  open var allowsLinkPreview = true
  /// What the browser says it is.
  open var customUserAgent: String?
  /// Whether the page can be debugged.
  open var isInspectable = false
  /// The color behind the page.
  open var underPageBackgroundColor: UIColor?
  /// How large the page is.
  open var pageZoom: CGFloat = 1
  /// What scrolls the page; it is not drawn.
  public let scrollView = UIScrollView()

  private let page: UIHostingController<WebPlaceholder>
  private var history: [URLRequest] = []
  private var place = -1

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    page = UIHostingController(rootView: WebPlaceholder(words: ""))
    super.init(frame: frame)
    fill(with: page)
  }

  /// Creates a view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates nothing: a page cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// The address.
  open var url: URL? { history.indices.contains(place) ? history[place].url : nil }
  /// The title: pages aren't read.
  open var title: String? { nil }
  /// Whether the page is under way: loading is over at once.
  open var isLoading: Bool { false }
  /// How much has come, from 0 to 1.
  open var estimatedProgress: Double { place < 0 ? 0 : 1 }
  /// Whether all came safely.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// Whether there is a page before this one.
  open var canGoBack: Bool { place > 0 }
  /// Whether there is a page after this one.
  open var canGoForward: Bool { place + 1 < history.count }

  /// Shows an address.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    history.removeSubrange((place + 1)...)
    history.append(request)
    place += 1
    return show(request.url?.absoluteString ?? "")
  }

  /// Shows a text of HTML, of which the words are shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(Self.words(string))
  }

  /// Shows a file's address.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }

  /// Shows the page before.
  @discardableResult
  open func goBack() -> WKNavigation? { go(-1) }
  /// Shows the page after.
  @discardableResult
  open func goForward() -> WKNavigation? { go(1) }
  /// Shows the page again.
  @discardableResult
  open func reload() -> WKNavigation? { go(0) }
  /// Ends loading, which is over at once.
  open func stopLoading() {}

  /// Runs a script: none ever runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  /// Runs a script: none ever runs.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }

  private func go(_ step: Int) -> WKNavigation? {
    guard history.indices.contains(place + step) else { return nil }
    place += step
    return show(history[place].url?.absoluteString ?? "")
  }

  private func show(_ words: String) -> WKNavigation? {
    page.rootView = WebPlaceholder(words: words)
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }

  /// What stands between the marks of a text of HTML.
  static func words(_ html: String) -> String {
    var words = ""
    var isMark = false
    for character in html {
      if character == "<" { isMark = true }
      if !isMark { words.append(character) }
      if character == ">" {
        isMark = false
        words.append(" ")
      }
    }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A page in words.
struct WebPlaceholder: View {
  let words: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "globe").font(.system(size: 40)).foregroundStyle(.secondary)
      Text(verbatim: words).font(.footnote).foregroundStyle(.secondary)
        .multilineTextAlignment(.center).lineLimit(6)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
  }
}
