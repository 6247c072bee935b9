public import Foundation

/// A value with a label.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the value in the environment's style.
  public var body: some View {
    StyledLabeledContent(label: AnyView(ControlLabel(label)), content: AnyView(content))
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a label in the language of the user.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a value with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string with a label in the language of the user.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a string with a string as its label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a formatted value with a label in the language of the user.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a formatted value with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a value with a label from what a style is to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// What a style for labeled values draws.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The value.
  public struct Content: View {
    let content: AnyView

    /// The value's views.
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// How labeled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the finished view.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the finished view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge, the value in gray at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Puts label and value at the edges; below each other where text is very large.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

/// A label and a value at the edges of a row.
private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration

  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      configuration.content
    } else if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 3) {
        configuration.label
        configuration.content.modifier(ValueColor())
      }
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 3) { configuration.label }
        Spacer(minLength: 8)
        configuration.content
          .modifier(ValueColor())
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

/// The faint color of values and descriptions, in which buttons keep their tint.
nonisolated struct ValueColor: EnvironmentModifier {
  func modify(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = AnyShapeStyle(.secondary)
    environment.hasOwnForeground = false
  }
}

/// A labeled value in the environment's style.
private struct StyledLabeledContent: View {
  let label: AnyView
  let content: AnyView

  @Environment(\.labeledContentStyle) private var style

  var body: some View { styled(style) }

  private func styled<S: LabeledContentStyle>(_ style: S) -> AnyView {
    AnyView(
      style.makeBody(
        configuration: LabeledContentStyleConfiguration(
          label: .init(content: label), content: .init(content: content))))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's look.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any LabeledContentStyle = AutomaticLabeledContentStyle()
}

extension EnvironmentValues {
  /// How labeled values look.
  fileprivate var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labeled values in the view look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.labeledContentStyle = style })
  }
}
