/// A folder with the results of a run, a page that shows them, and the pictures that it shows.
public struct ReportFolder: Equatable, Sendable {
  /// The folder's path.
  public let root: String

  /// The name of the file of the results.
  public static let resultsFile = "results.json"
  /// The name of the page.
  public static let pageFile = "index.html"
  /// The name of the file for engines of continuous integration.
  public static let unitFile = "junit.xml"
  /// How the paths of pictures begin, seen from the folder.
  static let imagesPrefix = "images/"

  /// Creates a folder's description.
  public init(_ root: String) { self.root = root }

  /// The folder of the pictures.
  var images: String { path(String(Self.imagesPrefix.dropLast())) }

  /// The page's path.
  public var page: String { path(Self.pageFile) }

  /// Returns the path of something in the folder.
  public func path(_ name: String) -> String { FileStore.join(root, name) }

  /// Returns the path of something in the folder, seen from the folder.
  func relative(_ path: String) -> String {
    let prefix = FileStore.join(root, "")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns the path of the layout tree beside a picture.
  static func layout(of picture: String) -> String {
    FileStore.join(
      FileStore.folder(of: picture), ReferenceStore.layoutFile(of: FileStore.name(of: picture)))
  }

  /// Makes the folder and removes the pictures of an earlier run.
  public func prepare() throws(ResultsError) {
    do throws(FileError) {
      try FileStore.createFolder(images)
      try FileStore.checkWritable(path(Self.resultsFile))
      guard let earlier = try? verifyResults() else { return }
      for image in earlier.entries.flatMap(\.allImages) {
        try FileStore.remove(path(image))
        try FileStore.remove(path(Self.layout(of: image)))
      }
    } catch {
      throw .file(error)
    }
  }

  /// The records of test runs in the folder.
  private var records: AssertionRecords { AssertionRecords(root) }

  /// Reads the results: those of `verify`, and those that tests have left here.
  public func results() throws(ResultsError) -> VerifyResults {
    guard records.isThere else { return try verifyResults() }
    let isVerified = FileStore.kind(of: path(Self.resultsFile)) == .file
    var results =
      isVerified
      ? try verifyResults()
      : VerifyResults(references: "", shard: nil, isFiltered: false, planned: [], scenes: [])
    let told = try records.read()
    results.update(told.entries, told.runs)
    return results
  }

  private func verifyResults() throws(ResultsError) -> VerifyResults {
    let file = path(Self.resultsFile)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileStore.read(file)
    } catch {
      throw .file(error)
    }
    return try ResultsReader(path: file).read(bytes)
  }

  /// Writes results that hold what tests have left here as well, and forgets these records.
  public func replace(_ results: VerifyResults) throws(ResultsError) {
    try write(results)
    do throws(FileError) { try records.remove() } catch { throw .file(error) }
  }

  /// Writes the results and the page.
  public func write(_ results: VerifyResults) throws(ResultsError) {
    let texts = [
      (Self.resultsFile, JSONWriter.text(results.json, layout: .indented) + "\n"),
      (Self.unitFile, JUnitReport(results).text),
      (Self.pageFile, ReportPage(results, in: self).html),
    ]
    do throws(FileError) {
      try FileStore.createFolder(root)
      for (name, text) in texts { try FileStore.write(Array(text.utf8), to: path(name)) }
    } catch {
      throw .file(error)
    }
  }

  /// Copies the pictures of some results from another folder.
  public func copyImages(of results: VerifyResults, from other: ReportFolder) throws(ResultsError) {
    do throws(FileError) {
      try FileStore.createFolder(images)
      for image in results.entries.flatMap(\.allImages) {
        try FileStore.createFolder(FileStore.folder(of: path(image)))
        try FileStore.write(try FileStore.read(other.path(image)), to: path(image))
        let layout = Self.layout(of: image)
        guard FileStore.kind(of: other.path(layout)) == .file else { continue }
        try FileStore.write(try FileStore.read(other.path(layout)), to: path(layout))
      }
    } catch {
      throw .file(error)
    }
  }
}
