import Foundation

/// What a style of switches draws.
@MainActor
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// Whether the switch is on.
  @Binding public var isOn: Bool
  /// Whether the things that the switch is for differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the finished switch.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the finished switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that suits the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the label, and the switch at the trailing edge.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: nil)
  }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?

  /// Creates the style.
  nonisolated public init() { color = nil }

  /// Creates the style in a color.
  nonisolated public init(tint: Color) { color = tint }

  /// Shows the label, and the switch at the trailing edge.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: color)
  }
}

/// A button that stays on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the label, on a background while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any ToggleStyle = DefaultToggleStyle()
}

extension EnvironmentValues {
  /// How switches look.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how switches in the view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.toggleStyle = style })
  }
}

/// A label, and a switch at the trailing edge.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let color: Color?

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden {
        configuration.label
        Spacer()
      }
      SwitchControl(isOn: configuration.isOn, color: color)
        .opacity(isEnabled ? 1 : 0.5)
        .onTapGesture {
          withAnimation(SwitchControl.movement) { configuration.isOn.toggle() }
        }
        .layoutPriority(1)
    }
    .rowControl(height: SwitchControl.size.height)
  }
}

/// A button that stays on: the tint behind its label at 15 %, as UIKit's toggling buttons.
struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration

  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled

  private var color: Color {
    isEnabled ? tint ?? .accentColor : Color(SystemColor.tertiaryLabel)
  }

  var body: some View {
    configuration.label
      .modifier(ButtonColor(color: color))
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        color.opacity(configuration.isOn ? 0.15 : 0),
        in: RoundedRectangle(cornerRadius: 7, style: .continuous)
      )
      .modifier(WholeBoxHit())
      .onTapGesture { configuration.isOn.toggle() }
  }
}

/// UIKit's switch of iOS 13 to 18: 51 × 31 points, a white thumb of 27, 2 from the edge.
struct SwitchControl: View {
  let isOn: Bool
  var color: Color?

  @Environment(\.tint) private var tint

  static let movement = Animation.easeInOut(duration: 0.25)
  static let size = CGSize(width: 51, height: 31)
  private static let thumb: CGFloat = 27
  private static let margin: CGFloat = 2

  var body: some View {
    Capsule()
      .fill(
        isOn
          ? color ?? ProxyLooks.switchOn ?? tint ?? .green
          : Color(SystemColor.secondarySystemFill)
      )
      .frame(width: Self.size.width, height: Self.size.height)
      .overlay(alignment: .leading) {
        Circle()
          .fill(ProxyLooks.switchThumb ?? Color.white)
          .frame(width: Self.thumb, height: Self.thumb)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .offset(x: isOn ? Self.size.width - Self.thumb - Self.margin : Self.margin)
      }
  }
}
