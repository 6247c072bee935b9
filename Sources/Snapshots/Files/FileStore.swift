internal import Glibc

/// Reads files whole and replaces them atomically.
public enum FileStore {
  /// What a path leads to.
  public enum Kind: Equatable, Sendable {
    /// Nothing.
    case missing
    /// A folder.
    case folder
    /// A file, or something that can be read like one.
    case file
  }

  /// Returns what a path leads to.
  public static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The most bytes that are read before the file is refused.
  /// - Returns: All bytes.
  /// - Throws: Why the file can't be read.
  public static func read(
    _ path: String, limit: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    guard kind(of: path) != .folder else { throw FileError(.read, path, .isFolder) }
    // Without waiting: a pipe that nobody writes to would be waited for without end.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(.read, path, code: errno) }
    defer { close(file) }
    try checkReadable(file, path)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path, code: errno) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw FileError(.read, path, .tooLarge(allowed: limit))
      }
    }
  }

  /// Refuses what has no end, such as `/dev/zero`, and lets reading from pipes wait again.
  private static func checkReadable(_ file: Int32, _ path: String) throws(FileError) {
    var status = stat()
    guard fstat(file, &status) == 0, fcntl(file, F_SETFL, O_RDONLY) == 0 else {
      throw FileError(.read, path, code: errno)
    }
    guard [S_IFREG, S_IFIFO].contains(status.st_mode & S_IFMT) else {
      throw FileError(.read, path, .isDevice)
    }
  }

  /// Replaces a file, or makes it: the path holds the old bytes or the new ones, never a part.
  ///
  /// A file that has the bytes already isn't touched. Devices and pipes are written to instead of
  /// being replaced.
  ///
  /// - Returns: Whether something was written.
  /// - Throws: Why the file can't be written; the old one is still there then.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    try checkWritable(path)
    guard isRegular(path) else {
      try writeThrough(bytes, to: path, for: path)
      return true
    }
    if let old = try? read(path, limit: bytes.count), old == bytes { return false }
    // The process number keeps two programs that write the same file apart.
    let draft = path + ".\(getpid()).part"
    do throws(FileError) {
      try writeThrough(bytes, to: draft, for: path)
      guard rename(draft, path) == 0 else { throw FileError(.write, path, code: errno) }
    } catch {
      unlink(draft)
      throw error
    }
    return true
  }

  /// Whether a path leads to a file, or to nothing yet; `/dev/stdout` doesn't.
  private static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Checks that a file could be written, without writing.
  public static func checkWritable(_ path: String) throws(FileError) {
    guard kind(of: path) != .folder else { throw FileError(.write, path, .isFolder) }
    let folder = folder(of: path)
    switch kind(of: folder) {
    case .missing: throw FileError(.write, path, .notFound)
    case .file: throw FileError(.write, path, .notFolder)
    case .folder: break
    }
    let rights = isRegular(path) ? access(folder, W_OK | X_OK) : access(path, W_OK)
    guard rights == 0 else { throw FileError(.write, path, code: errno) }
  }

  /// Makes a folder and those above it, where they don't exist.
  public static func createFolder(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .folder: return
    case .file: throw FileError(.create, path, .notFolder)
    case .missing: break
    }
    let parent = folder(of: path)
    if parent != path { try createFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(.create, path, code: errno)
    }
  }

  /// Checks that a folder is there or could be made, without making it.
  public static func checkCreatable(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .file: throw FileError(.create, path, .notFolder)
    case .missing:
      let parent = folder(of: path)
      if parent != path { try checkCreatable(parent) }
    case .folder:
      guard access(path, W_OK | X_OK) == 0 else { throw FileError(.create, path, code: errno) }
    }
  }

  /// Returns the names in a folder, hidden ones left out, in the order of their bytes.
  public static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(.list, folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Writes all bytes into an open file; `path` is for the error.
  static func write(
    _ bytes: [UInt8], into file: Int32, for path: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(.write, path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  private static func writeThrough(
    _ bytes: [UInt8], to draft: String, for path: String
  ) throws(FileError) {
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(.write, path, code: errno) }
    defer { close(file) }
    try write(bytes, into: file, for: path)
    // Pipes and devices can't be synchronized, and needn't be.
    guard fsync(file) == 0 || errno == EINVAL else { throw FileError(.write, path, code: errno) }
  }
}
