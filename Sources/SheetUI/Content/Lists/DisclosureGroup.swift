import Foundation

/// Views that a tap on a label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?

  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a group that keeps track of whether it is open.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  /// Creates a group that is open while a flag is set.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  /// The group in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: DisclosureGroupStyle>(_ style: S) -> AnyView {
    let isExpanded = isExpanded ?? $isOpen
    // What a closed group holds is not made.
    let content = isExpanded.wrappedValue ? AnyView(self.content()) : AnyView(EmptyView())
    return AnyView(
      style.makeBody(
        configuration: DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: content),
          isExpanded: isExpanded)))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a label in the language of the user.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  /// Creates a group with a label in the language of the user that is open while a flag is set.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a group with a string as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, content: content, label: Text(label))
  }

  /// Creates a group with a string as its label that is open while a flag is set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(label))
  }
}

/// What a style for groups that open draws.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The views that are shown and hidden.
  public struct Content: View {
    let content: AnyView

    /// The views.
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The views that are shown and hidden.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// How groups that open look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the finished group.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the finished group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with a chevron, and the content below; in a list each view is a row.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the group.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosureGroup(configuration: configuration)
  }
}

/// The system's look of a group that opens.
private struct AutomaticDisclosureGroup: View {
  let configuration: DisclosureGroupStyleConfiguration

  @Environment(\.isListRow) private var isListRow
  @Environment(\.disclosureLevel) private var level
  @Environment(\.layoutDirection) private var direction

  /// The turn of the chevron, which points down where the group is open.
  private var turn: Angle {
    isExpanded ? .degrees(direction == .rightToLeft ? -90 : 90) : .zero
  }

  private var isExpanded: Bool { configuration.isExpanded }

  var body: some View {
    if isListRow {
      header.modifier(
        TraitModifier {
          $0.list.tap = toggle
          $0.list.indentation = level
        })
      if isExpanded {
        configuration.content
          .modifier(IndentationModifier(level: level + 1))
          .environment(\.disclosureLevel, level + 1)
      }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header
          .contentShape(Rectangle())
          .onTapGesture { toggle() }
        if isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    HStack(spacing: 0) {
      if isListRow {
        configuration.label
      } else {
        configuration.label.foregroundStyle(Color.accentColor)
      }
      Spacer(minLength: 8)
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold))
        .rotationEffect(turn)
        .foregroundStyle(Color.accentColor)
        .layoutPriority(1)
    }
  }

  private func toggle() {
    withAnimation { configuration.isExpanded.toggle() }
  }
}

/// Says how deep rows lie in an outline, where nothing in them says more.
nonisolated struct IndentationModifier: ViewModifier {
  let level: Int

  func body(content: Content) -> some View {
    content.modifier(
      TraitModifier { $0.list.indentation = max($0.list.indentation, level) })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's look.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any DisclosureGroupStyle = AutomaticDisclosureGroupStyle()
}

private enum DisclosureLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// How groups that open look.
  fileprivate var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
  /// How many groups of a list the view is in.
  fileprivate var disclosureLevel: Int {
    get { self[DisclosureLevelKey.self] }
    set { self[DisclosureLevelKey.self] = newValue }
  }
}

extension View {
  /// Sets how groups that open in the view look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    modifier(EnvironmentValueModifier { $0.disclosureGroupStyle = style })
  }
}
