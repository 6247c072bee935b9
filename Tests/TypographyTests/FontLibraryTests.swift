import Foundation
import Raster
import Testing
import Typography

@Suite("Font files")
struct FontLibraryTests {
  /// A folder of the test's own that is removed with it.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ name: String, _ data: Data) throws -> String {
      let file = url.appending(path: name)
      try data.write(to: file)
      return file.path(percentEncoded: false)
    }
  }

  @Test("a missing font is an error that names the package")
  func missing() throws {
    #expect(
      throws: FontError.missing(
        file: "DejaVuSans.ttf", folders: ["/nowhere"], package: "fonts-dejavu-core")
    ) { try FontLibrary(folders: ["/nowhere"]) }
    let dejavu = FontLibrary.defaultFolders[1]
    #expect(
      throws: FontError.missing(
        file: "Inter-Regular.otf", folders: [dejavu], package: "fonts-inter")
    ) { try FontLibrary(folders: [dejavu]) }
  }

  @Test("what is no font is refused")
  func refused() throws {
    let library = try FontLibrary()
    let folder = try Folder()
    let text = try folder.write("a.ttf", Data("no font".utf8))
    let empty = try folder.write("b.ttf", Data())
    #expect(throws: FontError.notAFont(path: text)) { try library.register(fileAt: text) }
    #expect(throws: FontError.notAFont(path: empty)) { try library.register(fileAt: empty) }
    let none = text + "x"
    #expect(throws: FontError.unreadable(path: none)) { try library.register(fileAt: none) }
    let path = folder.url.path(percentEncoded: false)
    #expect(throws: FontError.unreadable(path: path)) { try library.register(fileAt: path) }
  }

  @Test("damaged files are refused or used, but stop nothing")
  func damaged() throws {
    let library = try FontLibrary()
    let folder = try Folder()
    let whole = try Data(
      contentsOf: URL(filePath: FontLibrary.defaultFolders[1] + "/DejaVuSans.ttf"))
    for count in [100, 1000, 50_000, 300_000, whole.count - 1] {
      let path = try folder.write("\(count).ttf", whole.prefix(count))
      guard let names = try? library.register(fileAt: path) else { continue }
      let font = FontDescriptor(.custom(names[0]), size: 20)
      let layout = ParagraphLayout(StyledText("Hello \u{5D0}", font: font), library: library)
        .layout(width: nil, height: nil, scale: 1)
      #expect(layout.size.width.isFinite)
    }
  }

  @Test("a registered font is found by its names and has its own metrics")
  func registered() throws {
    let library = try FontLibrary()
    let font = FontDescriptor(.custom("DejaVu Sans"), size: 100)
    let before = ParagraphLayout(StyledText("W", font: font), library: library)
      .layout(width: nil, height: nil, scale: 1)
    #expect(before.missingFonts == ["DejaVu Sans"])
    let names = try library.register(fileAt: FontLibrary.defaultFolders[1] + "/DejaVuSans.ttf")
    #expect(names == ["DejaVuSans", "DejaVu Sans"])
    let after = ParagraphLayout(StyledText("W", font: font), library: library)
      .layout(width: nil, height: nil, scale: 1)
    #expect(after.missingFonts.isEmpty)
    #expect(after.size == Size(99, 117))
    #expect(after.runs[0].fontFile.hasSuffix("DejaVuSans.ttf"))
  }

  @Test("a family's nearest weight is used")
  func family() throws {
    let library = try FontLibrary()
    try library.register(fileAt: FontLibrary.defaultFolders[1] + "/DejaVuSans.ttf")
    try library.register(fileAt: FontLibrary.defaultFolders[1] + "/DejaVuSans-Bold.ttf")
    func file(_ weight: FontWeight) -> String? {
      let font = FontDescriptor(.custom("DejaVu Sans"), size: 10, weight: weight)
      return ParagraphLayout(StyledText("W", font: font), library: library)
        .layout(width: nil, height: nil, scale: 1).runs.first?.fontFile
    }
    #expect(file(.regular)?.hasSuffix("DejaVuSans.ttf") == true)
    #expect(file(.heavy)?.hasSuffix("DejaVuSans-Bold.ttf") == true)
  }

  @Test("files are known by name and hash")
  func hashes() throws {
    let library = try FontLibrary()
    let layout = ParagraphLayout(
      StyledText("a\u{5D0}\u{10FFFE}", font: .system(size: 10)), library: library
    ).layout(width: nil, height: nil, scale: 1)
    let files = library.files(at: layout.runs.map(\.fontFile))
    #expect(files.map(\.name) == ["DejaVuSans.ttf", "Inter-Regular.otf"])
    #expect(files.allSatisfy { $0.sha256.count == 64 })
    let bytes = try Data(contentsOf: URL(filePath: layout.runs[0].fontFile))
    #expect(files.contains { $0.sha256 == SHA256.hexDigest(of: Array(bytes)) })
  }

  @Test("each weight, slant and design has a file", arguments: FontDesign.allCases)
  func designs(design: FontDesign) throws {
    let library = try FontLibrary()
    for weight in stride(from: 100, through: 900, by: 100) {
      for size in [17.0, 28] {
        for isItalic in [false, true] {
          var font = FontDescriptor.system(
            size: size, weight: FontWeight(weight), design: design)
          font.isItalic = isItalic
          let layout = ParagraphLayout(StyledText("Hamburg", font: font), library: library)
            .layout(width: nil, height: nil, scale: 1)
          #expect(layout.missingFonts.isEmpty)
          #expect(layout.size.height == (size * 1.193_359).rounded(.up))
        }
      }
    }
  }
}
