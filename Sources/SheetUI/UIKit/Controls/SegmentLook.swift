import Foundation

/// The looks of segmented controls that UIKit code asks for.
struct SegmentLook: Equatable {
  var track: Color?
  var plate: Color?
  var color: Color?
  var font: Font?
  var selectedColor: Color?
  var selectedFont: Font?

  /// Whether the selected segment's words differ from the others'.
  var tellsSelectedWords: Bool {
    selectedColor != nil && selectedColor != color || selectedFont != nil && selectedFont != font
  }

  init() {}

  /// Takes a control's looks over, and those of all controls.
  @MainActor
  init(_ controls: [UISegmentedControl]) {
    for control in controls.reversed() {
      track = control.backgroundColor?.color ?? track
      plate = control.selectedSegmentTintColor?.color ?? plate
      let normal = BarLook.Words(control.titleTextAttributes(for: .normal))
      let selected = BarLook.Words(control.titleTextAttributes(for: .selected))
      color = normal.color ?? color
      font = normal.font ?? font
      selectedColor = selected.color ?? selectedColor
      selectedFont = selected.font ?? selectedFont
    }
  }

  /// The looks of SwiftUI's pickers.
  @MainActor static var all: SegmentLook {
    SegmentLook([AppearanceProxies.existing(UISegmentedControl.self)].compactMap(\.self))
  }
}
