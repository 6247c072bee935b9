public import Foundation
public import FoundationNetworking

/// One loading of a page.
open class WKNavigation: NSObject {}

/// What leads to another page.
open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// How it came to that.
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType) {
    (self.request, self.navigationType) = (request, navigationType)
  }
}

/// What came for a page.
open class WKNavigationResponse: NSObject {
  /// What came.
  public let response: URLResponse

  init(response: URLResponse) { self.response = response }
}

/// How it came to another page.
public enum WKNavigationType: Int, Sendable {
  /// By a link.
  case linkActivated = 0
  /// By a form.
  case formSubmitted = 1
  /// By going back or forth.
  case backForward = 2
  /// By loading again.
  case reload = 3
  /// By sending a form again.
  case formResubmitted = 4
  /// Otherwise.
  case other = -1
}

/// Whether another page is shown.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It isn't.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}

/// Whether what came is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It isn't.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}

/// Hears of loading; nobody asks whether a page may be shown, since none is.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called when loading begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading has failed; it never does.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when loading could not begin; it always can.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Asked whether another page may be shown; it never is.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Asked whether what came may be shown; it never is.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Lets it be shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Lets it be shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
}

/// Shows what a page asks for; no page asks.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called when a page wants a window of its own.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

extension WKUIDelegate {
  /// Makes none.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
}

/// What a page wants of a window.
open class WKWindowFeatures: NSObject {}
