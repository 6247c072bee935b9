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
  let accessory: UITableViewCell.AccessoryType
  let separator: (inset: CGFloat, color: Color)?
  var topLine: Color?

  @Environment(\.pixelLength) private var pixel

  var body: some View {
    ground
      .overlay(alignment: .bottomTrailing) {
        if let separator {
          separator.color.frame(height: pixel).padding(.leading, separator.inset)
        }
      }
      .overlay(alignment: .top) { if let topLine { topLine.frame(height: pixel) } }
      .overlay(alignment: .trailing) { mark.padding(.trailing, 16) }
  }

  @ViewBuilder private var mark: some View {
    switch accessory {
    case .none: EmptyView()
    case .disclosureIndicator: chevron
    case .checkmark:
      Image(systemName: "checkmark").font(.body.weight(.medium)).foregroundStyle(.tint)
    case .detailButton: info
    case .detailDisclosureButton:
      HStack(spacing: 12) {
        info
        chevron
      }
    }
  }

  private var info: some View {
    Image(systemName: "info.circle").font(.system(size: 20)).foregroundStyle(.tint)
  }
  private var chevron: some View {
    Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
      .foregroundStyle(Color(SystemColor.tertiaryLabel))
  }
}
