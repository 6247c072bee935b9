import Foundation

/// A search field as UIKit draws it: 36 points high, of radius 10, with a glass before the text.
struct SearchField: View {
  let text: Binding<String>
  let isSearching: Binding<Bool>
  let prompt: Text?
  let tokens: [AnyView]
  /// What the user chooses scopes with, where it shows.
  var scopes: AnyView?

  @FocusState private var isFocused: Bool
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchFocusLinks) private var searchFocusLinks

  private static let height: CGFloat = 36
  private static let radius: CGFloat = 10

  /// The distance between the field and the scopes, in points (observed).
  private static let gap: CGFloat = 12

  var body: some View {
    VStack(spacing: Self.gap) {
      field
      scopes
    }
  }

  private var field: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        ForEach(tokens.indices) { tokens[$0] }
        editor
        if !text.wrappedValue.isEmpty {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
            .onTapGesture { text.wrappedValue = "" }
        }
      }
      .padding(.horizontal, 8)
      .frame(height: Self.height)
      .background(
        Color(SystemColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: Self.radius)
      )
      .onTapGesture { isFocused = true }
      if isSearching.wrappedValue {
        Button("Cancel") {
          text.wrappedValue = ""
          withAnimation(.systemTransition) { isSearching.wrappedValue = false }
        }
        .fixedSize()
      }
    }
    .accessibilityIdentifier("SearchField")
  }

  /// The text, which the search begins and ends with.
  private var editor: some View {
    let submit = submitActions
    return TextField(text: text, prompt: placeholder) { EmptyView() }
      .textFieldStyle(.plain)
      .focused($isFocused)
      .modifier(EnvironmentValueModifier { $0.focusLinks += searchFocusLinks })
      .onSubmit { submit.send(.search) }
      .submitScope()
      .onChange(of: isFocused) {
        guard isFocused, !isSearching.wrappedValue else { return }
        withAnimation(.systemTransition) { isSearching.wrappedValue = true }
      }
      .onChange(of: isSearching.wrappedValue, initial: true) {
        if isFocused != isSearching.wrappedValue { isFocused = isSearching.wrappedValue }
      }
  }

  private var placeholder: Text {
    (prompt ?? Text(verbatim: "Search")).foregroundStyle(Color(SystemColor.secondaryLabel))
  }
}

private enum SearchFocusLinksKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: [FocusLink] = []
}

extension EnvironmentValues {
  /// The focus states that views have for the search field.
  fileprivate var searchFocusLinks: [FocusLink] {
    get { self[SearchFocusLinksKey.self] }
    set { self[SearchFocusLinksKey.self] = newValue }
  }
}

/// Adds a focus state to those that the search field tells.
nonisolated private struct SearchFocusModifier<Value: Hashable>: EnvironmentModifier {
  let location: FocusLocation<Value>?
  let value: Value

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    if let location { environment.searchFocusLinks.append(location.link(value)) }
  }
}

extension View {
  /// Ties the focus of the search field to a state that is true while the field is focused.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusModifier(location: binding.location, value: true))
  }

  /// Ties the focus of the search field to a state.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { modifier(SearchFocusModifier(location: binding.location, value: value)) }
}
