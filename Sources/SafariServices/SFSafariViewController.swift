// swift-format-ignore-file: AlwaysUseLowerCamelCase

// User code that imports `SafariServices` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// Shows a page of the web in the app.
///
/// A stand-in: the browser's bars with the host's name, over the address in words. Nothing is
/// loaded. The button that closes tells the delegate and takes the browser away.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How the browser looks.
  open class Configuration: NSObject {
    /// Whether the reader is opened where there is one.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink when the page is scrolled.
    open var barCollapsingEnabled = true

    /// Creates the usual look.
    public override init() { super.init() }
  }

  /// What the button says that closes the browser.
  public enum DismissButtonStyle: Int, Sendable {
    /// That all is done.
    case done = 0
    /// That it closes.
    case close = 1
    /// That it cancels.
    case cancel = 2
  }

  /// Who hears that the browser is closed.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the browser looks.
  public let configuration: Configuration
  /// The color of the bars.
  open var preferredBarTintColor: UIColor?
  /// The color of the bars' buttons.
  open var preferredControlTintColor: UIColor?
  /// What the button says that closes the browser.
  open var dismissButtonStyle = DismissButtonStyle.done

  private let url: URL

  /// Creates a browser of an address.
  public init(url: URL, configuration: Configuration = Configuration()) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a browser of an address, by the older name.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Creates nothing: an address cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view of the browser.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let close = [DismissButtonStyle.done: "Done", .close: "Close"][dismissButtonStyle] ?? "Cancel"
    show(
      standIn: BrowserPage(
        url: url, closeTitle: close, bar: preferredBarTintColor, tint: preferredControlTintColor
      ) { [weak self] in
        guard let self else { return }
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
      })
  }
}

/// Hears what happens to a browser.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the browser.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page is there; nothing is loaded, so that it never is.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called when the first page leads elsewhere; nothing is loaded, so that it never does.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}

/// A browser's bars around an address in words.
private struct BrowserPage: View {
  let url: URL
  let closeTitle: String
  let bar: UIColor?
  let tint: UIColor?
  let close: @MainActor () -> Void

  var body: some View {
    GeometryReader { proxy in
      page.padding(missing(proxy.frame(in: .global)))
        .background(background.ignoresSafeArea())
    }
  }

  /// What the screen's safe area takes of the page where the app lets it fill the screen.
  private func missing(_ frame: CGRect) -> EdgeInsets {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    guard let window = scene?.windows.first else { return EdgeInsets() }
    let insets = window.safeAreaInsets
    return EdgeInsets(
      top: max(0, insets.top - max(0, frame.minY)), leading: 0,
      bottom: max(0, insets.bottom - max(0, window.bounds.maxY - frame.maxY)), trailing: 0)
  }

  private var page: some View {
    VStack(spacing: 0) {
      top
      Divider()
      VStack(spacing: 8) {
        Image(systemName: "safari").font(.system(size: 48)).foregroundStyle(.secondary)
        Text(verbatim: url.absoluteString).font(.footnote).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      .padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Divider()
      bottom
    }
    .tint(tint.map { Color($0) } ?? .accentColor)
    .background(Color(.systemBackground))
  }

  private var background: Color { Color(bar ?? .secondarySystemBackground) }

  private var top: some View {
    HStack(spacing: 12) {
      Button(action: close) { Text(verbatim: closeTitle).fontWeight(.semibold) }
      HStack(spacing: 4) {
        if url.scheme == "https" { Image(systemName: "lock.fill").font(.caption) }
        Text(verbatim: url.host ?? url.absoluteString).lineLimit(1)
      }
      .frame(maxWidth: .infinity)
      Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(background.ignoresSafeArea(edges: .top))
  }

  private var bottom: some View {
    HStack {
      Image(systemName: "chevron.backward").foregroundStyle(.tertiary)
      Spacer()
      Image(systemName: "chevron.forward").foregroundStyle(.tertiary)
      Spacer()
      Image(systemName: "square.and.arrow.up").foregroundStyle(.tint)
      Spacer()
      Image(systemName: "safari").foregroundStyle(.tint)
    }
    .font(.title3)
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(background.ignoresSafeArea(edges: .bottom))
  }
}
