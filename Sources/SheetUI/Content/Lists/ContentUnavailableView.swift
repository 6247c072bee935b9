import Foundation

/// What is shown where there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// Creates the view from a label, a description and buttons.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// The parts below each other, in the middle of what is offered.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        UnavailableLabel(label: label)
        description
          .font(.subheadline)
          .modifier(ValueColor())
      }
      VStack(spacing: 8) { actions }
        .font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == SheetUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a title in the language of the user and a system symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SheetUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Creates the view from a string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: SheetUI.Label(title, systemImage: name), description: description,
      actions: EmptyView())
  }

  /// Creates the view from a title in the language of the user and a picture.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: SheetUI.Label(title: { Text(title) }, icon: { Image(name) }),
      description: description, actions: EmptyView())
  }

  /// Creates the view from a string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: SheetUI.Label(title: { Text(title) }, icon: { Image(name) }),
      description: description, actions: EmptyView())
  }
}

/// The parts of the view that is shown where a search finds nothing.
public enum SearchUnavailableContent {
  /// The label.
  public struct Label: View {
    let query: String?

    /// A magnifying glass and what was not found.
    public var body: some View {
      SheetUI.Label(
        title: {
          Text(
            verbatim: query.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results")
        }, icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// The description.
  public struct Description: View {
    let query: String?

    /// What to do about it.
    public var body: some View {
      Text(
        verbatim: query == nil
          ? "Try a new search." : "Check the spelling or try a new search.")
    }
  }

  /// The buttons.
  public struct Actions: View {
    /// None.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search finds nothing.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  {
    ContentUnavailableView(
      label: SearchUnavailableContent.Label(query: nil),
      description: SearchUnavailableContent.Description(query: nil),
      actions: SearchUnavailableContent.Actions())
  }

  /// What is shown where a search for a text finds nothing.
  public static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    let query = text.isEmpty ? nil : text
    return ContentUnavailableView(
      label: SearchUnavailableContent.Label(query: query),
      description: SearchUnavailableContent.Description(query: query),
      actions: SearchUnavailableContent.Actions())
  }
}
