import Foundation
import Raster
import SheetUI
import Testing

@testable import Snapshots

/// Every scene of the gallery against the pixels that `Scripts/demo.sh` made in a release build.
@Suite("Gallery") @MainActor
struct GalleryTests {
  /// The hash of a scene's picture, by the scene's name.
  static let hashes: [String: String] = {
    let path = FixtureScenesTests.folder + "/../References/gallery.sha256"
    guard let bytes = try? FileStore.read(path) else { return [:] }
    var hashes: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { hashes[words[1]] = words[0] }
    }
    return hashes
  }()

  @Test(
    "one thread or two, debug or release, the pixels are the same",
    arguments: FixtureScenesTests.files)
  func pixels(_ file: String) throws {
    let picture = try ScenePicture(file: FixtureScenesTests.folder + "/" + file)
    let (one, two) = (try picture.makeRunner(), try picture.makeRunner())
    let first = try one.picture(at: picture.scene.instant, threads: 1)
    let second = try two.picture(at: picture.scene.instant, threads: 2)
    #expect(first == second)
    let hash = SHA256.hexDigest(of: StraightImage(first).samples)
    #expect(hash == Self.hashes[picture.name])
    #expect(one.warnings.isEmpty, "a scene of the gallery shows everything that it names")
  }
}
