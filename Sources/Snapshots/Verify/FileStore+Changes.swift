internal import Glibc

extension FileStore {
  /// Removes a file; one that isn't there is no error.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path, code: errno) }
  }

  /// Writes bytes behind those of a file, which is made where it doesn't exist.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(.write, path, code: errno) }
    defer { close(file) }
    try write(bytes, into: file, for: path)
  }
}
