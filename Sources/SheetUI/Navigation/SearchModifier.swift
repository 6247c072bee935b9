import Foundation

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
  /// When a field below the title shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Until content is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  let isBelowTitle: Bool

  /// As the system chooses: below the title.
  public static let automatic = SearchFieldPlacement(isBelowTitle: true)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(isBelowTitle: true)
  /// In the toolbar, beside the title.
  public static let toolbarPrincipal = SearchFieldPlacement(isBelowTitle: true)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(isBelowTitle: true)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)

  /// Below the title; a field that doesn't always show goes away as content is scrolled.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(isBelowTitle: true)
  }
}

/// Adds a search field to the bar around.
nonisolated struct SearchModifier: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  var tokens: [AnyView] = []
  var suggestions: AnyView?

  @State private var isActive = false

  @MainActor func body(content: Content) -> some View {
    let isSearching = isPresented ?? $isActive
    content
      .environment(\.searchState, SearchState(isSearching: isSearching, text: text))
      .overlay {
        if isSearching.wrappedValue, let suggestions {
          SearchSuggestionList(content: suggestions)
        }
      }
      .modifier(
        SearchFieldModifier {
          SearchField(text: text, isSearching: isSearching, prompt: prompt, tokens: tokens)
        })
  }
}

/// The suggestions over a page that is being searched.
private struct SearchSuggestionList: View {
  let content: AnyView

  var body: some View {
    List { content }
      .listStyle(.plain)
      .background(Color(SystemColor.systemBackground))
  }
}

/// Hands a search field to the bar around.
nonisolated struct SearchFieldModifier: _BuiltInModifier {
  let field: @MainActor () -> SearchField

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SearchNode(view, inputs)
  }
}

/// The node of a search field, which lives where it is declared; its boxes go to the bar.
@MainActor
final class SearchNode<C: View>: ModifierNode<C, SearchFieldModifier> {
  private var field: _TypedNode<SearchField>?
  private var isActive = false

  override var childNodes: [_ViewNode] {
    super.childNodes + [field as _ViewNode?].compactMap(\.self)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    child?.collectOutputs(into: &outputs)
  }

  override func refresh() {
    super.refresh()
    var inputs = inputs.child(of: self)
    inputs.environment.dynamicTypeSize = .large
    inputs.environment.font = .body
    inputs.environment.foregroundStyles = nil
    inputs.environment.listContext = nil
    var view = view.modifier.field()
    isActive = inputs.graph.trackingObservation(of: self) { view.isSearching.wrappedValue }
    if isActive, let scopes = inputs.environment.searchScopes,
      !scopes.needsText || !view.text.wrappedValue.isEmpty
    {
      view.scopes = scopes.picker
    }
    field = view.node(updating: field, inputs)
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    child?.collectPreference(key, into: &value)
    guard Q.self == BarPreferencesKey.self, let field else { return }
    var own = BarPreferences()
    own.search = SearchDescription(
      field: field, isBelowTitle: true, hasScopes: field.view.scopes != nil, isActive: isActive)
    if let own = own as? Q.Value { Q.add(own, to: &value) }
  }
}

/// What the user chooses the scope of a search with.
struct SearchScopes {
  /// Whether it shows only once there is text.
  let needsText: Bool
  /// The control.
  let picker: AnyView
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// The scopes of the searches in the view.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// What views know of the search around them.
struct SearchState {
  var isSearching: Binding<Bool>?
  var text: Binding<String>?
}

private enum SearchStateKey: EnvironmentKey {
  static var defaultValue: SearchState { SearchState() }
}

extension EnvironmentValues {
  /// The search around the view.
  var searchState: SearchState {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  /// Whether the user is searching.
  public var isSearching: Bool { searchState.isSearching?.wrappedValue ?? false }

  /// Ends the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}

/// Ends the search around a view; found in the environment.
@MainActor @preconcurrency
public struct DismissSearchAction {
  private let state: SearchState

  nonisolated init(state: SearchState) { self.state = state }

  /// Ends the search and empties the field.
  public func callAsFunction() {
    state.text?.wrappedValue = ""
    state.isSearching?.wrappedValue = false
  }
}
