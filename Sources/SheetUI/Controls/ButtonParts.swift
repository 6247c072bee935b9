import Foundation

/// A button that knows whether a finger is on it.
struct PressableButton: View {
  let configuration: ButtonStyleConfiguration
  let style: any ButtonStyle
  let action: @MainActor () -> Void

  @State private var isPressed = false

  var body: some View {
    styled(style)
      .modifier(HitTestingModifier(rule: .shape({ box, _ in Path(box) }, eoFill: false)))
      .gesture(
        PressGesture(isExact: dialog != nil) { isPressed = $0 }
          .onEnded {
            // A dialog is on its way out before the button does its own.
            dialog?.dismiss()
            action()
          }
      )
      .modifier(
        TraitModifier { [style] in
          $0.isRowTarget = (style as? ButtonLook)?.kind == .automatic
        })
  }

  private var dialog: DialogButtonStyle? { style as? DialogButtonStyle }

  private func styled<S: ButtonStyle>(_ style: S) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, isPressed: isPressed)))
  }
}

/// A tap that tells when the finger is down.
nonisolated struct PressGesture: _BuiltInGesture {
  typealias Value = Void

  /// Whether only a finger within the button presses it.
  let isExact: Bool
  let pressing: @MainActor (Bool) -> Void

  init(isExact: Bool = false, pressing: @escaping @MainActor (Bool) -> Void) {
    self.isExact = isExact
    self.pressing = pressing
  }

  @MainActor func _makeRecognizer() -> _GestureRecognizer<Void> {
    let recognizer = PressRecognizer(isExact: isExact, pressing: pressing)
    return _GestureRecognizer(recognizer: recognizer)
  }
}

/// Follows a finger that presses a button.
@MainActor
final class PressRecognizer: ValueRecognizer<Void> {
  private let isExact: Bool
  private let pressing: @MainActor (Bool) -> Void
  private var start: CGPoint?
  private var isInside = true

  /// How far a pressing finger may slip, in points: UIKit lets go of a button about that far out.
  private static let slop: CGFloat = 70

  init(isExact: Bool, pressing: @escaping @MainActor (Bool) -> Void) {
    self.isExact = isExact
    self.pressing = pressing
    super.init()
    finished.append { pressing(false) }
  }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      start = event.location
      pressing(true)
    case .moved:
      guard let start else { return }
      if isExact { return follow(event.location) }
      let way = max(abs(event.location.x - start.x), abs(event.location.y - start.y))
      if way > Self.slop { cancel() }
    case .ended:
      guard state == .possible else { return }
      guard isInside else { return cancel() }
      state = .ended
      sendEnded(())
    case .cancelled:
      cancel()
    }
  }

  /// Lets go of the button while the finger is beside it.
  private func follow(_ location: CGPoint) {
    let place = convert(location, .local)
    let isInside = CGRect(origin: .zero, size: size).contains(place)
    guard isInside != self.isInside else { return }
    self.isInside = isInside
    pressing(isInside)
  }
}

/// A label without decoration.
struct PlainButton: View {
  let configuration: ButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .modifier(DimmedLabel(isActive: !isEnabled))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// The faint color of what can't be used, for labels that have no color of their own.
private struct DimmedLabel: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive { content.foregroundStyle(Color(SystemColor.tertiaryLabel)) } else { content }
  }
}

/// A label in the accent color.
struct BorderlessButton: View {
  let configuration: ButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  /// UIKit's plain buttons fade to about a fifth under a finger (reported).
  private static let pressedOpacity = 0.2

  private var color: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return configuration.role == .destructive ? .red : tint ?? .accentColor
  }

  var body: some View {
    configuration.label
      .modifier(ButtonTextAlignment())
      .modifier(ButtonColor(color: color))
      .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
  }
}

/// The color that a button gives its label, or a list its rows' icons, where the views around set none.
nonisolated struct ButtonColor: EnvironmentModifier {
  let color: Color

  func modify(_ environment: inout EnvironmentValues) {
    guard !environment.hasOwnForeground else { return }
    environment.foregroundStyle = AnyShapeStyle(color)
  }
}

/// Puts the lines of a button's text into the middle, where nothing else is said and the button isn't
/// the row of a list.
nonisolated struct ButtonTextAlignment: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    guard environment.ownTextAlignment == nil, !environment.isListRow else { return }
    environment.ownTextAlignment = .center
  }
}

/// The measures of a button with a border, by the size of controls (observed).
struct ButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  let font: Font?

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, font) = (10, 5, .subheadline)
    case .regular: (horizontal, vertical, font) = (12, 7, nil)
    case .large, .extraLarge: (horizontal, vertical, font) = (20, 15, nil)
    }
  }
}

/// The room around a bordered button's label.
struct ButtonRoom: ViewModifier {
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.font) private var font

  func body(content: Content) -> some View {
    let metrics = ButtonMetrics(size)
    if shape == .circle {
      // A circle is as wide as it is high: the larger side decides.
      SquareBox(content: content.font(font ?? metrics.font))
        .padding(metrics.vertical)
    } else {
      content
        .modifier(ButtonTextAlignment())
        .modifier(ButtonStretch())
        .font(font ?? metrics.font)
        .padding(.horizontal, metrics.horizontal)
        .padding(.vertical, metrics.vertical)
    }
  }
}

/// Takes all the width there is where buttons are to do that.
private struct ButtonStretch: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  @ViewBuilder func body(content: Content) -> some View {
    if sizing == .flexible { content.frame(maxWidth: .infinity) } else { content }
  }
}

/// A box as wide as it is high around its content.
nonisolated struct SquareBox<Content: View>: ContainerView {
  let content: Content

  func behavior(_ environment: EnvironmentValues) -> SquareLayout { SquareLayout() }
}

/// As wide as high: as the longer side of the content.
struct SquareLayout: LayoutBehavior {
  var name: String { "square" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let side = node.layoutChildren.map { child in
      let size = child.sizeThatFits(proposal)
      return max(size.width, size.height)
    }
    return CGSize(width: side.max() ?? 0, height: side.max() ?? 0)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      let size = child.sizeThatFits(proposal)
      child.place(
        at: CGPoint(
          x: (node.frame.width - size.width) / 2, y: (node.frame.height - size.height) / 2),
        proposal: proposal)
    }
  }
}

/// A label on a background.
struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  private var accent: Color {
    configuration.role == .destructive ? .red : tint ?? .accentColor
  }
  private var foreground: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return isProminent ? .white : accent
  }
  private var background: Color {
    if !isEnabled { return Color(SystemColor.tertiarySystemFill) }
    return isProminent ? accent : accent.opacity(0.15)
  }

  var body: some View {
    configuration.label
      .modifier(ButtonColor(color: foreground))
      .modifier(ButtonRoom())
      .background(background, in: shape.outline(size))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// A label on glass: a translucent ground with a light rim.
struct GlassButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  private var foreground: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return isProminent ? .white : Color(SystemColor.label)
  }
  /// Glass buttons are capsules where nothing else is said.
  private var outline: ButtonOutline {
    shape == .automatic ? ButtonOutline(radius: nil) : shape.outline(size)
  }

  var body: some View {
    configuration.label
      .modifier(ButtonColor(color: foreground))
      .modifier(ButtonRoom())
      .background {
        if isProminent {
          outline.fill(isEnabled ? tint ?? .accentColor : Color(SystemColor.tertiarySystemFill))
        } else {
          outline.fill(.ultraThinMaterial)
        }
      }
      .overlay { outline.stroke(Color.white.opacity(0.3), lineWidth: 0.5) }
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
