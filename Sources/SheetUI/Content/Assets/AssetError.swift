public import Raster

/// Why a picture or color can't be had by its name.
public enum AssetError: Error, Equatable, Sendable {
  /// No folder has anything of the name.
  case notFound(name: String, folders: [String])
  /// A file exists but can't be read.
  case unreadable(path: String)
  /// A picture's file is no picture, or a damaged one.
  case picture(path: String, CodecError)
  /// An asset catalog's description can't be used; why, in words.
  case contents(path: String, reason: String)
}

extension AssetError: CustomStringConvertible {
  /// The error in words, with the file's name.
  public var description: String {
    switch self {
    case .notFound(let name, let folders):
      folders.isEmpty
        ? "nothing is named “\(name)”; no folders of assets are given"
        : "nothing is named “\(name)” in \(folders.joined(separator: ", "))"
    case .unreadable(let path): "can't read “\(path)”"
    case .picture(let path, let error): "can't use the picture “\(path)”: \(error)"
    case .contents(let path, let reason): "can't use “\(path)”: \(reason)"
    }
  }
}
