import PartialSheet
import SwiftUI
import Testing

@testable import SheetUI

/// Whatever happens to what is presented, the end is what a fresh stage shows: of every kind of
/// presentation, with content of every kind.
@MainActor
struct ShownAnewTests {
  final class Model: ObservableObject {
    @Published var isShown = false
    @Published var count = 3
    var dismissals = 0
  }

  enum Filling: CaseIterable {
    case lines, form, navigation, reader, scroll, color
  }

  enum Kind: CaseIterable {
    case partial, partialScroll, large, medium, both, height, following, fitted, cover, popover
    case smallPopover, inner, outer

    /// Whether the model hears of the dismissal.
    var tells: Bool {
      switch self {
      case .popover, .smallPopover, .inner, .outer: false
      default: true
      }
    }
  }

  private struct Content: View {
    @ObservedObject var model: Model
    let kind: Filling

    var body: some View {
      switch kind {
      case .lines: VStack { lines.padding(4) }
      case .form: Form { lines }
      case .navigation: NavigationStack { List { lines }.navigationTitle("T\(model.count)") }
      case .reader: GeometryReader { Text("\(Int($0.size.height)) of \(model.count)") }
      case .scroll: ScrollView { LazyVStack { lines } }
      case .color: Color.green.opacity(Double(model.count) / 50)
      }
    }

    private var lines: some View { ForEach(0..<model.count, id: \.self) { Text("Line \($0)") } }
  }

  private struct Presenter: View {
    @ObservedObject var model: Model
    let kind: Kind
    let content: Content

    var body: some View {
      AnyView(
        presenting(
          VStack {
            Color.yellow
            Text("Base")
          }))
    }

    private func presenting(_ base: some View) -> any View {
      switch kind {
      case .partial:
        base.partialSheet(isPresented: $model.isShown, onDismiss: gone) { content }
          .attachPartialSheetToRoot()
      case .partialScroll:
        base.partialSheet(
          isPresented: $model.isShown, type: .scrollView(height: 300, showsIndicators: false),
          onDismiss: gone
        ) { content }
        .attachPartialSheetToRoot()
      case .cover: base.fullScreenCover(isPresented: $model.isShown, onDismiss: gone) { content }
      case .popover: base.popover(isPresented: $model.isShown) { content }
      case .smallPopover:
        base.popover(isPresented: $model.isShown) {
          content.presentationCompactAdaptation(.popover)
        }
      case .inner:
        base.sheet(isPresented: $model.isShown) {
          Text("\(model.count)").sheet(isPresented: .constant(true)) { content }
        }
      case .outer:
        base.sheet(isPresented: $model.isShown) {
          content.sheet(isPresented: .constant(true)) { Text("x").presentationDetents([.medium]) }
        }
      default: base.sheet(isPresented: $model.isShown, onDismiss: gone) { AnyView(sized) }
      }
    }

    private var sized: any View {
      switch kind {
      case .medium: content.presentationDetents([.medium])
      case .both: content.presentationDetents([.medium, .large])
      case .height: content.presentationDetents([.height(200)])
      case .following: content.presentationDetents([.height(CGFloat(model.count) * 30)])
      case .fitted: content.presentationSizing(.fitted)
      default: content
      }
    }

    private func gone() { model.dismissals += 1 }
  }

  /// A stage with something presented, and what it is about.
  @MainActor private struct Shown {
    let stage: Stage
    let model = Model()

    init(
      _ kind: Kind, _ body: Filling, _ device: String, count: Int = 3, landscape: Bool = false
    ) throws {
      var configuration = StageConfiguration(device: try #require(Device.named(device)))
      if landscape { configuration.orientation = .landscape }
      let model = model
      model.count = count
      stage = try Stage(configuration) {
        Presenter(model: model, kind: kind, content: Content(model: model, kind: body))
      }
      try stage.perform { model.isShown = true }
      try stage.settle()
    }
  }

  private func expectSame(_ shown: Shown, _ fresh: Shown, _ what: String) throws {
    #expect(try shown.stage.layoutTree() == fresh.stage.layoutTree(), "\(what)")
    #expect(try shown.stage.displayList() == fresh.stage.displayList(), "\(what)")
  }

  @Test(
    "content that grows or shrinks ends as if it had been so from the start",
    arguments: Kind.allCases, ["iphone-13", "ipad-10", "mac"])
  func growing(_ kind: Kind, _ device: String) throws {
    for body in Filling.allCases {
      for (old, new) in [(2, 9), (9, 2), (2, 40)] {
        let shown = try Shown(kind, body, device, count: old)
        try shown.stage.perform { shown.model.count = new }
        try shown.stage.settle()
        try expectSame(
          shown, Shown(kind, body, device, count: new), "\(kind) \(body) \(old) \(new)")
      }
    }
  }

  @Test(
    "a turned device ends as if it had been held so from the start, and so does a turn back",
    arguments: Kind.allCases, ["iphone-13", "ipad-10"])
  func turning(_ kind: Kind, _ device: String) throws {
    for body in Filling.allCases {
      let shown = try Shown(kind, body, device)
      try shown.stage.rotate(to: .landscape)
      try shown.stage.settle()
      try expectSame(shown, Shown(kind, body, device, landscape: true), "\(kind) \(body)")
      try shown.stage.rotate(to: .portrait)
      try shown.stage.settle()
      try expectSame(shown, Shown(kind, body, device), "\(kind) \(body) back")
    }
  }

  @Test(
    "what is closed and opened again at once shows the new content, and tells it once",
    arguments: Kind.allCases, ["iphone-13", "ipad-10"])
  func again(_ kind: Kind, _ device: String) throws {
    for body in [Filling.lines, .navigation] {
      for pause in [0, 0.1, 0.39, 0.41] {
        let shown = try Shown(kind, body, device)
        try shown.stage.perform { shown.model.isShown = false }
        try shown.stage.advance(by: pause)
        try shown.stage.perform {
          shown.model.count = 7
          shown.model.isShown = true
        }
        try shown.stage.settle()
        try expectSame(shown, Shown(kind, body, device, count: 7), "\(kind) \(body) \(pause)")
        if kind.tells { #expect(shown.model.dismissals <= 1, "\(kind) \(pause)") }
      }
    }
  }

  @Test(
    "a drag that the system takes away leaves everything as it was",
    arguments: Kind.allCases, ["iphone-13", "ipad-10"])
  func cancelling(_ kind: Kind, _ device: String) throws {
    for body in [Filling.lines, .reader, .color] {
      let shown = try Shown(kind, body, device)
      let stage = shown.stage
      let (tree, list) = (try stage.layoutTree(), try stage.displayList())
      let size = stage.configuration.screen.size
      for share in [0.2, 0.5, 0.85] {
        let start = CGPoint(x: size.width / 2, y: size.height * share)
        for way in [-60.0, 80, 300] where kind != .partialScroll || way < 60 {
          try stage.touchDown(at: start)
          for step in 1...6 {
            try stage.advance(by: 0.016)
            try stage.touchMove(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 6))
          }
          try stage.touchCancel()
          try stage.settle()
          #expect(try stage.layoutTree() == tree, "\(kind) \(body) \(share) \(way)")
          #expect(try stage.displayList() == list, "\(kind) \(body) \(share) \(way)")
        }
      }
    }
  }
}
