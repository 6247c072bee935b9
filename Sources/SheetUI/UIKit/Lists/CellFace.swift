import Foundation

/// What holds a cell's content.
final class CellContent: UIView {
  var margin: CGFloat {
    (superview as? UITableViewCell)?.margin ?? (superview as? UITableViewHeaderFooterView)?.margin
      ?? NavigationBarMetrics.margin(bounds.width, environment)
  }
  var endMargin: CGFloat { (superview as? UITableViewCell)?.endMargin ?? margin }
}

/// Draws what is behind and beside a cell's content.
struct CellFace: View {
  let ground: Color
  let radius: CGFloat?
  var leading: [CellMark] = []
  var trailing: [CellMark] = []
  let separator: (inset: CGFloat, color: Color)?
  var topLine: Color?
  /// How far the marks at the leading edge are from it, in points.
  var margin: CGFloat = 16

  /// What a swipe reveals.
  var swipe: CellSwipe?

  @Environment(\.pixelLength) private var pixel

  var body: some View {
    if let swipe {
      row.offset(x: swipe.offset).background(alignment: swipe.isTrailing ? .trailing : .leading) {
        swipe.strip.frame(
          width: abs(swipe.offset), alignment: swipe.isTrailing ? .trailing : .leading
        )
        .background(swipe.actions.actions.first?.backgroundColor?.color ?? .clear)
        .clipped()
      }
    } else {
      row
    }
  }

  private var row: some View {
    ground
      .overlay(alignment: .bottomTrailing) {
        if let separator {
          separator.color.frame(height: pixel).padding(.leading, separator.inset)
        }
      }
      .overlay(alignment: .top) { if let topLine { topLine.frame(height: pixel) } }
      .overlay(alignment: .trailing) { marks(trailing).padding(.trailing, 16) }
      .overlay(alignment: .leading) { marks(leading).padding(.leading, margin) }
  }

  private func marks(_ marks: [CellMark]) -> some View {
    HStack(spacing: 12) {
      ForEach(marks.indices, id: \.self) { CellMarkFace(mark: marks[$0]) }
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// The marks of an accessory; `action` is what the mark with an i does.
  @MainActor
  func marks(_ action: @escaping @MainActor () -> Void) -> [CellMark] {
    switch self {
    case .none: []
    case .disclosureIndicator: [CellMark(kind: .disclosure)]
    case .checkmark: [CellMark(kind: .check)]
    case .detailButton: [CellMark(kind: .detail, action: action)]
    case .detailDisclosureButton:
      [CellMark(kind: .detail, action: action), CellMark(kind: .disclosure)]
    }
  }
}
