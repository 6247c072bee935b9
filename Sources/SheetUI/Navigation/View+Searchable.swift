// Reason: up to seven parameters, because SwiftUI's signatures have them.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

extension View {
  nonisolated private func search(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?,
    suggestions: AnyView? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt, suggestions: suggestions))
  }

  // MARK: Text

  /// Adds a search field to the bar around.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, nil, prompt) }

  /// Adds a search field to the bar around.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, nil, Text(prompt)) }

  /// Adds a search field to the bar around.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, nil, Text(prompt)) }

  /// Adds a search field to the bar around, which is active while a flag is set.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(text, isPresented, prompt) }

  /// Adds a search field to the bar around, which is active while a flag is set.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(text, isPresented, Text(prompt)) }

  /// Adds a search field to the bar around, which is active while a flag is set.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(text, isPresented, Text(prompt)) }

  // MARK: Suggestions

  /// Adds a search field with suggestions to the bar around.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, nil, prompt, suggestions: AnyView(suggestions())) }

  /// Adds a search field with suggestions to the bar around.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View { search(text, nil, Text(prompt), suggestions: AnyView(suggestions())) }

  // MARK: Tokens

  /// Adds a search field with tokens to the bar around.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    let views = tokens.wrappedValue.map { AnyView(token($0)) }
    return modifier(SearchModifier(text: text, prompt: prompt, tokens: views))
  }

  /// Adds a search field with tokens to the bar around.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  // Reason: SwiftUI's signature has six parameters.
  /// Adds a search field with tokens to the bar around, and some that can be chosen.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    let views = tokens.wrappedValue.map { AnyView(token($0)) }
    let offered = Array(suggestedTokens.wrappedValue)
    let list = OfferedTokens(tokens: tokens, offered: offered, token: token)
    return modifier(
      SearchModifier(
        text: text, prompt: prompt, tokens: views,
        suggestions: offered.isEmpty ? nil : AnyView(list)))
  }

  // Reason: SwiftUI's signature has six parameters.
  /// Adds a search field with tokens to the bar around, and some that can be chosen.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  // MARK: Around the field

  /// Adds scopes to the search in the view, which show under the field while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds scopes to the search in the view, which show under the field while the user searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(
      SearchScopesModifier(
        scope: scope, scopes: scopes(), needsText: activation == .onTextEntry))
  }

  /// Shows suggestions over the view while the user searches.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(SuggestionModifier(suggestions: AnyView(suggestions())))
  }

  /// Shows or hides suggestions in some places; they have one only here.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Puts a text into the field when the suggestion is tapped.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(completion: completion))
  }

  /// Says how the bar changes during a search; it doesn't here.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Says how the field shows in the toolbar; always below the title here.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}

/// Hands what the user chooses scopes with to the searches in a view.
nonisolated struct SearchScopesModifier<V: Hashable, Scopes: View>: ViewModifier {
  let scope: Binding<V>
  let scopes: Scopes
  let needsText: Bool

  @MainActor func body(content: Content) -> some View {
    let picker = Picker(selection: scope) {
      scopes
    } label: {
      EmptyView()
    }
    content.environment(
      \.searchScopes,
      SearchScopes(needsText: needsText, picker: AnyView(picker.pickerStyle(.segmented))))
  }
}

/// When scopes show.
public struct SearchScopeActivation: Equatable, Sendable {
  private let index: Int

  /// As the system chooses: when the search begins.
  public static let automatic = SearchScopeActivation(index: 0)
  /// When text is entered.
  public static let onTextEntry = SearchScopeActivation(index: 1)
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(index: 2)
}

/// Where suggestions show.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let index: Int

  /// As the system chooses.
  public static let automatic = SearchSuggestionsPlacement(index: 0)
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(index: 1)
  /// Over the content.
  public static let content = SearchSuggestionsPlacement(index: 2)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// Over the content.
    public static let content = Set(rawValue: 2)
  }
}

/// How a bar changes during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system chooses.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How a search field shows in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  /// As the system chooses.
  public static let automatic = SearchToolbarBehavior()
  /// As a button.
  public static let minimize = SearchToolbarBehavior()
}

/// Shows suggestions while the user searches; the search may be declared outside or inside.
nonisolated struct SuggestionModifier: ViewModifier {
  let suggestions: AnyView

  @Environment(\.isSearching) private var isSearching

  @MainActor func body(content: Content) -> some View {
    content.overlay {
      if isSearching {
        List { suggestions }.listStyle(.plain)
          .background(Color(SystemColor.systemBackground))
      }
    }
  }
}

/// Fills the search field when the view is tapped.
nonisolated struct CompletionModifier: ViewModifier {
  let completion: String

  @Environment(\.searchState) private var state

  @MainActor func body(content: Content) -> some View {
    Button {
      state.text?.wrappedValue = completion
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

/// Tokens that can be chosen, as a list's rows.
nonisolated private struct OfferedTokens<C: RangeReplaceableCollection, T: View>: View {
  let tokens: Binding<C>
  let offered: [C.Element]
  let token: (C.Element) -> T

  @MainActor var body: some View {
    ForEach(offered.indices, id: \.self) { index in
      Button {
        tokens.wrappedValue.append(offered[index])
      } label: {
        token(offered[index])
      }
    }
  }
}
