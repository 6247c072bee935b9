import Combine
import SwiftUI
import Testing

@testable import SheetUI

/// Streams on a stage follow the stage's clock.
@MainActor
struct StreamTimeTests {
  private final class Model: ObservableObject {
    @Published var query = ""
    @Published var searched: [String] = []
    private var kept: Set<AnyCancellable> = []

    init() {
      $query.dropFirst()
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.searched.append($0) }
        .store(in: &kept)
    }
  }

  @Test("a debounced value comes when no other has come for a while")
  func debounce() throws {
    let model = Model()
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Text("x") }
    try stage.perform { model.query = "s" }
    try stage.advance(by: 0.2)
    try stage.perform { model.query = "sh" }
    try stage.advance(by: 0.29)
    #expect(model.searched == [])
    try stage.advance(by: 0.02)
    #expect(model.searched == ["sh"])
  }

  @Test("what is taken back is taken from the stage that it was handed to")
  func otherStage() throws {
    let device = try #require(Device.named("iphone-13"))
    let (first, second) = (try Stage(device) { Text("1") }, try Stage(device) { Text("2") })
    var ran: [String] = []
    var kept: [AnyCancellable] = []
    func delayed(_ name: String) -> AnyCancellable {
      Just(name).delay(for: 1, scheduler: DispatchQueue.main).sink { ran.append($0) }
    }
    func timer(_ name: String) -> AnyCancellable {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in ran.append(name) }
    }
    try first.perform { kept.append(timer("first")) }
    try second.perform {
      kept.append(delayed("second"))
      kept[0].cancel()
    }
    try first.advance(by: 3)
    try second.advance(by: 3)
    #expect(ran == ["second"])
  }

  private struct Clock: View {
    @State private var ticks = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 }
    }
  }

  @Test("a timer ticks by the stage's clock and lets the stage settle")
  func timer() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Clock() }
    try stage.settle()
    #expect(try stage.layoutTree().contains("0 ticks"))
    try stage.advance(by: 3.5)
    #expect(try stage.layoutTree().contains("3 ticks"))
  }

  private struct Listener: View {
    @State private var text = "none"
    static let name = Notification.Name("StreamTimeTests.news")

    var body: some View {
      Text(text)
        .onReceive(NotificationCenter.default.publisher(for: Self.name)) {
          text = $0.object as? String ?? "?"
        }
    }
  }

  @Test("a view takes notifications while it is there")
  func notifications() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Listener() }
    try stage.perform {
      NotificationCenter.default.post(name: Listener.name, object: "news")
    }
    #expect(try stage.layoutTree().contains("news"))
  }
}
