import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What is dragged, dropped, handed over and read as a document.
@MainActor
struct TransferTests {
  struct Card: Codable, Transferable, Equatable {
    var name = ""
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.name)
    }
  }

  struct Board<Source: View>: View {
    let source: Source
    var log: (String) -> Void

    var body: some View {
      VStack(spacing: 0) {
        source
        Color.blue.frame(width: 100, height: 40)
          .dropDestination(for: Card.self) { cards, place in
            log("card \(cards.map(\.name)) \(Int(place.x)),\(Int(place.y))")
            return true
          } isTargeted: {
            log("over \($0)")
          }
        Color.green.frame(width: 100, height: 20)
          .dropDestination(for: String.self) { texts, _ in
            log("text \(texts)")
            return true
          }
      }
    }
  }

  private func drag(_ lab: Lab, to y: CGFloat) throws {
    try lab.stage.touchDown(at: CGPoint(x: 50, y: 10))
    try lab.stage.advance(by: 0.6)
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 15))
    try lab.stage.touchMove(to: CGPoint(x: 50, y: y))
    try lab.stage.touchUp()
  }

  private func board(_ source: some View, _ log: @escaping (String) -> Void) throws -> Lab {
    try Lab(100, 100) { Board(source: source.frame(width: 100, height: 40), log: log) }
  }

  @Test("what is held and moved is dropped on the target under the finger")
  func dragging() throws {
    var log: [String] = []
    let lab = try board(Color.red.draggable(Card(name: "a"))) { log.append($0) }
    try drag(lab, to: 60)
    #expect(log == ["over true", "over false", "card [\"a\"] 50,20"])
  }

  @Test("a target of another type takes what the item can also be")
  func proxies() throws {
    var log: [String] = []
    let lab = try board(Color.red.draggable(Card(name: "a"))) { log.append($0) }
    try drag(lab, to: 90)
    #expect(log == ["text [\"a\"]"])
    log = []
    let text = try board(Color.red.onDrag { NSItemProvider(object: NSString(string: "t")) }) {
      log.append($0)
    }
    try drag(text, to: 60)
    #expect(log == [])
    try drag(text, to: 90)
    #expect(log == ["text [\"t\"]"])
  }

  @Test("without holding first nothing is dragged")
  func notHeld() throws {
    var log: [String] = []
    let lab = try board(Color.red.draggable(Card(name: "a"))) { log.append($0) }
    try lab.stage.drag(from: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 50))
    #expect(log == [])
  }

  @Test("a delegate sees kinds of data and hands them over")
  func delegate() throws {
    struct Delegate: DropDelegate {
      let log: (String) -> Void
      func performDrop(info: DropInfo) -> Bool {
        log("drop \(info.hasItemsConforming(to: [.text])) \(Int(info.location.y))")
        info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { text, _ in
          log(text ?? "nil")
        }
        return true
      }
      func dropEntered(info: DropInfo) { log("in") }
      func dropExited(info: DropInfo) { log("out") }
    }
    var log: [String] = []
    let lab = try Lab(100, 100) {
      VStack(spacing: 0) {
        Color.red.onDrag { NSItemProvider(object: NSString(string: "hi")) }
        Color.blue.onDrop(of: [.text, .image], delegate: Delegate { log.append($0) })
      }
    }
    try drag(lab, to: 80)
    #expect(log == ["in", "out", "drop true 30", "hi"])
  }

  @Test("providers hand over what they were given, by kind")
  func providers() throws {
    let url = NSItemProvider(object: try #require(NSURL(string: "https://example.com")))
    #expect(url.hasItemConformingToTypeIdentifier("public.url"))
    #expect(!url.hasItemConformingToTypeIdentifier("public.image"))
    #expect(url.canLoadObject(ofClass: URL.self))
    var loaded: URL?
    url.loadObject(ofClass: URL.self) { found, _ in loaded = found }
    #expect(loaded?.absoluteString == "https://example.com")
    var problem: (any Error)?
    url.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in problem = error }
    #expect(problem as? NSItemProvider.ErrorCode == .itemUnavailableError)
  }

  struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct NoteApp: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        VStack {
          Text(file.document.text)
          Button("Edit") { file.document.text = "changed" }
        }
      }
    }
  }

  @Test("an app of documents shows a new one, which can be changed")
  func documents() throws {
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device, app: NoteApp.self)
    #expect(try stage.layoutTree().contains("\"new\""))
    try stage.tap("Edit")
    #expect(try stage.layoutTree().contains("\"changed\""))
    let file = try Note().fileWrapper(
      configuration: FileDocumentWriteConfiguration(contentType: .plainText, existingFile: nil))
    let read = try Note(
      configuration: FileDocumentReadConfiguration(contentType: .plainText, file: file))
    #expect(read.text == "new")
  }

  @Test("folders of files are written and read again")
  func fileWrappers() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    let second = folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt")
    #expect(second == "b.txt")
    try folder.write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let read = try FileWrapper(url: place)
    #expect(read.fileWrappers?.keys.sorted() == ["a.txt", "b.txt"])
    #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    #expect(throws: (any Error).self) {
      try FileWrapper(url: place.appendingPathComponent("none"))
    }
  }

  struct Importing: View {
    @State private var isShown = false
    var cancelled: () -> Void
    var body: some View {
      Button("Import") { isShown = true }
        .fileImporter(
          isPresented: $isShown, allowedContentTypes: [.image], allowsMultipleSelection: true
        ) { _ in
        } onCancellation: {
          cancelled()
        }
    }
  }

  @Test("the browser of files is a sheet without files that can be cancelled")
  func importer() throws {
    var count = 0
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Importing { count += 1 } }
    try stage.tap("Import")
    try stage.settle()
    #expect(try stage.layoutTree().contains("No Files"))
    try stage.tap("Cancel")
    try stage.settle()
    #expect(count == 1)
    #expect(try !stage.layoutTree().contains("No Files"))
  }

  @Test("a renderer makes pictures of a view's own size")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 10))
    let pixels = Pixels(try #require(image.cgImage).bitmap)
    #expect(pixels.at(0, 0) == [255, 59, 48, 255])
    #expect(pixels.at(39, 19) == [255, 59, 48, 255])
    let text = ImageRenderer(content: Text("Hi").padding(4))
    let corner = Pixels(try #require(text.cgImage).bitmap).at(0, 0)
    #expect(corner == [0, 0, 0, 0])
    text.isOpaque = true
    #expect(Pixels(try #require(text.cgImage).bitmap).at(0, 0) == [0, 0, 0, 255])
    let wide = ImageRenderer(content: Color.blue)
    wide.proposedSize = ProposedViewSize(width: 30, height: 5)
    #expect(wide.uiImage?.size == CGSize(width: 30, height: 5))
  }

  @Test("a renderer leaves the acting stage as it is")
  func rendererOnStage() throws {
    struct Content: View {
      @State private var image: UIImage?
      var body: some View {
        VStack {
          if let image { Image(uiImage: image).named("picture") }
          Button("Make") {
            image = ImageRenderer(content: Color.red.frame(width: 30, height: 30)).uiImage
          }
        }
      }
    }
    let lab = try Lab { Content() }
    try lab.stage.tap("Make")
    #expect(try lab.size("picture") == CGSize(width: 30, height: 30))
    #expect(Stage.current === lab.stage)
  }
}
