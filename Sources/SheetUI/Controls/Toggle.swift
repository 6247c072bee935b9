import Foundation

/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The label, and the switch at the trailing edge.
  public var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden {
        label
        Spacer()
      }
      SwitchControl(isOn: isOn)
        .opacity(isEnabled ? 1 : 0.5)
        .onTapGesture { withAnimation(SwitchControl.movement) { isOn.toggle() } }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch beside a text in the language of the user.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch beside a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// UIKit's switch of iOS 13 to 18: 51 × 31 points, a white thumb of 27, 2 from the edge.
struct SwitchControl: View {
  let isOn: Bool

  @Environment(\.tint) private var tint

  static let movement = Animation.easeInOut(duration: 0.25)
  private static let size = CGSize(width: 51, height: 31)
  private static let thumb: CGFloat = 27
  private static let margin: CGFloat = 2

  var body: some View {
    Capsule()
      .fill(isOn ? tint ?? .green : Color(SystemColor.secondarySystemFill))
      .frame(width: Self.size.width, height: Self.size.height)
      .overlay(alignment: .leading) {
        Circle()
          .fill(Color.white)
          .frame(width: Self.thumb, height: Self.thumb)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .offset(x: isOn ? Self.size.width - Self.thumb - Self.margin : Self.margin)
      }
  }
}
