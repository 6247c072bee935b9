internal import Foundation
internal import Glibc
internal import Synchronization

/// A file without a name, for what shouldn't stay in memory; it is gone when nobody uses it.
///
/// A class, because a file is open once, whoever reads it.
final class SpillFile: Sendable {
  /// Where some words are.
  struct Part: Sendable {
    let offset: Int
    let count: Int
  }

  private let file: Int32
  private let end = Mutex(0)

  /// Makes a file in the folder for temporary files; nil where none can be made.
  init?() {
    var name = Array((NSTemporaryDirectory() + "/sheetshot.XXXXXX").utf8CString)
    file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
  }

  deinit { close(file) }

  /// Writes words behind all others; nil where there is no room.
  func append(_ words: [UInt32]) -> Part? {
    words.withUnsafeBytes { bytes in
      end.withLock { end in
        guard
          transfer(
            bytes.count, at: end, { pwrite(file, bytes.baseAddress?.advanced(by: $0), $1, $2) })
        else { return nil }
        defer { end += bytes.count }
        return Part(offset: end, count: words.count)
      }
    }
  }

  /// Reads words again; nil where that is impossible.
  func words(_ part: Part) -> [UInt32]? {
    var words = [UInt32](repeating: 0, count: part.count)
    let isRead = words.withUnsafeMutableBytes { bytes in
      transfer(bytes.count, at: part.offset) {
        pread(file, bytes.baseAddress?.advanced(by: $0), $1, $2)
      }
    }
    return isRead ? words : nil
  }

  /// Reads or writes all of some bytes, as often as it takes.
  private func transfer(
    _ count: Int, at offset: Int, _ call: (_ done: Int, _ rest: Int, _ place: Int) -> Int
  ) -> Bool {
    var done = 0
    while done < count {
      let moved = call(done, count - done, offset + done)
      if moved < 0, errno == EINTR { continue }
      guard moved > 0 else { return false }
      done += moved
    }
    return true
  }
}
