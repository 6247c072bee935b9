import Foundation

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Less than usual.
  public static let decreased = BadgeProminence(level: -1)
  /// As usual.
  public static let standard = BadgeProminence(level: 0)
  /// More than usual: in a red capsule.
  public static let increased = BadgeProminence(level: 1)
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the trailing edge of a list's row, or on a tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text at the trailing edge of a list's row, or on a tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a text at the trailing edge of a list's row, or on a tab.
  nonisolated public func badge(_ key: LocalizedStringKey) -> some View {
    modifier(BadgeModifier(label: Text(key)))
  }

  /// Shows a string at the trailing edge of a list's row, or on a tab; nil shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }

  /// Sets how much badges in the view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// Shows a text beside the content of a list's row, and tells it to containers such as tab bars.
nonisolated struct BadgeModifier: ViewModifier {
  let label: Text?

  @MainActor func body(content: Content) -> some View {
    BadgedView(content: content, label: label)
      .modifier(TraitModifier { $0.badge = label })
  }
}

/// A row with its badge; elsewhere the content alone.
private struct BadgedView<Content: View>: View {
  let content: Content
  let label: Text?

  @Environment(\.isListRow) private var isListRow
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if isListRow, let label {
      HStack(spacing: 8) {
        content
        Spacer(minLength: 0)
        badge(label).layoutPriority(1)
      }
    } else {
      content
    }
  }

  @ViewBuilder private func badge(_ label: Text) -> some View {
    if prominence == .increased {
      label.foregroundStyle(.white)
        .padding(.horizontal, 8)
        .background(Color.red, in: Capsule())
    } else {
      label.foregroundStyle(
        Color(prominence == .decreased ? SystemColor.tertiaryLabel : SystemColor.secondaryLabel))
    }
  }
}
