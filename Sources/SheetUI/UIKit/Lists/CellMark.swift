import Foundation

/// A mark beside a cell's content.
@MainActor
struct CellMark {
  enum Kind {
    case disclosure
    case outline
    case check
    case detail
    case delete
    case insert
    case reorder
    case choice(isOn: Bool)
    case label(String)
    case menu(UIMenu)
  }

  let kind: Kind
  var tint: UIColor?
  var action: (@MainActor () -> Void)?

  /// The width of the mark with the space before it, in points.
  var width: CGFloat {
    switch kind {
    case .disclosure, .outline: 17
    case .check: 24
    case .detail: 30
    case .delete, .insert, .choice: 38
    case .reorder: 34
    case .label(let text):
      NSString(string: text).size(
        withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
      ).width + 12
    case .menu: 30
    }
  }

  /// The width of marks with the margin behind them, in points.
  static func width(of marks: [CellMark]) -> CGFloat {
    marks.isEmpty ? 0 : marks.reduce(16) { $0 + $1.width }
  }
}

/// Draws a mark.
struct CellMarkFace: View {
  let mark: CellMark

  var body: some View {
    if let action = mark.action {
      picture.contentShape(Rectangle()).onTapGesture { action() }
    } else {
      picture
    }
  }

  private var color: Color? { mark.tint?.color }

  @ViewBuilder private var picture: some View {
    switch mark.kind {
    case .disclosure:
      symbol("chevron.forward", 14, .semibold, color ?? Color(SystemColor.tertiaryLabel))
    case .outline:
      symbol("chevron.down", 14, .semibold, color ?? Color(uiColor: .tintColor))
    case .check: symbol("checkmark", 17, .medium, color ?? Color(uiColor: .tintColor))
    case .detail: symbol("info.circle", 20, .regular, color ?? Color(uiColor: .tintColor))
    case .delete: filled("minus", color ?? .red)
    case .insert: filled("plus", color ?? .green)
    case .reorder:
      symbol("line.3.horizontal", 18, .regular, color ?? Color(SystemColor.tertiaryLabel))
    case .choice(true): filled("checkmark", color ?? Color(uiColor: .tintColor))
    case .choice(false): symbol("circle", 22, .light, Color(SystemColor.tertiaryLabel))
    case .label(let text): Text(verbatim: text).foregroundStyle(color ?? .secondary)
    case .menu(let menu):
      Menu {
        MenuEntries(menu: menu)
      } label: {
        symbol("chevron.up.chevron.down", 14, .medium, color ?? .secondary)
      }
    }
  }

  private func symbol(
    _ name: String, _ size: CGFloat, _ weight: Font.Weight, _ color: Color
  ) -> some View {
    Image(systemName: name).font(.system(size: size, weight: weight)).foregroundStyle(color)
  }

  /// A white mark on a filled circle of 22 points.
  private func filled(_ name: String, _ color: Color) -> some View {
    Circle().fill(color).frame(width: 22, height: 22)
      .overlay(
        Image(systemName: name).font(.system(size: 13, weight: .bold)).foregroundStyle(.white))
  }
}
