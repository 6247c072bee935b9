import Foundation

/// What a button shows.
struct ButtonParts {
  var title: Text?
  var subtitle: Text?
  var image: UIImage?
  var color: Color
  var tint: Color
  var font: Font
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 1
  var imageEdge = Edge.leading
  var fill: Color?
  var material: Material?
  var stroke: (Color, CGFloat)?
  var corner = UIButton.Configuration.CornerStyle.dynamic
  var radius: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var backgroundImage: UIImage?
  var lines = 1
  var alignment = NSTextAlignment.natural
  var showsActivity = false
}

/// Draws a button.
struct ButtonFace: View {
  let parts: ButtonParts
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  let isMeasured: Bool
  let opacity: Double

  var body: some View {
    let content =
      inner
      .padding(
        EdgeInsets(
          top: parts.insets.top, leading: parts.insets.left, bottom: parts.insets.bottom,
          trailing: parts.insets.right))
    if isMeasured {
      content
    } else {
      content
        .opacity(parts.fill == nil ? opacity : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
        .background { background }
        .opacity(parts.fill == nil ? 1 : opacity)
    }
  }

  private var place: Alignment {
    let horizontal: HorizontalAlignment =
      switch horizontal {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .center, .fill: .center
      }
    let vertical: VerticalAlignment =
      switch vertical {
      case .top: .top
      case .bottom: .bottom
      case .center, .fill: .center
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  @ViewBuilder private var inner: some View {
    switch parts.imageEdge {
    case .leading:
      HStack(spacing: spacing) {
        picture
        words
      }
    case .trailing:
      HStack(spacing: spacing) {
        words
        picture
      }
    case .top:
      VStack(spacing: spacing) {
        picture
        words
      }
    case .bottom:
      VStack(spacing: spacing) {
        words
        picture
      }
    }
  }

  private var spacing: CGFloat { parts.title == nil || parts.image == nil ? 0 : parts.imagePadding }

  @ViewBuilder private var picture: some View {
    if let image = parts.image {
      image.swiftUI().foregroundStyle(parts.tint)
    }
  }

  @ViewBuilder private var words: some View {
    if let title = parts.title {
      VStack(spacing: parts.titlePadding) {
        title.font(parts.font).foregroundStyle(parts.color)
          .lineLimit(parts.lines == 0 ? nil : parts.lines)
          .multilineTextAlignment(parts.alignment.swiftUI(isRightToLeft: false))
        if let subtitle = parts.subtitle {
          subtitle.font(.system(size: 12)).foregroundStyle(parts.color)
        }
      }
    }
  }

  @ViewBuilder private var background: some View {
    if let image = parts.backgroundImage { image.swiftUI(isResizable: true) }
    if let fill = parts.fill {
      GeometryReader { geometry in
        let radius = radius(geometry.size)
        RoundedRectangle(cornerRadius: radius).fill(fill)
          .overlay {
            if let (color, width) = parts.stroke, width > 0 {
              RoundedRectangle(cornerRadius: radius).strokeBorder(color, lineWidth: width)
            }
          }
      }
    }
  }

  private func radius(_ size: CGSize) -> CGFloat {
    switch parts.corner {
    case .fixed, .dynamic: parts.radius
    case .small: 4
    case .medium: 6
    case .large: 12
    case .capsule: min(size.width, size.height) / 2
    }
  }
}

extension ButtonParts {
  /// The parts of a configured button in its state.
  @MainActor
  init(_ look: UIButton.Configuration, _ button: UIButton) {
    let accent = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .tintColor
    let base = look.baseBackgroundColor ?? accent
    let plain = look.baseForegroundColor ?? look.defaultForeground(accent)
    let color = button.isEnabled ? plain : .tertiaryLabel
    self.init(
      title: look.attributedTitle.map { Text(verbatim: String($0.characters)) }
        ?? (look.title ?? button.currentTitle).map { Text(verbatim: $0) },
      image: look.image ?? button.currentImage, color: color.color, tint: color.color,
      font: look.titleFont)
    subtitle = look.subtitle.map { Text(verbatim: $0) }
    imagePadding = look.imagePadding
    titlePadding = look.titlePadding
    imageEdge = look.imagePlacement.edge
    fill =
      button.isEnabled
      ? look.fill(base)?.color : look.isFilled ? UIColor.tertiarySystemFill.color : nil
    if let own = look.background.backgroundColor { fill = own.color }
    if let line = look.background.strokeColor { stroke = (line.color, look.background.strokeWidth) }
    if stroke != nil, fill == nil { fill = .clear }
    corner = look.cornerStyle
    radius = look.background.cornerRadius
    lines = 0
    if let symbol = look.preferredSymbolConfigurationForImage, let own = image {
      image = own.withConfiguration(symbol)
    }
  }
}
