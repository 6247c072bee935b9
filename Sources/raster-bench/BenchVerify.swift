import Foundation
import Raster
import Snapshots

/// What verifying costs beside drawing: the whole way from the picture to the verdict.
@MainActor
struct BenchVerify {
  /// What times the cases.
  let benchmark: Benchmark
  /// The folder of the references, which is removed in the end.
  private let folder =
    NSTemporaryDirectory() + "/raster-bench.\(ProcessInfo.processInfo.processIdentifier)"

  /// A sheet over a list, on a phone of 1290×2796 pixels.
  private static let scene = """
    {"device": "iphone-15-pro-max", "presenter": {"VStack": {"content": [\(rows)]}},
     "sheet": {"partialSheet": {"content": {"VStack": {"content": [\(rows)]}}}}}
    """
  private static let rows = (1...8).map { #"{"Text": "Row \#($0)", "padding": 4}"# }
    .joined(separator: ",")

  /// Creates the cases.
  init(_ benchmark: Benchmark) { self.benchmark = benchmark }

  /// Runs the cases with a picture and another one that differs from it.
  func run(_ picture: Bitmap, _ changed: Bitmap) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let references = folder + "/references"
    try FileStore.createFolder(references)
    // A suite's folder has many references; none of them must be looked at.
    for index in 0..<2000 { try FileStore.write([], to: "\(references)/other-\(index).png") }
    try pictures(picture, changed, ReferenceStore(folder: references))
    try scenes(references)
  }

  private func pictures(_ picture: Bitmap, _ changed: Bitmap, _ store: ReferenceStore) throws {
    func verify(_ bitmap: Bitmap, _ mode: RecordMode) -> Verdict {
      Verifier(store: store, mode: mode, diffing: .image(.pixelmatch()))
        .verify(bitmap, file: "a.png").verdict
    }
    _ = verify(picture, .missing)
    precondition(verify(picture, .never).isSuccess && !verify(changed, .never).isSuccess)
    benchmark.measure("verify.unchanged") { _ = verify(picture, .never) }
    benchmark.measure("verify.changed") { _ = verify(changed, .never) }
  }

  /// A scene's picture alone, and with all that verifying it adds.
  private func scenes(_ references: String) throws {
    let file = folder + "/scene.json"
    try FileStore.write(Array(Self.scene.utf8), to: file)
    let scene = try ScenePicture(file: file)
    func verify(_ mode: RecordMode) -> VerifyEntry {
      let verifier = SceneVerifier(
        references: references, mode: mode, folder: ReportFolder(folder + "/report"))
      return verifier.verify(SceneCapture(scene, id: "scene", verifier: verifier, threads: 1))
    }
    _ = verify(.missing)
    precondition(verify(.never).outcome == .matches)
    // In turns, so that both see the same machine.
    try benchmark.measure(inTurns: [
      ("verify.scene.render", { _ = try scene.makeRunner().picture(at: scene.scene.instant) }),
      ("verify.scene.whole", { _ = verify(.never) }),
    ])
  }
}
