public import Foundation

/// Opens an address.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    fileprivate let kind: Kind

    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// It is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address; what the system would open leaves no trace in a picture.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address and tells whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    if case .discarded = handler(url).kind { completion(false) } else { completion(true) }
  }

  /// Opens an address, in the app if preferred.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
