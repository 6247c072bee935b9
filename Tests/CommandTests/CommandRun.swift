import Foundation
import Raster
import Snapshots

@testable import sheetshot

/// What a command printed and told the shell.
struct CommandRun {
  let code: ExitCode
  let output: String
  let errors: String

  /// Runs the program with some words.
  @MainActor
  init(_ words: [String]) {
    let console = Console()
    code = Program.run(words, console)
    output = console.output
    errors = console.errors
  }

  /// The output as JSON.
  var json: JSONNode? { try? JSONReader.read(output) }
}

/// A folder for the files of one test, which goes away with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/sheetshot-\(UUID().uuidString)"
    try FileStore.createFolder(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a text and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try FileStore.write(Array(text.utf8), to: file(name))
    return file(name)
  }
}

extension JSONNode {
  /// The value of a name in an object.
  subscript(name: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == name }?.value
  }

  /// An item of an array.
  subscript(index: Int) -> JSONNode? {
    guard case .array(let items) = content, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// The names of an object.
  var keys: [String] {
    guard case .object(let members) = content else { return [] }
    return members.map(\.key)
  }

  /// The number.
  var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The string.
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The numbers of an array.
  var numbers: [Double] {
    guard case .array(let items) = content else { return [] }
    return items.compactMap(\.number)
  }
}

extension PremultipliedPixel {
  /// Opaque black.
  static let black = PremultipliedPixel(0, 0, 0, 255)
  /// Opaque white.
  static let white = PremultipliedPixel(255, 255, 255, 255)
}
