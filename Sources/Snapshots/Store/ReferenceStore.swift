/// The files of the snapshots of one test file, and of what failed.
public struct ReferenceStore: Equatable, Sendable {
  /// The folder of the references.
  public var folder: String
  /// The folder for what failed; nil to keep nothing.
  public var artifactsFolder: String?

  /// Creates a store.
  public init(folder: String, artifactsFolder: String? = nil) {
    self.folder = folder
    self.artifactsFolder = artifactsFolder
  }

  /// Creates the store beside a test file: `__Snapshots__/<the file's name>`.
  ///
  /// - Parameters:
  ///   - testFile: The test file's path.
  ///   - artifactsFolder: The folder for what fails in all tests.
  ///   - module: The test file's module, which keeps files of one name apart.
  public init(besideTestFile testFile: String, artifactsFolder: String, module: String) {
    let stem = FileStore.stem(of: testFile)
    let snapshots = FileStore.join(FileStore.folder(of: testFile), "__Snapshots__")
    folder = FileStore.join(snapshots, stem)
    self.artifactsFolder = FileStore.join(FileStore.join(artifactsFolder, module), stem)
  }

  /// Returns the path of a reference.
  public func path(_ file: String) -> String { FileStore.join(folder, file) }

  /// Returns the name of the file of the layout tree that lies beside a picture: `a.layout.txt` for
  /// `a.png`.
  public static func layoutFile(of file: String) -> String {
    FileStore.stem(of: file) + ".layout.txt"
  }

  /// Returns the name of the file that a file system gives for a reference of another name.
  ///
  /// A folder of thousands of names isn't listed for each of them: where the name in other letters
  /// leads nowhere, the file system tells case apart.
  func otherSpelling(of file: String) -> String? {
    let other = file == file.uppercased() ? file.lowercased() : file.uppercased()
    guard FileStore.kind(of: path(file)) == .file,
      other == file || FileStore.kind(of: path(other)) != .missing,
      let names = try? FileStore.names(in: folder)
    else { return nil }
    return ReferenceName.otherSpelling(of: file, in: names)
  }

  /// Writes a reference whole; a file with these bytes isn't touched.
  func write(_ bytes: [UInt8], _ file: String) throws(FileError) {
    try FileStore.createFolder(folder)
    try FileStore.write(bytes, to: path(file))
  }

  /// Keeps bytes for a look and returns their path; nil where that is impossible, because a failure
  /// must be reported whether or not it can be shown.
  func keep(_ bytes: [UInt8], as file: String) -> String? {
    guard let artifactsFolder else { return nil }
    let path = FileStore.join(artifactsFolder, file)
    do throws(FileError) {
      try FileStore.createFolder(artifactsFolder)
      try FileStore.write(bytes, to: path)
      return path
    } catch {
      return nil
    }
  }
}
