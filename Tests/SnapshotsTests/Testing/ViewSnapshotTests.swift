import Foundation
import Raster
import SheetUI
import TestSupport
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("View snapshots")
struct ViewSnapshotTests {
  /// A view that is as large as its box.
  struct Box: View {
    var width: CGFloat = 20
    var height: CGFloat = 10
    nonisolated init(width: CGFloat = 20, height: CGFloat = 10) {
      self.width = width
      self.height = height
    }
    var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: width, height: height) }
  }

  /// A view that moves to the right for two seconds once it has appeared.
  struct Mover: View {
    @State private var isRight = false
    var body: some View {
      HStack(spacing: 0) {
        Color(red: 0, green: 0, blue: 1).frame(width: isRight ? 90 : 10, height: 10)
        Spacer(minLength: 0)
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isRight = true } }
    }
  }

  @Test("a view is as large as it wants, as it is told, or as a device")
  @MainActor
  func layouts() throws {
    let ideal = try Snapshotting<Box, Bitmap>.image.snapshot(Box())
    #expect(ideal == Bitmap(width: 60, height: 30, filledWith: PremultipliedPixel(255, 0, 0, 255)))
    let fixed = try Snapshotting<Box, Bitmap>.image(layout: .fixed(width: 30, height: 10.1))
      .snapshot(Box())
    #expect(fixed.width == 90 && fixed.height == 31)
    #expect(fixed[0, 15] == PremultipliedPixel(255, 255, 255, 255))
    #expect(fixed[45, 15] == PremultipliedPixel(255, 0, 0, 255))
    let device = try Snapshotting<Box, Bitmap>.image(
      layout: .device(config: .iPhone13(.landscape))
    ).snapshot(Box())
    #expect(device.width == 844 * 3 && device.height == 390 * 3)
  }

  @Test("a view is drawn from a test outside of the main actor too")
  func nonisolated() async throws {
    #expect(try Snapshotting<Box, Bitmap>.image.snapshot(Box()).width == 60)
  }

  @Test("a view without size fails and records nothing (C42)", arguments: RecordMode.allCases)
  @MainActor
  func zeroSize(mode: RecordMode) throws {
    let folder = try TemporaryFolder()
    for layout in [SwiftUISnapshotLayout.sizeThatFits, .fixed(width: -1, height: 3)] {
      let message = verifySnapshot(
        of: Box(width: 0, height: 0), as: .image(layout: layout), named: "z", record: mode,
        snapshotDirectory: folder.file("refs"))
      #expect(message?.contains("0×0 pixels") == true)
      #expect(FileStore.kind(of: folder.file("refs")) == .missing)
    }
    let huge = verifySnapshot(
      of: Box(), as: .image(layout: .fixed(width: 1e6, height: 1e6)), named: "z", record: mode,
      snapshotDirectory: folder.file("refs"))
    #expect(huge?.contains("allowed: 1 to 64000000") == true)
  }

  @Test("a picture is of the settled view, or of an instant")
  @MainActor
  func instants() throws {
    func width(_ instant: SnapshotInstant) throws -> Int {
      let layout = SwiftUISnapshotLayout.fixed(width: 100, height: 10)
      let bitmap = try Snapshotting<Mover, Bitmap>.image(layout: layout, at: instant)
        .snapshot(Mover())
      return (0..<bitmap.width).count { bitmap[$0, 15] == PremultipliedPixel(0, 0, 255, 255) } / 3
    }
    #expect(try width(.settled) == 90)
    #expect(try width(0) == 10)
    #expect(try width(1) == 50)
    #expect(try width(.seconds(1.5)) == 70)
  }

  @Test("what moves for longer than the timeout is a failure, not a wait")
  @MainActor
  func timeout() throws {
    let message = verifySnapshot(
      of: Mover(), as: .image(layout: .fixed(width: 100, height: 10)), named: "m", record: .never,
      timeout: 0.5)
    #expect(message?.contains("something moves beyond the timeout") == true)
  }

  @Test("eight tests at once, shuffled, have the same files as one by one (C44)")
  func together() async throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 8)
    for repetition in 1...3 {
      let order = (1...8).shuffled(using: &generator)
      let failures = await withTaskGroup(of: [String?].self) { group in
        for test in order {
          group.addTask {
            (1...3).map { width in
              let view = Box(width: CGFloat(width), height: CGFloat(test))
              return SnapshotCheck.$environment.withValue(SnapshotEnvironment([:])) {
                verifySnapshot(
                  of: view, as: .image, record: .missing, snapshotDirectory: folder.file("refs"),
                  testName: "test\(test)()")
              }
            }
          }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      #expect(failures.count == 24 && failures.allSatisfy { ($0 == nil) == (repetition > 1) })
    }
    let names = (1...8).flatMap { test in (1...3).map { "test\(test).\($0).png" } }
    let found = try FileStore.names(in: folder.file("refs"))
    #expect(found.filter { $0.hasSuffix(".png") } == names)
    let trees = names.map { FileStore.stem(of: $0) + ".layout.txt" }
    #expect(found.filter { !$0.hasSuffix(".png") } == trees)
  }

  @Test("the layout tree is text")
  @MainActor
  func layoutTree() throws {
    let tree = try Snapshotting<Box, String>.layoutTree.snapshot(Box())
    #expect(tree.contains("(0, 0, 20, 10)"))
    let stage = try Stage(ViewImageConfig.iPhone13.configuration) { Box() }
    #expect(try Snapshotting<Stage, String>.layoutTree.snapshot(stage).contains("20, 10)"))
    #expect(try Snapshotting<Stage, Bitmap>.image.snapshot(stage).width == 1170)
  }

  /// Presents a controller over itself as soon as it is on screen.
  final class Presenter: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .white }

    override func viewDidAppear(_ animated: Bool) {
      let modal = UIViewController()
      modal.modalPresentationStyle = .overFullScreen
      modal.view.backgroundColor = .blue
      present(modal, animated: true)
    }
  }

  @Test("a view controller is drawn with what it presents")
  @MainActor
  func viewController() throws {
    let settled = try Snapshotting<Presenter, Bitmap>.image.snapshot(Presenter())
    #expect(settled.width == 1170 && settled.height == 2532)
    #expect(settled[585, 1266] == PremultipliedPixel(0, 0, 255, 255))
    let start = try Snapshotting<Presenter, Bitmap>.image(on: .iPhoneSe, at: 0).snapshot(
      Presenter())
    #expect(start.width == 640 && start[320, 500] == PremultipliedPixel(255, 255, 255, 255))
    #expect(try !Snapshotting<Presenter, String>.layoutTree.snapshot(Presenter()).isEmpty)
  }

  @Test("traits set the appearance")
  @MainActor
  func traits() throws {
    func corner(_ style: UIUserInterfaceStyle) throws -> PremultipliedPixel {
      let strategy = Snapshotting<Box, Bitmap>.image(
        layout: .fixed(width: 40, height: 40), traits: UITraitCollection(userInterfaceStyle: style))
      return try strategy.snapshot(Box())[0, 0]
    }
    #expect(try corner(.light) == PremultipliedPixel(255, 255, 255, 255))
    #expect(try corner(.dark) == PremultipliedPixel(0, 0, 0, 255))
  }

  @Test("traits set text size, direction, scale and size classes too, where they say so")
  @MainActor
  func moreTraits() throws {
    struct Words: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.layoutDirection) private var direction
      @Environment(\.displayScale) private var scale
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text(verbatim: "\(size) \(direction) \(scale) \(width == .regular) \(scheme)")
      }
    }
    func words(_ config: ViewImageConfig = .iPhone13, _ traits: UITraitCollection...) throws
      -> String
    {
      let strategy = Snapshotting<Words, String>.layoutTree(
        layout: .device(config: config), traits: UITraitCollection(traitsFrom: traits))
      let tree = try strategy.snapshot(Words())
      return String(tree.split(separator: "\"")[1])
    }
    #expect(try words() == "large leftToRight 3.0 false light")
    let dark = ViewImageConfig(traits: UITraitCollection(userInterfaceStyle: .dark))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(try words(dark, large) == "accessibility2 leftToRight 3.0 true dark")
    #expect(try words(dark, UITraitCollection(userInterfaceStyle: .light)).hasSuffix("light"))
    #expect(
      try words(
        .iPhone13, UITraitCollection(layoutDirection: .rightToLeft),
        UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular))
        == "large rightToLeft 2.0 true light")
    // A larger text needs more room.
    func room(_ traits: UITraitCollection?) throws -> Substring? {
      let strategy = Snapshotting<Words, String>.layoutTree(traits: traits)
      let tree = try strategy.snapshot(Words())
      return tree.split(separator: "\n").first
    }
    #expect(try room(large) != room(nil))
  }

  @Test("a device of one's own has the size and the insets that it is given")
  @MainActor
  func customDevice() throws {
    var config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
      size: CGSize(width: 100, height: 200))
    let strategy = Snapshotting<SheetUI.Color, String>.layoutTree(layout: .device(config: config))
    let tree = try strategy.snapshot(SheetUI.Color.red)
    #expect(tree.contains(" (0, 0, 100, 200)") && tree.contains(" (0, 20, 100, 170)"), "\(tree)")
    #expect(config.safeArea.top == 20 && config.size?.height == 200)
    config.size = CGSize(width: 50, height: 60)
    let picture = try Snapshotting<UIViewController, Bitmap>.image(on: config)
      .snapshot(UIViewController())
    #expect(picture.width == 150 && picture.height == 180)
    let other = try Snapshotting<UIViewController, Bitmap>.image(
      on: .iPhoneX, size: CGSize(width: 10, height: 20)
    ).snapshot(UIViewController())
    #expect(other.width == 30 && other.height == 60)
    let same = try Snapshotting<UIViewController, Bitmap>.image(
      drawHierarchyInKeyWindow: true, size: CGSize(width: 10, height: 20)
    ).snapshot(UIViewController())
    #expect(same == other)
  }

  @Test("a view of UIKit is as large as it is, as its content, or as it is told")
  @MainActor
  func uiView() throws {
    let box = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 20))
    box.backgroundColor = .red
    let picture = try Snapshotting<UIView, Bitmap>.image.snapshot(box)
    #expect(picture.width == 30 && picture.height == 60)
    #expect(picture[0, 0] == picture[29, 59] && picture[0, 0].rgba.w == 255)
    let larger = try Snapshotting<UIView, Bitmap>.image(size: CGSize(width: 20, height: 5))
      .snapshot(box)
    #expect(larger.width == 60 && larger.height == 15)
    let label = UILabel()
    label.text = "Hello"
    let tree = try Snapshotting<UIView, String>.layoutTree.snapshot(label)
    #expect(tree.contains("\"Hello\""), "\(tree)")
    #expect(try Snapshotting<UILabel, Bitmap>.image.snapshot(label).width > 60)
  }

  @Test("every known device exists and lies as suites expect")
  func devices() {
    let phones: [ViewImageConfig] = [
      .iPhoneSe, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXr, .iPhoneXsMax, .iPhone12, .iPhone12Pro,
      .iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax,
    ]
    #expect(phones.allSatisfy { $0.configuration.orientation == .portrait })
    let pads: [ViewImageConfig] = [
      .iPadMini, .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadPro11, .iPadPro12_9,
    ]
    #expect(pads.allSatisfy { $0.configuration.orientation == .landscape })
  }
}
