// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
public import Foundation

/// How pages are shown.
open class WKWebViewConfiguration: NSObject {
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What each page may do.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What the app and its pages say to each other: nothing.
  open var userContentController = WKUserContentController()
  /// Where pages keep what they know: nowhere.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What pages share.
  open var processPool = WKProcessPool()
  /// Whether movies play in their place.
  open var allowsInlineMediaPlayback = false
  /// Whether movies play in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Which media the user has to start.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether a page is shown only when all of it is there.
  open var suppressesIncrementalRendering = false
  /// What the app adds to what the browser says it is.
  open var applicationNameForUserAgent: String?

  /// Creates the usual way.
  public override init() { super.init() }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Movies.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}

/// What pages may do; none does anything.
open class WKPreferences: NSObject {
  /// The smallest letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether pages fill the screen.
  open var isElementFullscreenEnabled = false

  /// Creates the usual rights.
  public override init() { super.init() }
}

/// What a page may do; none does anything.
open class WKWebpagePreferences: NSObject {
  /// Which page is asked for.
  public enum ContentMode: Int, Sendable {
    /// The one for the device.
    case recommended = 0
    /// The one for phones.
    case mobile = 1
    /// The one for computers.
    case desktop = 2
  }

  /// Whether its scripts run.
  open var allowsContentJavaScript = true
  /// Which page is asked for.
  open var preferredContentMode = ContentMode.recommended

  /// Creates the usual rights.
  public override init() { super.init() }
}

/// Where pages keep what they know: nowhere.
open class WKWebsiteDataStore: NSObject {
  /// The usual place.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A place for some time.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// The kinds of what is kept: none.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Takes away what is kept: nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// What pages share.
open class WKProcessPool: NSObject {
  /// Creates what pages share.
  public override init() { super.init() }
}

/// A script that the app adds to pages; it never runs.
open class WKUserScript: NSObject {
  /// When it runs.
  public enum InjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart = 0
    /// After the page.
    case atDocumentEnd = 1
  }

  /// The script.
  public let source: String
  /// When it runs.
  public let injectionTime: InjectionTime
  /// Whether it runs in the whole page only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What a page says to the app: nothing.
open class WKScriptMessage: NSObject {
  /// The message.
  open var body: Any { "" }
  /// The name of who it is for.
  open var name: String { "" }
}

/// Hears what pages say: nothing.
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called with each message; no page says any.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What the app and its pages say to each other: nothing.
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  open private(set) var userScripts: [WKUserScript] = []

  /// Creates what says nothing.
  public override init() { super.init() }

  /// Adds a script, which never runs.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes all scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds who hears of messages; there are none.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Takes away who hears of messages.
  open func removeScriptMessageHandler(forName name: String) {}
}
