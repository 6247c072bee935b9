import Foundation
import Raster
import SheetUI
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("Masked snapshots")
@MainActor
struct MaskedSnapshotTests {
  /// A clock between two bars; 30 × 30 points.
  struct Clock: View {
    var color = SheetUI.Color.red
    var bar = SheetUI.Color.green
    var width: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        bar.frame(height: 10)
        color.frame(width: width, height: 10).accessibilityIdentifier("clock")
        SheetUI.Color.blue.frame(height: 10)
      }
      .frame(width: 30, height: 30)
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func verify(
    _ view: Clock, _ masks: [SnapshotMask], rules: ComparisonRules = .exact,
    record: RecordMode = .never
  ) -> String? {
    verifySnapshot(
      of: view, as: .image(rules: rules, masks: masks), named: "a", record: record,
      snapshotDirectory: folder.path, testName: "mask")
  }

  @Test("what is masked by its identifier may change, everything else may not")
  func identifier() throws {
    #expect(verify(Clock(), ["clock"], record: .missing)?.contains("one was written") == true)
    #expect(verify(Clock(), ["clock"]) == nil)
    #expect(verify(Clock(color: .black), ["clock"]) == nil)
    #expect(verify(Clock(color: .black), ["clock"], rules: .pixelmatch()) == nil)
    #expect(verify(Clock(color: .black), []) != nil)
    let words = try #require(verify(Clock(color: .black, bar: .yellow), ["clock"]))
    #expect(words.contains("Not compared: 1 masked area, 900 pixels."), "\(words)")
    #expect(words.contains("Changed region: (0, 0, 90×30)"), "\(words)")
  }

  @Test("a view that got narrower or wider is masked where it was and where it is")
  func bothFrames() {
    _ = verify(Clock(width: 20), ["clock"], record: .missing)
    #expect(verify(Clock(width: 8), ["clock"]) == nil)
    #expect(verify(Clock(width: 28), ["clock"]) == nil)
  }

  @Test("an identifier that no view has is a failure with the nearest one, even of equal pictures")
  func unknown() throws {
    let first = try #require(verify(Clock(), ["clok"], record: .missing))
    #expect(
      first == "The snapshot can't be taken: a mask names the view “clok”, which isn't there; "
        + "did you mean “clock”?\nreference: \(folder.file("mask.a.png"))", "\(first)")
    #expect(FileStore.kind(of: folder.file("mask.a.png")) == .missing)
    _ = verify(Clock(), [], record: .missing)
    #expect(verify(Clock(), ["sheet"])?.contains("which isn't there.") == true)
    #expect(verify(Clock(), ["clock", "clok"])?.contains("“clok”") == true)
  }

  @Test("masks over everything are a failure, even of equal pictures")
  func everything() {
    _ = verify(Clock(), [], record: .missing)
    let all = SnapshotMask.rectangle(PixelRect(x: -5, y: -5, width: 200, height: 200))
    #expect(verify(Clock(), [all])?.contains("the masks cover all 8100 pixels") == true)
    let most = SnapshotMask.rectangle(PixelRect(x: 0, y: 0, width: 90, height: 89))
    #expect(verify(Clock(), [most, "clock"]) == nil)
  }

  @Test("a picture without views has rectangles for masks alone")
  func noViews() {
    let picture = Bitmap(width: 9, height: 9)
    func words(_ masks: [SnapshotMask]) -> String? {
      verifySnapshot(
        of: picture, as: .image(rules: .exact, masks: masks), named: "p", record: .missing,
        snapshotDirectory: folder.path, testName: "mask")
    }
    #expect(words(["clock"])?.contains("what is compared has no views") == true)
    _ = words([.rectangle(PixelRect(x: 0, y: 0, width: 2, height: 2))])
    #expect(words([.rectangle(PixelRect(x: 0, y: 0, width: 2, height: 2))]) == nil)
  }

  @Test("numbers are told in groups of three digits")
  func words() {
    let size = PixelSize(width: 2000, height: 2000)
    let masks = [PixelRect(x: 0, y: 0, width: 1000, height: 1234)]
    #expect(MaskCoverage(masks, of: size).words == "1 masked area, 1,234,000 pixels")
    #expect(MaskCoverage([], of: size).words == "0 masked areas, 0 pixels")
    let small = [
      PixelRect(x: 0, y: 0, width: 4, height: 3), PixelRect(x: 9, y: 9, width: 1, height: 1),
    ]
    #expect(MaskCoverage(small, of: size).words == "2 masked areas, 13 pixels")
  }

  @Test("views are masked in every frame of an animation, where they are then")
  func frames() throws {
    struct Moving: View {
      var color = SheetUI.Color.red
      var back = SheetUI.Color.white
      @State private var isRight = false
      var body: some View {
        color.frame(width: 10, height: 10).accessibilityIdentifier("dot")
          .frame(width: 40, height: 10, alignment: isRight ? .trailing : .leading)
          .background(back)
          .onAppear { withAnimation(.linear(duration: 0.3)) { isRight = true } }
      }
    }
    func verify(_ view: Moving, _ masks: [SnapshotMask]) -> String? {
      verifySnapshot(
        of: view, as: .frames(masks: masks), named: "f", record: .missing,
        snapshotDirectory: folder.path, testName: "mask")
    }
    #expect(verify(Moving(), ["dot"])?.contains("one was written") == true)
    #expect(verify(Moving(color: .blue), ["dot"]) == nil)
    let words = try #require(verify(Moving(color: .blue, back: .black), ["dot"]))
    #expect(words.contains("Frame 1 at 0.00 s: "), "\(words)")
    #expect(verify(Moving(), ["dott"])?.contains("did you mean “dot”?") == true)
  }
}
