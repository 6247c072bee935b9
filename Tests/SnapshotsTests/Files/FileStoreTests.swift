import Foundation
import Testing

@testable import Snapshots

@Suite("File store")
struct FileStoreTests {
  /// A folder of its own for each test.
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "/file-store-\(UUID().uuidString)"
    try FileStore.createFolder(folder + "/a/b")
  }

  @Test("what was written is read back, and nothing else is left in the folder")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a/x.bin"
    #expect(try FileStore.write([1, 2, 3], to: path))
    #expect(try FileStore.write([4], to: path))
    #expect(try FileStore.read(path) == [4])
    #expect(try FileStore.names(in: folder + "/a") == ["b", "x.bin"])
  }

  @Test("a file that has the bytes already isn't touched")
  func untouched() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/x"
    #expect(try FileStore.write([1], to: path))
    #expect(try !FileStore.write([1], to: path))
  }

  @Test("a device is written to rather than replaced, and not read")
  func devices() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
    #expect(try FileStore.write([1], to: link))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
    #expect(throws: FileError(.read, "/dev/zero", .isDevice)) { try FileStore.read("/dev/zero") }
    #expect(throws: FileError(.write, "/dev/full", .system(code: 28))) {
      try FileStore.write([1], to: "/dev/full")
    }
  }

  @Test("a pipe without a writer is empty rather than waited for")
  func pipe() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    #expect(try FileStore.read(folder + "/pipe").isEmpty)
  }

  @Test("trouble is named")
  func errors() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let missing = folder + "/none/x"
    #expect(throws: FileError(.read, missing, .notFound)) { try FileStore.read(missing) }
    #expect(throws: FileError(.write, missing, .notFound)) { try FileStore.write([], to: missing) }
    #expect(throws: FileError(.read, folder, .isFolder)) { try FileStore.read(folder) }
    #expect(throws: FileError(.write, folder, .isFolder)) { try FileStore.write([], to: folder) }
    try FileStore.write([1, 2, 3], to: folder + "/x")
    #expect(throws: FileError(.read, folder + "/x", .tooLarge(allowed: 2))) {
      try FileStore.read(folder + "/x", limit: 2)
    }
    #expect(throws: FileError(.write, folder + "/x/y", .notFolder)) {
      try FileStore.write([], to: folder + "/x/y")
    }
  }

  @Test("paths are taken apart and joined")
  func paths() {
    #expect(FileStore.folder(of: "a/b.png") == "a")
    #expect(FileStore.folder(of: "b.png") == ".")
    #expect(FileStore.folder(of: "/b.png") == "/")
    #expect(FileStore.stem(of: "a.b/c.d.png") == "c.d")
    #expect(FileStore.stem(of: ".hidden") == ".hidden")
    #expect(FileStore.join("a", "b") == "a/b")
    #expect(FileStore.join("a/", "b") == "a/b")
    #expect(FileStore.join("a", "/b") == "/b")
    #expect(FileStore.join(".", "b") == "b")
  }
}
