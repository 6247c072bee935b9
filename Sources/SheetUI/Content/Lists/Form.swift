/// Controls in sections, as settings are laid out.
public struct Form<Content: View>: View {
  let content: Content

  @Environment(\.formStyle) private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The form in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: FormStyle>(_ style: S) -> AnyView {
    AnyView(style.makeBody(configuration: FormStyleConfiguration(content: .init(AnyView(content)))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from what a style is to draw.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What a form style draws.
@MainActor @preconcurrency
public struct FormStyleConfiguration {
  /// The form's views.
  public struct Content: View {
    let content: AnyView

    init(_ content: AnyView) { self.content = content }

    /// The views.
    public var body: AnyView { content }
  }

  /// The form's views.
  public let content: Content
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the finished form.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = FormStyleConfiguration

  /// Returns the finished form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How forms look where nothing else is said: sections as cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the sections as cards.
  public func makeBody(configuration: Configuration) -> some View {
    ListFrame(content: configuration.content, selection: nil, isForm: true)
  }
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Draws the sections as cards.
  public func makeBody(configuration: Configuration) -> some View {
    ListFrame(content: configuration.content, selection: nil, isForm: true)
  }
}

/// Views below each other that don't scroll.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Puts the views below each other.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The system's look.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Sections as cards.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Views below each other.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any FormStyle = AutomaticFormStyle()
}

extension EnvironmentValues {
  /// How forms look.
  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how forms in the view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.formStyle = style })
  }
}
