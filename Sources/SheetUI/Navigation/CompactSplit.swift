import Foundation

/// The columns of a split view where there is room for one: a stack, into which a column that is
/// asked for is pushed.
struct CompactSplit: View {
  let columns: [AnyView]
  /// The column that is shown, where a view around says so.
  let preferred: Binding<NavigationSplitViewColumn>?

  @State private var own = 0

  /// How many columns lie over the first one.
  private var depth: Binding<Int> {
    guard let preferred else { return $own }
    let names: [NavigationSplitViewColumn] =
      columns.count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    return Binding {
      names.firstIndex(of: preferred.wrappedValue) ?? 0
    } set: {
      preferred.wrappedValue = names[min(max($0, 0), names.count - 1)]
    }
  }

  var body: some View { NavigationContainer(root: column(0)) }

  /// A column that pushes the next one.
  private func column(_ index: Int) -> AnyView {
    guard index + 1 < columns.count else {
      return AnyView(columns[index].environment(\.splitColumn, nil))
    }
    let depth = depth
    let isPresented = Binding {
      depth.wrappedValue > index
    } set: { isShown in
      if isShown != (depth.wrappedValue > index) {
        depth.wrappedValue = isShown ? index + 1 : index
      }
    }
    return AnyView(
      columns[index]
        .environment(\.splitColumn, SplitColumn(showsNext: isPresented))
        .navigationDestination(isPresented: isPresented) {
          column(index + 1).environment(\.mergesNavigation, true)
        })
  }
}

/// What the views of a split view's column know about it.
struct SplitColumn {
  /// Whether the next column shows; nil where all columns do.
  var showsNext: Binding<Bool>?

  /// Shows the next column, or goes back to this one.
  @MainActor func showNext(_ isShown: Bool) {
    guard let showsNext, showsNext.wrappedValue != isShown else { return }
    withAnimation(.systemTransition) { showsNext.wrappedValue = isShown }
  }
}

private enum SplitColumnKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: SplitColumn? = nil
}

private enum MergesNavigationKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ListChoiceKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: (@MainActor (AnyHashable) -> Bool)? = nil
}

extension EnvironmentValues {
  /// The column of a split view, before the last one, that the view is in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
  /// Whether a navigation container in the view takes the bar of the page that it is in over, with
  /// the way back, as a stack in a split view's column does.
  var mergesNavigation: Bool {
    get { self[MergesNavigationKey.self] }
    set { self[MergesNavigationKey.self] = newValue }
  }

  /// Takes back what a split view says to its columns, for a layer that one of them presents.
  mutating func leaveSplit() {
    (splitColumn, listChoice, mergesNavigation) = (nil, nil, false)
  }

  /// Selects a value in the list of a split view's column around; false where that knows no such
  /// values.
  var listChoice: (@MainActor (AnyHashable) -> Bool)? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}
