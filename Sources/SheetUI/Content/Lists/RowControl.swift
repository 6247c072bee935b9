import Foundation

extension View {
  /// Says that the view is a control with a label, whose row in a list is as high as one of a line
  /// although the control, of a height in points, is higher: UIKit's rows with switches have 44.
  nonisolated func rowControl(height: CGFloat) -> some View {
    modifier(TraitModifier { $0.list.controlHeight = height })
  }
}
