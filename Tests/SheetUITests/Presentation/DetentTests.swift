import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// A presenter whose sheet is up from the start.
struct SheetPresenter<Sheet: View>: View {
  @State private var isShown = true
  let onDismiss: () -> Void
  let sheet: Sheet

  init(onDismiss: @escaping () -> Void = {}, @ViewBuilder sheet: () -> Sheet) {
    self.onDismiss = onDismiss
    self.sheet = sheet()
  }

  var body: some View {
    ZStack {
      Color.teal.ignoresSafeArea()
      VStack {
        Text("Presenter").font(.largeTitle)
        Button("Again") { isShown = true }
      }
    }
    .sheet(isPresented: $isShown, onDismiss: onDismiss) { sheet }
  }
}

@MainActor
struct DetentTests {
  private func device(_ id: String) throws -> Device { try #require(Device.named(id)) }

  private func stage<V: View>(
    _ id: String = "iphone-13", dark: Bool = false, landscape: Bool = false,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    var configuration = StageConfiguration(device: try device(id))
    configuration.colorScheme = dark ? .dark : .light
    configuration.orientation = landscape ? .landscape : .portrait
    return try Stage(configuration) { SheetPresenter { content() } }
  }

  private func card(_ stage: Stage) throws -> CGRect {
    try #require(stage.window.hosts.last).box.presentedFrame(at: stage.time)
  }

  private struct Half: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize.isAccessibilitySize ? nil : max(44, context.maxDetentValue * 0.5)
    }
  }

  @Test("detents have UIKit's heights above the home indicator")
  func heights() throws {
    // iPhone 13: the large card is 787 high, of which 34 lie under the home indicator.
    let cases: [(PresentationDetent, CGFloat)] = [
      (.large, 57), (.medium, 844 - 34 - 421.68), (.fraction(0.5), 844 - 34 - 376.5),
      (.height(200), 610), (.height(5000), 57), (.custom(Half.self), 844 - 34 - 376.5),
      (.height(-5), 810), (.height(.nan), 57), (.fraction(.infinity), 57),
    ]
    for (detent, top) in cases {
      let stage = try stage { Text("Sheet").presentationDetents([detent]) }
      let frame = try card(stage)
      #expect(abs(frame.minY - top) < 0.001, "\(detent)")
      #expect(abs(frame.maxY - 844) < 0.001, "\(detent)")
    }
    // A phone with a home button, higher than 568 points.
    let small = try stage("iphone-se-3") { Text("Sheet").presentationDetents([.medium]) }
    #expect(abs(try card(small).height - (667 - 40) * 0.56) < 0.001)
  }

  @Test("a sheet starts at its smallest detent, or at the one that is selected")
  func start() throws {
    let both = try stage { Text("Sheet").presentationDetents([.large, .medium]) }
    #expect(abs(try card(both).minY - 388.32) < 0.001)
    let chosen = try stage {
      Text("Sheet").presentationDetents([.large, .medium], selection: .constant(.large))
    }
    #expect(try card(chosen).minY == 57)
  }

  @Test("pictures of sheets")
  func pictures() throws {
    try stage { Form1() }.snapshot().save("detent-medium")
    try stage(dark: true) { Form1() }.snapshot().save("detent-medium-dark")
    try stage { Text("Large").presentationDetents([.large]) }.snapshot().save("detent-large")
    try stage("iphone-se-3") { Form1() }.snapshot().save("detent-se")
    try stage(landscape: true) { Form1() }.snapshot().save("detent-landscape")
    try stage("ipad-10") { Form1().presentationSizing(.form) }.snapshot().save("detent-ipad")
    try stage {
      Form1().presentationBackgroundInteraction(.enabled).presentationCornerRadius(30)
        .presentationBackground(.thinMaterial)
    }.snapshot().save("detent-undimmed")
    try stage {
      SheetPresenter { Text("Second").presentationDetents([.large]) }
    }.snapshot().save("detent-stacked")
  }

  private struct Form1: View {
    var body: some View {
      VStack(spacing: 12) {
        Text("Title").font(.headline)
        Text("Some words that a sheet might show to somebody who reads them.")
        Spacer()
        Button("Done") {}.buttonStyle(.borderedProminent)
      }
      .padding()
      .frame(maxWidth: .infinity)
      .presentationDetents([.medium, .large])
    }
  }

  @Test("the presenter steps back behind a large sheet only")
  func receding() throws {
    let large = try stage { Text("Sheet") }
    let picture = try large.snapshot()
    // 32 points narrower, its top at the status bar's lower edge, black around.
    #expect(picture.color(8, 52, scale: 3) == RGB(0, 0, 0))
    #expect(picture.color(24, 52, scale: 3) != RGB(0, 0, 0))
    #expect(picture.color(195, 40, scale: 3) == RGB(0, 0, 0))
    let medium = try stage { Text("Sheet").presentationDetents([.medium]) }.snapshot()
    #expect(medium.color(1, 1, scale: 3) != RGB(0, 0, 0))
  }
}
