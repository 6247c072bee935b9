import Foundation

/// Views in a box with a label.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a label, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: GroupBoxStyle>(_ style: S) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a label in the language of the user.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// Creates a box from what a style is to draw.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// What a style for boxes draws.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The views in the box.
  public struct Content: View {
    let content: AnyView

    /// The views.
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the finished box.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the finished box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A rounded box in the secondary background color, with the label in bold.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the box.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultGroupBox(configuration: configuration)
  }
}

/// The system's box; one in another is a level paler.
private struct DefaultGroupBox: View {
  let configuration: GroupBoxStyleConfiguration

  @Environment(\.groupBoxLevel) private var level

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 0) {
        configuration.label.font(.headline)
        Spacer(minLength: 0)
      }
      configuration.content.environment(\.groupBoxLevel, level + 1)
    }
    .padding()
    .background(
      Color(
        level.isMultiple(of: 2)
          ? SystemColor.secondarySystemBackground : SystemColor.tertiarySystemBackground),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's look.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any GroupBoxStyle = DefaultGroupBoxStyle()
}

private enum GroupBoxLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How boxes look.
  fileprivate var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
  /// How many boxes the view is in.
  fileprivate var groupBoxLevel: Int {
    get { self[GroupBoxLevelKey.self] }
    set { self[GroupBoxLevelKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes in the view look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.groupBoxStyle = style })
  }
}
