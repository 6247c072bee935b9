import Raster
import Snapshots

/// Writes what commands make; each file whole or not at all.
enum Output {
  /// Writes a picture as a PNG file.
  static func write(
    _ picture: Bitmap, to path: String, fingerprint: String? = nil
  ) throws(CommandError) {
    try write(StraightImage(picture), to: path, fingerprint: fingerprint)
  }

  /// Writes a picture as a PNG file.
  static func write(
    _ image: StraightImage, to path: String, fingerprint: String? = nil
  ) throws(CommandError) {
    let bytes: [UInt8]
    do throws(CodecError) {
      bytes = try PNGEncoder.encode(image, fingerprint: fingerprint)
    } catch {
      throw .picture(error, path: path)
    }
    try write(bytes, to: path)
  }

  /// Writes bytes.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.write(bytes, to: path) } catch { throw .file(error) }
  }

  /// Makes a folder where there is none.
  static func createFolder(_ path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.createFolder(path) } catch { throw .file(error) }
  }

  /// Checks that a file could be written, before any work is done for it.
  static func check(_ path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.checkWritable(path) } catch { throw .file(error) }
  }
}
