public import Raster

/// Why an image file can't be used.
public enum ImageFileError: Error, Equatable, Sendable {
  /// The file can't be read.
  case file(FileError)
  /// The file's bytes are no picture that can be used.
  case codec(CodecError, path: String)
  /// A folder holds no PNG file.
  case noPictures(folder: String)

  /// What is wrong, in words, without the path.
  public var reason: String {
    switch self {
    case .file(let error): error.reason
    case .codec(let error, _): error.message
    case .noPictures: "the folder holds no PNG file"
    }
  }

  /// The file or folder that can't be used.
  public var path: String {
    switch self {
    case .file(let error): error.path
    case .codec(_, let path): path
    case .noPictures(let folder): folder
    }
  }
}

/// Reads pictures from files.
public enum ImageFile {
  /// Returns the picture in a PNG file in sRGB.
  public static func bitmap(at path: String) throws(ImageFileError) -> Bitmap {
    try decoded(at: path) { bytes throws(CodecError) in try PNGDecoder.decodeBitmap(bytes) }
  }

  /// Returns what a decoder makes of a file's bytes.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - decode: Makes something of the bytes.
  /// - Returns: What the decoder made.
  /// - Throws: Why the file can't be read or decoded.
  public static func decoded<Value>(
    at path: String, _ decode: (_ bytes: [UInt8]) throws(CodecError) -> Value
  ) throws(ImageFileError) -> Value {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileStore.read(path)
    } catch {
      throw .file(error)
    }
    do throws(CodecError) {
      return try decode(bytes)
    } catch {
      throw .codec(error, path: path)
    }
  }
}
