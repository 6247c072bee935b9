import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct AlertTests {
  private func stage<V: View>(
    _ id: String = "iphone-13", dark: Bool = false, landscape: Bool = false,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    var configuration = StageConfiguration(device: try #require(Device.named(id)))
    configuration.colorScheme = dark ? .dark : .light
    configuration.orientation = landscape ? .landscape : .portrait
    return try Stage(configuration, content: content)
  }

  private final class Log {
    var lines: [String] = []
  }

  private struct Base: View {
    var body: some View {
      ZStack {
        LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea()
        Text("Presenter").font(.largeTitle)
      }
    }
  }

  private struct Deletion: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      Base()
        .font(.largeTitle)
        .alert("Delete this photo?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log.lines.append("deleted") }
          Button("Keep", role: .cancel) { log.lines.append("kept") }
        } message: {
          Text("It will be taken out of every album, and nothing brings it back.")
        }
    }
  }

  @Test("an alert is 270 wide in the middle of the screen, its cancelling button first")
  func pair() throws {
    let log = Log()
    let stage = try stage { Deletion(log: log) }
    let frame = try #require(stage.window.hosts.last).box.frame
    #expect(frame.width == 270)
    #expect(abs(frame.midX - 195) < 0.001)
    #expect(abs(frame.midY - 422) < 0.001)
    let keep = try stage.center(ofText: "Keep")
    let delete = try stage.center(ofText: "Delete")
    #expect(keep.x < delete.x)
    #expect(keep.y == delete.y)
    // A row of buttons is 44 points high.
    #expect(abs(frame.maxY - keep.y - 22) < 1)
    try stage.snapshot().save("alert")
    try stage.tap("Delete")
    try stage.settle()
    #expect(log.lines == ["deleted"])
    #expect(stage.window.hosts.count == 1)
  }

  @Test("an alert stays when the user taps beside it")
  func modal() throws {
    let stage = try stage { Deletion(log: Log()) }
    try stage.tap(at: CGPoint(x: 20, y: 100))
    try stage.settle()
    #expect(stage.window.hosts.count == 2)
  }

  private struct Plain: View {
    @State private var isShown = true
    var body: some View {
      Base().alert(isPresented: $isShown) { Alert(title: Text("Saved")) }
    }
  }

  private struct Three: View {
    @State private var isShown = true
    @State private var name = "Ada"
    var body: some View {
      Base()
        .alert("How do you want to go on?", isPresented: $isShown) {
          Button("Not now", role: .cancel) {}
          Button("Save as a draft") {}
          Button("Throw away", role: .destructive) {}
        }
    }
  }

  @Test("an alert without buttons gets one, and more than two stand below each other")
  func stacks() throws {
    let plain = try stage(dark: true) { Plain() }
    try plain.snapshot().save("alert-plain-dark")
    try plain.tap("OK")
    try plain.settle()
    #expect(plain.window.hosts.count == 1)
    let three = try stage("iphone-se-3") { Three() }
    try three.snapshot().save("alert-three")
    let draft = try three.center(ofText: "Save as a draft")
    let away = try three.center(ofText: "Throw away")
    let later = try three.center(ofText: "Not now")
    #expect(away.y - draft.y == 44)
    #expect(later.y - away.y == 44)
    try stage("ipad-10") { Three() }.snapshot().save("alert-ipad")
    try stage("mac-1024x768") { Deletion(log: Log()) }.snapshot().save("alert-mac")
  }

  private struct Question: View {
    var visibility = Visibility.visible
    let log: Log
    @State private var isShown = true

    var body: some View {
      VStack {
        Spacer()
        Button("Share") { isShown = true }
          .confirmationDialog(
            "Where to?", isPresented: $isShown, titleVisibility: visibility
          ) {
            Button("Photos") { log.lines.append("photos") }
            Button("Files") {}
            Button("Delete all", role: .destructive) {}
          } message: {
            Text("Choose where the picture goes.")
          }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .background(Base())
    }
  }

  @Test("a confirmation dialog stands above the home indicator, with its own card to cancel")
  func dialog() throws {
    let log = Log()
    let stage = try stage { Question(log: log) }
    let frame = try #require(stage.window.hosts.last).box.frame
    #expect(frame.minX == 8)
    #expect(frame.width == 374)
    #expect(frame.maxY == 810)
    let cancel = try stage.center(ofText: "Cancel")
    let files = try stage.center(ofText: "Files")
    let photos = try stage.center(ofText: "Photos")
    #expect(abs(cancel.y - (810 - 28.5)) < 0.5)
    #expect(abs(files.y - photos.y - 57) < 0.001)
    try stage.snapshot().save("dialog")
    try stage.tap("Photos")
    try stage.settle()
    #expect(log.lines == ["photos"])
    #expect(stage.window.hosts.count == 1)
    try stage.tap("Share")
    try stage.settle()
    try stage.tap(at: CGPoint(x: 195, y: 100))
    try stage.settle()
    #expect(stage.window.hosts.count == 1)
  }

  @Test("pictures of dialogs")
  func pictures() throws {
    try stage(dark: true) { Question(visibility: .automatic, log: Log()) }.snapshot()
      .save("dialog-dark")
    try stage(landscape: true) { Question(log: Log()) }.snapshot().save("dialog-landscape")
    try stage("ipad-10") { Question(log: Log()) }.snapshot().save("dialog-ipad")
  }

  private struct Tip: View {
    @State private var isShown = true
    var adapts = true

    var body: some View {
      ZStack {
        Base()
        Button("Help") { isShown = true }
          .popover(isPresented: $isShown) {
            VStack(alignment: .leading) {
              Text("A tip").font(.headline)
              Text("Popovers point at things.")
            }
            .padding()
            .presentationCompactAdaptation(adapts ? .automatic : .popover)
          }
          .offset(y: -200)
      }
    }
  }

  @Test("a popover stands below what it points at, and is a sheet on a phone unless told otherwise")
  func popover() throws {
    let pad = try stage("ipad-10") { Tip() }
    try pad.snapshot().save("popover-ipad")
    let frame = try #require(pad.window.hosts.last).box.frame
    let button = try pad.center(ofText: "Help")
    #expect(abs(frame.midX - button.x) < 0.5)
    let phone = try stage { Tip() }
    #expect(try #require(phone.window.hosts.last).box.frame.minY == 57)
    let small = try stage(dark: true) { Tip(adapts: false) }
    try small.snapshot().save("popover-phone-dark")
    #expect(try #require(small.window.hosts.last).box.frame.width < 390)
    try pad.tap(at: CGPoint(x: 20, y: 20))
    try pad.settle()
    #expect(pad.window.hosts.count == 1)
  }
}
