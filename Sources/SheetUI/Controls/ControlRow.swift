import Foundation

/// A label and a control at the edges of a row; below each other where text is very large.
struct ControlRow<Label: View, Control: View>: View {
  /// The least distance between the two, in points.
  let gap: CGFloat
  let label: Label
  let control: Control

  @Environment(\.dynamicTypeSize) private var size

  init(gap: CGFloat, label: Label, @ViewBuilder control: () -> Control) {
    self.gap = gap
    self.label = label
    self.control = control()
  }

  var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 3) {
        label
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: gap)
        control
      }
    }
  }
}
