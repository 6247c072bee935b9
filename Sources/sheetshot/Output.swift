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
    try write(try file(image, for: path, fingerprint: fingerprint), to: path)
  }

  /// Returns the bytes of a PNG file that is going to be written to a path.
  static func file(
    _ image: StraightImage, for path: String, fingerprint: String?
  ) throws(CommandError) -> [UInt8] {
    do throws(CodecError) {
      return try PNGEncoder.encode(image, fingerprint: fingerprint)
    } catch {
      throw .picture(error, path: path)
    }
  }

  /// Writes bytes.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.write(bytes, to: path) } catch { throw .file(error) }
  }

  /// Makes a folder where there is none.
  static func createFolder(_ path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.createFolder(path) } catch { throw .file(error) }
  }

  /// Checks that a folder is there or could be made, before any work is done for it.
  static func checkFolder(_ path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.checkCreatable(path) } catch { throw .file(error) }
  }

  /// Checks that a file could be written, before any work is done for it.
  static func check(_ path: String) throws(CommandError) {
    do throws(FileError) { try FileStore.checkWritable(path) } catch { throw .file(error) }
  }
}
