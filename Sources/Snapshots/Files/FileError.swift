internal import Glibc

/// Why a file can't be read or written.
public struct FileError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// Nothing has this path.
    case notFound
    /// The path leads to a folder, where a file is needed.
    case isFolder
    /// The path, or a part of it, leads to a file, where a folder is needed.
    case notFolder
    /// The path leads to a device or a socket, where a file is needed.
    case isDevice
    /// The system allows no access.
    case denied
    /// The file holds more bytes than allowed.
    case tooLarge(allowed: Int)
    /// Another error of the system, by its number.
    case system(code: Int32)
  }

  /// What was tried.
  public enum Action: String, Sendable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Listing a folder.
    case list
    /// Making a folder.
    case create
  }

  /// What was tried.
  public var action: Action
  /// The path as it was given.
  public var path: String
  /// What is wrong.
  public var kind: Kind

  /// Creates an error.
  public init(_ action: Action, _ path: String, _ kind: Kind) {
    self.action = action
    self.path = path
    self.kind = kind
  }

  /// Creates an error of the system's last error number.
  init(_ action: Action, _ path: String, code: Int32) {
    let kind: Kind =
      switch code {
      case ENOENT: .notFound
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      case EACCES, EPERM, EROFS: .denied
      default: .system(code: code)
      }
    self.init(action, path, kind)
  }

  /// What is wrong, in words.
  public var reason: String {
    switch kind {
    case .notFound: action == .write ? "its folder doesn't exist" : "there is no such file"
    case .isFolder: "it is a folder"
    case .isDevice: "it is a device, not a file"
    case .notFolder: "a part of its path is a file, not a folder"
    case .denied: "permission denied"
    case .tooLarge(let allowed): "it is larger than \(allowed) bytes"
    case .system(let code): String(cString: strerror(code))
    }
  }
}
