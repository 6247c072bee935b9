import Foundation

/// Hands the items above the keyboard up to the layer that they are in.
enum KeyboardItemsKey: PreferenceKey {
  static var defaultValue: [BarPreferences.Item] { [] }

  static func reduce(
    value: inout [BarPreferences.Item], nextValue: () -> [BarPreferences.Item]
  ) {
    value += nextValue()
  }
}

/// The bar above the keyboard, as UIKit's toolbar for it.
struct KeyboardToolbar: View {
  let items: [BarPreferences.Item]

  /// The height of the bar, in points.
  static let height: CGFloat = 44

  var body: some View {
    HStack(spacing: NavigationBarMetrics.spacing) { ForeignViews(nodes: items.map(\.node)) }
      .padding(.horizontal, NavigationBarMetrics.spacing)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(BarBackground(bar: BarPreferences.Bar(), edge: .top))
  }
}
