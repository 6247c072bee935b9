import PartialSheet
import SheetshotTesting
import SwiftUI
import Testing

/// What a suite looks like in a package that uses this one: no test-only import, no set-up.
@Suite("Sheet snapshots")
@MainActor
struct SheetSnapshotTests {
  struct Menu: View {
    var height: CGFloat = 200
    @State private var isPresented = false

    var body: some View {
      Color.white
        .partialSheet(isPresented: $isPresented) {
          Color(red: 0, green: 0.5, blue: 0).frame(height: height)
        }
        .attachPartialSheetToRoot()
        .onAppear { isPresented = true }
    }
  }

  private let device = SwiftUISnapshotLayout.device(config: .iPhone13)

  private func verify(_ menu: Menu, in folder: TemporaryFolder) -> String? {
    verifySnapshot(
      of: menu, as: .image(layout: device), named: "menu", record: .missing,
      snapshotDirectory: folder.path)
  }

  @Test("a sheet is recorded over its presenter, found again, and its change is told")
  func sheet() throws {
    let folder = try TemporaryFolder()
    #expect(verify(Menu(), in: folder)?.contains("so one was written") == true)
    #expect(verify(Menu(), in: folder) == nil)
    let failure = try #require(verify(Menu(height: 201), in: folder))
    #expect(failure.contains("of 2962440 pixels differ"))
  }

  @Test("the settled sheet lies where it belongs, and starts below the screen")
  func position() throws {
    let settled = try Snapshotting<Menu, Bitmap>.image(layout: device).snapshot(Menu())
    let green = settled[585, 700 * 3]
    #expect(green.rgba == SIMD4(0, 128, 0, 255))
    // Content of 200 points ends at the safe area, 34 points above the screen's end.
    #expect(settled[585, 611 * 3] == green && settled[585, 609 * 3] != green)
    let start = try Snapshotting<Menu, Bitmap>.image(layout: device, at: 0).snapshot(Menu())
    #expect(start[585, 700 * 3] != green)
  }

  @Test("a snapshot of a sheet is the same on every run")
  func deterministic() throws {
    let strategy = Snapshotting<Menu, Bitmap>.image(layout: device)
    #expect(try strategy.snapshot(Menu()) == strategy.snapshot(Menu()))
  }
}
