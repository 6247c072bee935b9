import Foundation
import Raster
import SheetUI
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("Frame snapshots")
@MainActor
struct FrameSnapshotTests {
  /// A bar that grows for half a second.
  struct Bar: View {
    var width: CGFloat
    @State private var isLong = false
    init(width: CGFloat = 20) { self.width = width }
    var body: some View {
      SheetUI.Color.red.frame(width: isLong ? width : 4, height: 2)
        .frame(width: 30, height: 2, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 0.5)) { isLong = true } }
    }
  }

  private typealias Strategy = Snapshotting<Bar, FrameSequence>
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify(_ bar: Bar, _ strategy: Snapshotting<Bar, FrameSequence>) -> String? {
    verifySnapshot(
      of: bar, as: strategy, named: "bar", record: .missing, snapshotDirectory: folder.path,
      testName: "bar")
  }

  @Test("frames are taken until nothing moves, or to an instant")
  func instants() throws {
    let frames = try Strategy.frames.snapshot(Bar())
    #expect(frames.count == 6)
    #expect(frames.allSatisfy { $0.delay?.seconds == 0.1 })
    for (index, time) in [0, 0.1, 0.2, 0.3, 0.4, 0.5].enumerated() {
      let picture = try Snapshotting<Bar, Bitmap>.image(at: .seconds(time)).snapshot(Bar())
      #expect(frames[index].image == StraightImage(picture))
    }
    #expect(try Strategy.frames(from: 0.2, to: 0.4, fps: 20).snapshot(Bar()).count == 5)
  }

  @Test("the reference is an animation, found equal again, and told frame by frame")
  func reference() throws {
    #expect(verify(Bar(), .frames)?.contains("so one was written") == true)
    #expect(verify(Bar(), .frames) == nil)
    let decoder = try APNGDecoder(FileStore.read(folder.file("bar.bar.png")))
    #expect(decoder?.frameInfos.count == 6)
    let longer = try #require(verify(Bar(width: 24), .frames))
    #expect(!longer.contains("Frame 1 at 0.00 s") && longer.contains("Frame 6 at 0.50 s: "))
    #expect(longer.contains("pixels differ") && longer.contains("bar.bar.diff.png"))
    let faster = try #require(verify(Bar(), .frames(fps: 20)))
    #expect(faster.contains("The reference has 6 frames, the new animation 11."))
    #expect(faster.contains("It shows for 1/20 s instead of 1/10 s."))
  }

  @Test("the trees of all frames lie beside the reference, and say what changed first, and when")
  func trees() throws {
    _ = verify(Bar(), .frames)
    let file = try FileStore.read(folder.file("bar.bar.layout.txt"))
    let trees = try FrameTrees(String(decoding: file, as: UTF8.self))
    #expect(trees.frames.map(\.name).suffix(2) == ["frame 5 at 0.40 s", "frame 6 at 0.50 s"])
    #expect(throws: Never.self) { try trees.frames.map { try LayoutTree($0.tree) } }
    let lines = try #require(verify(Bar(width: 24), .frames)).split(separator: "\n")
    #expect(lines[0] == "Frame 2 at 0.10 s: Color width 7.2 → 8", "\(lines[0])")
    #expect(lines.contains { $0.hasPrefix("Frame 2 at 0.10 s: Changed region: ") }, "\(lines)")
    // Trees that tell no change: the first frame that differs is named with its region.
    let new = try Strategy.frames.take(Bar(width: 24)).layoutTree.text ?? ""
    try FileStore.write(Array(new.utf8), to: folder.file("bar.bar.layout.txt"))
    let pixels = try #require(verify(Bar(width: 24), .frames)).split(separator: "\n")
    #expect(pixels[0].hasPrefix("Frame 2 at 0.10 s: Pixels changed in Color: ("), "\(pixels[0])")
  }

  @Test("a picture without times is no animation of one frame, but compared as one")
  func picture() throws {
    let picture = try Snapshotting<Bar, Bitmap>.image(at: 0).snapshot(Bar())
    try FileStore.write(PNGEncoder.encode(picture), to: folder.file("bar.bar.png"))
    #expect(verify(Bar(), .frames(to: 0)) == nil)
    #expect(verify(Bar(), .frames)?.contains("1 frames, the new animation 6.") == true)
  }

  @Test("plans that can't be carried out fail")
  func impossible() {
    let plans: [(Strategy, String)] = [
      (.frames(fps: 0), "0 frames a second are asked for"),
      (.frames(from: -1), "must start at 0"), (.frames(from: 2, to: 1), "not end before"),
      (.frames(to: 1e9), "frames are asked for; allowed: 3600"),
      (.frames(to: .seconds(.nan)), "not end before"),
    ]
    for (plan, words) in plans {
      #expect(verify(Bar(), plan)?.contains(words) == true)
      #expect(FileStore.kind(of: folder.file("bar.bar.png")) == .missing)
    }
  }
}
