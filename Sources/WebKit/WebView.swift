public import Foundation
public import FoundationNetworking
public import Observation
public import SheetUI

/// A page of the web, kept apart from where it is shown.
///
/// Nothing is fetched and no script runs: it only knows its address.
@MainActor
@Observable
public final class WebPage {
  /// The address.
  public private(set) var url: URL?
  /// The words of a text that was loaded instead of an address.
  private(set) var words: String?

  /// Creates a page without an address.
  public init() {}

  /// The title: pages aren't read.
  public var title: String { "" }
  /// Whether the page is under way: loading is over at once.
  public var isLoading: Bool { false }
  /// How much has come, from 0 to 1.
  public var estimatedProgress: Double { url == nil ? 0 : 1 }

  /// Shows an address.
  public func load(_ request: URLRequest) { (url, words) = (request.url, nil) }
  /// Shows an address.
  public func load(_ url: URL?) { (self.url, words) = (url, nil) }
  /// Shows the words of a text of HTML.
  public func load(html: String, baseURL: URL = URL(filePath: "/")) {
    (url, words) = (baseURL, WKWebView.words(html))
  }
  /// Shows the page again.
  public func reload(fromOrigin: Bool = false) {}
  /// Ends loading, which is over at once.
  public func stopLoading() {}
}

/// Shows a page of the web.
///
/// A stand-in: the address in words, on the page's color. Nothing is fetched.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?

  /// Creates a view of a page.
  public init(_ page: WebPage) { (self.page, url) = (page, nil) }
  /// Creates a view of an address.
  public init(url: URL?) { (page, self.url) = (nil, url) }

  /// The address in words.
  public var body: some View {
    WebPlaceholder(words: page?.words ?? (page?.url ?? url)?.absoluteString ?? "")
  }
}
