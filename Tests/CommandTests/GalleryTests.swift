import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("Gallery")
struct GalleryTests {
  /// The folder of the gallery's scenes, found from this file's place.
  private static let scenes =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Fixtures/Scenes"

  @Test("the whole gallery is the same pixel for pixel with one thread and with three")
  func threads() throws {
    let folder = try TemporaryFolder()
    let files = try FileStore.names(in: Self.scenes).filter { $0.hasSuffix(".json") }
      .map { FileStore.join(Self.scenes, $0) }
    for jobs in ["1", "3"] {
      let run = CommandRun(
        ["render"] + files + ["-o", folder.file(jobs), "--scale", "0.5", "--jobs", jobs])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.errors.isEmpty, "\(run.errors)")
    }
    let diff = CommandRun(["diff", folder.file("1"), folder.file("3")])
    #expect(diff.code == .done, "\(diff.output)")
    #expect(diff.output.hasPrefix("identical: \(files.count) pictures"))
  }
}
