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
        PressGesture { isPressed = $0 }.onEnded { action() }
      )
      .modifier(TraitModifier { [style] in $0.isRowTarget = style is DefaultButtonStyle })
  }

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

  let pressing: @MainActor (Bool) -> Void

  @MainActor func _makeRecognizer() -> _GestureRecognizer<Void> {
    let recognizer = PressRecognizer(pressing: pressing)
    return _GestureRecognizer(recognizer: recognizer)
  }
}

/// Follows a finger that presses a button.
@MainActor
final class PressRecognizer: ValueRecognizer<Void> {
  private let pressing: @MainActor (Bool) -> Void
  private var start: CGPoint?

  /// How far a pressing finger may slip, in points: UIKit lets go of a button about that far out.
  private static let slop: CGFloat = 70

  init(pressing: @escaping @MainActor (Bool) -> Void) {
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
      let way = max(abs(event.location.x - start.x), abs(event.location.y - start.y))
      if way > Self.slop { cancel() }
    case .ended:
      guard state == .possible else { return }
      state = .ended
      sendEnded(())
    case .cancelled:
      cancel()
    }
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
      .foregroundStyle(color)
      .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
  }
}

/// A label on a background.
struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

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
      .foregroundStyle(foreground)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(background, in: RoundedRectangle(cornerRadius: 7))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
