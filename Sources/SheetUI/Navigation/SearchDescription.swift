import Foundation

/// What a page says about its search field.
struct SearchDescription {
  /// The node of the field, which lives in the page.
  let field: _ViewNode
  /// Whether the field lies below the title; else in the row.
  let isBelowTitle: Bool
  /// Whether scopes stand under the field.
  var hasScopes = false
  /// Whether the user searches.
  var isActive = false

  /// The height of the field and what is under it, in points.
  var height: CGFloat {
    NavigationBarMetrics.search + (hasScopes ? NavigationBarMetrics.searchScopes : 0)
  }
}

/// The search field in a bar.
struct BarSearchField: View {
  let model: NavigationBarModel
  let state: NavigationBarState

  var body: some View {
    VStack(spacing: 0) {
      if let search = model.preferences.search, search.isBelowTitle {
        ForeignViews(nodes: [search.field])
      }
    }
    .barMargin(.horizontal, state)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}
