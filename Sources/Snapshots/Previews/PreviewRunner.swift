internal import Foundation
internal import Raster
internal import SheetUI

/// The program that takes the pictures of a package's previews.
///
/// `sheetshot previews` makes a package with one file that calls it, since only a program that
/// contains the previews can show them:
///
/// ```swift
/// import SheetshotPreviews
///
/// try PreviewRunner.run(Array(CommandLine.arguments.dropFirst()))
/// ```
@MainActor
public enum PreviewRunner {
  /// What the runner was told.
  fileprivate struct Request {
    var output = ""
    var modules: [String] = []
    var matrix = PreviewMatrix()
    var filter: String?
  }

  /// A word that the runner doesn't know.
  public struct UnknownWord: Error, CustomStringConvertible {
    /// The word.
    public let word: String

    /// What is wrong.
    public var description: String { "the preview runner doesn't know “\(word)”" }
  }

  /// Takes the pictures and writes them, with their layout trees and a list, to a folder.
  ///
  /// - Parameter arguments: Pairs of a key and a value: `output`, `module`, `device`, `appearance`,
  ///   `size-category`, `direction`, `filter`.
  /// - Throws: What can't be written or understood.
  public static func run(_ arguments: [String]) throws {
    let request = try read(arguments)
    try FileStore.createFolder(request.output)
    let plan = PreviewPlan(of: request.modules, matrix: request.matrix, filter: request.filter)
    var files: [PreviewFile] = []
    for shot in plan.shots { files.append(try write(shot, to: request.output)) }
    let list = JSONWriter.text(.array(files.map(\.json)))
    try FileStore.write(Array(list.utf8), to: FileStore.join(request.output, PreviewFile.listName))
  }

  private static func write(_ shot: PreviewShot, to folder: String) throws -> PreviewFile {
    var file = PreviewFile(shot)
    let path = FileStore.join(folder, shot.name + ".png")
    do {
      let picture = try shot.take()
      file.warnings = picture.warnings
      let bytes = try PNGEncoder.encode(StraightImage(picture.bitmap))
      try FileStore.write(bytes, to: path)
      let tree = Array(picture.layoutTree.utf8)
      try FileStore.write(tree, to: ReportFolder.layout(of: path))
    } catch let error as FileError {
      throw error
    } catch let error as StageError {
      file.error = error.message
    } catch {
      file.error = "\(error)"
    }
    return file
  }

  private static func read(_ arguments: [String]) throws(UnknownWord) -> Request {
    var request = Request()
    for place in stride(from: 0, to: arguments.count - 1, by: 2) {
      try request.set(arguments[place], to: arguments[place + 1])
    }
    return request
  }
}

extension PreviewRunner.Request {
  fileprivate mutating func set(
    _ key: String, to value: String
  ) throws(PreviewRunner.UnknownWord) {
    switch key {
    case "output": output = value
    case "module": modules.append(value)
    case "filter": filter = value
    case "device": matrix.devices.append(try Self.known(Device.named(value), value))
    case "appearance":
      matrix.appearances.append(try Self.known(ColorScheme.named(value), value))
    case "size-category":
      matrix.sizeCategories.append(try Self.known(DynamicTypeSize.named(value), value))
    case "direction":
      matrix.layoutDirections.append(try Self.known(LayoutDirection.named(value), value))
    default: throw PreviewRunner.UnknownWord(word: key)
    }
  }

  private static func known<Value>(
    _ value: Value?, _ word: String
  ) throws(PreviewRunner.UnknownWord) -> Value {
    guard let value else { throw PreviewRunner.UnknownWord(word: word) }
    return value
  }
}

extension CaseIterable {
  /// Returns the case of a name.
  fileprivate static func named(_ name: String) -> Self? {
    allCases.first { "\($0)" == name }
  }
}
