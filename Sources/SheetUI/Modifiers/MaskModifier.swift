import Foundation

/// Shows a view through another view's opacity.
nonisolated struct MaskModifier<Mask: View>: AttachmentModifier {
  let mask: Mask
  let alignment: Alignment

  var attachment: Mask { mask }
  var isBehind: Bool { false }
  func behavior(_ environment: EnvironmentValues) -> MaskLayout { MaskLayout(alignment: alignment) }
}
