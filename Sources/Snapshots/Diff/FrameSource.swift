import Raster

/// Pictures in a row: a PNG file, the frames of an APNG file, or the PNG files of a folder.
public enum FrameSource: Equatable, Sendable {
  /// One file.
  case file(path: String)
  /// The PNG files of a folder, in the order of their names.
  case folder(path: String, names: [String])

  /// Finds out what a path leads to.
  ///
  /// - Throws: `ImageFileError` if there is nothing, or a folder without pictures.
  public init(_ path: String) throws(ImageFileError) {
    switch FileStore.kind(of: path) {
    case .missing: throw .file(FileError(.read, path, .notFound))
    case .file: self = .file(path: path)
    case .folder:
      let names: [String]
      do throws(FileError) {
        names = try FileStore.names(in: path).filter { $0.hasSuffix(".png") }
      } catch {
        throw .file(error)
      }
      guard !names.isEmpty else { throw .noPictures(folder: path) }
      self = .folder(path: path, names: names)
    }
  }

  /// Returns a function that gives one frame after the other, then nothing.
  func makeReader() throws(ImageFileError) -> FrameReader {
    switch self {
    case .folder(let path, let names):
      return FrameReader(.files(names[...].map { FileStore.join(path, $0) }[...]))
    case .file(let path):
      let animation = try ImageFile.decoded(at: path) { bytes throws(CodecError) in
        try APNGDecoder(bytes)
      }
      if let animation { return FrameReader(.animation(animation, path: path)) }
      return FrameReader(.files([path]))
    }
  }
}

/// Gives the frames of a source one after the other.
struct FrameReader {
  /// What is left.
  enum Rest {
    case files(ArraySlice<String>)
    case animation(APNGDecoder, path: String)
  }

  private var rest: Rest

  init(_ rest: Rest) { self.rest = rest }

  /// Whether the frames are those of an animation.
  var isAnimation: Bool {
    if case .animation = rest { true } else { false }
  }

  /// Returns the next frame, or nothing after the last.
  mutating func next() throws(ImageFileError) -> AnimationFrame? {
    switch rest {
    case .files(let paths):
      guard let path = paths.first else { return nil }
      rest = .files(paths.dropFirst())
      let image = try ImageFile.decoded(at: path) { bytes throws(CodecError) in
        try PNGDecoder.decode(bytes)
      }
      return AnimationFrame(image: image, delay: nil)
    case .animation(var decoder, let path):
      do throws(CodecError) {
        let frame = try decoder.nextFrame()
        rest = .animation(decoder, path: path)
        return frame
      } catch {
        throw .codec(error, path: path)
      }
    }
  }
}
