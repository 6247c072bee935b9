import Foundation
import Testing
import UniformTypeIdentifiers

/// Kinds of data and what they are kinds of.
struct UTTypeTests {
  @Test("kinds are found by extension, MIME type and identifier")
  func lookups() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("org.nobody.nothing") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
  }

  @Test("a kind is a kind of everything that its parents are kinds of")
  func conformance() {
    #expect(UTType.heic.conforms(to: .image) && UTType.heic.conforms(to: .data))
    #expect(UTType.swiftSource.isSubtype(of: .text))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .image))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.item.supertypes.isEmpty)
  }

  @Test("an app's own kind knows its parent and survives coding")
  func ownKinds() throws {
    let own = UTType(exportedAs: "com.example.drawing", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.identifier == "com.example.drawing")
    let bytes = try JSONEncoder().encode([own, .png])
    #expect(try JSONDecoder().decode([UTType].self, from: bytes) == [own, .png])
  }
}
