import Foundation
import PartialSheet
import Raster
import SwiftUI
import Testing

@testable import SheetUI

// Both the views' and the rasterizer's module are imported.
typealias Color = SheetUI.Color

/// A presenter with one sheet, on the reference phone: 390 × 844 points, insets 47 and 34.
struct SheetScene<Content: View>: View {
  @ObservedObject var model: SheetModel
  var type = PSType.dynamic
  var style = PSIphoneStyle.defaultStyle()
  var padStyle = PSIpadMacStyle.defaultStyle()
  var slide: PSSlideAnimation?
  var host = Color.white
  @ViewBuilder var content: () -> Content

  var body: some View {
    host
      .ignoresSafeArea()
      .partialSheet(
        isPresented: $model.isPresented, type: type, iPhoneStyle: style, iPadMacStyle: padStyle,
        slideAnimation: slide, onDismiss: { model.dismissals += 1 }, content: content
      )
      .attachPartialSheetToRoot()
  }
}

/// The state of a presenter.
@MainActor
final class SheetModel: ObservableObject {
  @Published var isPresented = false
  @Published var contentHeight: CGFloat = 200
  var dismissals = 0
}

/// A stage with a presenter, and what tests ask of it.
@MainActor
struct SheetStage {
  let stage: Stage
  let model: SheetModel

  init(stage: Stage, model: SheetModel) {
    self.stage = stage
    self.model = model
  }

  init<Content: View>(
    device: String = "iphone-13", scale: CGFloat = 1, orientation: Device.Orientation = .portrait,
    _ scene: (SheetModel) -> SheetScene<Content>
  ) throws {
    let device = try #require(Device.named(device))
    let model = SheetModel()
    self.model = model
    stage = try Stage(
      StageConfiguration(device: device, orientation: orientation, scale: scale)
    ) { scene(model) }
  }

  /// A sheet of plain content of a height that the model may change.
  static func plain(
    height: CGFloat = 200, color: Color = .red, style: PSIphoneStyle = .defaultStyle()
  ) throws -> SheetStage {
    let stage = try SheetStage { model in
      SheetScene(model: model, style: style) {
        ModelContent(model: model, color: color)
      }
    }
    try stage.stage.perform { stage.model.contentHeight = height }
    return stage
  }

  /// Opens the sheet and waits until it stands still.
  @discardableResult
  func opened() throws -> SheetStage {
    try stage.perform { model.isPresented = true }
    try stage.settle()
    return self
  }

  /// The frame of the box with an identifier, in the window's space, as it is presented.
  func frame(_ identifier: String, at time: Double? = nil) throws -> CGRect {
    let tree = try stage.layoutTree(at: time)
    let line = try #require(
      tree.split(separator: "\n").first { $0.hasSuffix("id=\(identifier)") },
      "no box is named \(identifier)")
    let inner = try #require(line.split(separator: "(").dropFirst().first).prefix { $0 != ")" }
    let numbers = inner.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    try #require(numbers.count == 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The top of the sheet, in points.
  func top(at time: Double? = nil) throws -> CGFloat {
    try frame("PartialSheet.sheet", at: time).minY
  }

  /// A pixel's bytes as it is shown.
  func pixel(_ x: Int, _ y: Int, at time: Double? = nil) throws -> [Int] {
    let pixel = try stage.snapshot(at: time)[x, y].rgba
    return [Int(pixel.x), Int(pixel.y), Int(pixel.z)]
  }
}

/// Content whose height lies in the model.
struct ModelContent: View {
  @ObservedObject var model: SheetModel
  let color: Color

  var body: some View {
    color.frame(height: model.contentHeight).accessibilityIdentifier("content")
  }
}
