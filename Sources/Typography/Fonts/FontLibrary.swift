import CFonts
import Synchronization

/// The font files that texts are set in: Inter, DejaVu and the files that were registered.
///
/// No font is ever looked up in the system: files are found by their names in the library's folders
/// only, so that the same text gives the same picture on every machine.
public final class FontLibrary: Sendable {
  /// The environment variable with folders, separated by colons, that replace the usual ones.
  public static let variable = "SHEETSHOT_FONTS"
  /// Where Debian's packages fonts-inter and fonts-dejavu-core put their files.
  public static let defaultFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/dejavu",
  ]

  /// The folders that files are looked for in.
  public let folders: [String]
  /// Stands in for every file of the system's design that can't be opened.
  let regular: FontFace
  /// The texts that were shaped with this library's files.
  let shapes = ShapeCache()
  private let state: Mutex<State>

  fileprivate struct State {
    var faces: [String: FontFace] = [:]
    var custom: [FontFace] = []
    var resolved: [FontDescriptor: ResolvedFont] = [:]
  }

  /// The most resolved descriptors that are kept.
  private static let resolvedLimit = 1024

  /// Creates a library of folders; without any, of those that the environment names, or else of
  /// the usual ones.
  ///
  /// - Throws: `FontError.missing` where a folder lacks the two fonts that every text needs.
  public init(folders: [String]? = nil) throws(FontError) {
    let folders = folders ?? Self.environmentFolders ?? Self.defaultFolders
    self.folders = folders
    let fallback = try Self.open(FontFiles.fallback, in: folders)
    regular = try Self.open(FontFiles.regular, in: folders)
    state = Mutex(
      State(faces: [FontFiles.regular: regular, FontFiles.fallback: fallback]))
  }

  /// Returns the library that the whole process shares.
  public static func standard() throws(FontError) -> FontLibrary { try shared.get() }

  private static let shared: Result<FontLibrary, FontError> = {
    do throws(FontError) {
      return .success(try FontLibrary())
    } catch {
      return .failure(error)
    }
  }()

  /// The folders that the environment names.
  private static var environmentFolders: [String]? {
    guard let value = sheet_font_environment(variable) else { return nil }
    let folders = String(cString: value).split(separator: ":").map(String.init)
    return folders.isEmpty ? nil : folders
  }

  /// Opens a file of the first folder that has it.
  private static func open(_ file: String, in folders: [String]) throws(FontError) -> FontFace {
    for folder in folders {
      let path = folder + "/" + file
      if sheet_font_is_readable(path) != 0 { return try FontFace(path: path) }
    }
    throw .missing(file: file, folders: folders, package: FontFiles.package(of: file))
  }

  /// Makes a file's font usable by its PostScript name and its family's name.
  ///
  /// - Returns: The two names.
  @discardableResult
  public func register(fileAt path: String) throws(FontError) -> [String] {
    let face = try FontFace(path: path)
    state.withLock { state in
      state.custom.removeAll { $0.path == path }
      state.custom.append(face)
      state.resolved = [:]
    }
    shapes.removeAll()
    return [face.postScriptName, face.family]
  }

  /// Returns the names and hashes of files, in the order of their names, each once.
  ///
  /// - Parameter paths: Paths as in `TextLayout.Run.fontFile`; empty and unknown ones are skipped.
  /// - Returns: One entry for each different file.
  public func files(at paths: some Sequence<String>) -> [FontFile] {
    let wanted = Set(paths)
    let faces = state.withLock { state in
      (Array(state.faces.values) + state.custom).filter { wanted.contains($0.path) }
    }
    var files: [FontFile] = []
    for file in faces.map(\.file) where !files.contains(file) { files.append(file) }
    return files.sorted { ($0.name, $0.sha256) < ($1.name, $1.sha256) }
  }

  /// Returns a font's vertical measures, in points.
  public func metrics(of font: FontDescriptor) -> FontMetrics { resolve(font).metrics }

  /// Returns the files and stand-ins that a descriptor means.
  func resolve(_ font: FontDescriptor) -> ResolvedFont {
    state.withLock { state in
      if let known = state.resolved[font] { return known }
      let resolved = resolve(font, in: &state)
      if state.resolved.count >= Self.resolvedLimit { state.resolved = [:] }
      state.resolved[font] = resolved
      return resolved
    }
  }

  /// Finds a descriptor's faces.
  private func resolve(_ font: FontDescriptor, in state: inout State) -> ResolvedFont {
    var missing: [String] = []
    var faces: [StyledFace] = []
    var metrics = FontMetrics.systemFont
    var underline = (offset: FontMetrics.underlineOffset, thickness: FontMetrics.underlineThickness)
    var tracking = 0.0
    switch font.family {
    case .system(let design):
      if design == .standard || design == .rounded {
        tracking = SystemTracking.points(forSize: font.size)
      }
    case .custom(let name):
      if let face = customFace(name, like: font, in: state) {
        faces.append(StyledFace(face: face, font: font, isItalic: face.isItalic))
        metrics = face.metrics
        underline = (face.underlineOffset, face.underlineThickness)
      } else {
        missing.append(name)
        tracking = SystemTracking.points(forSize: font.size)
      }
    }
    for file in FontFiles.chain(for: font) {
      let face = state.face(file.name, in: folders)
      if face == nil { missing.append(file.name) }
      faces.append(StyledFace(face: face ?? regular, font: font, isItalic: file.isItalic))
    }
    return ResolvedFont(
      faces: faces, metrics: metrics.applied(to: font),
      underlineOffset: underline.offset * font.size,
      underlineThickness: underline.thickness * font.size, tracking: tracking, missing: missing)
  }

  /// Finds a registered face: by its PostScript name, or the nearest of a family.
  private func customFace(
    _ name: String, like font: FontDescriptor, in state: State
  ) -> FontFace? {
    if let exact = state.custom.last(where: { $0.postScriptName == name }) { return exact }
    // A wrong slant counts more than any difference in weight.
    func distance(_ face: FontFace) -> Int {
      abs(face.weight.value - font.weight.value) + (face.isItalic == font.isItalic ? 0 : 1000)
    }
    return state.custom.filter { $0.family == name }.min { distance($0) < distance($1) }
  }
}

extension FontLibrary.State {
  /// Returns a file's face, nil where it can't be opened.
  fileprivate mutating func face(_ file: String, in folders: [String]) -> FontFace? {
    if let known = faces[file] { return known }
    for folder in folders {
      if let face = try? FontFace(path: folder + "/" + file) {
        faces[file] = face
        return face
      }
    }
    return nil
  }
}
