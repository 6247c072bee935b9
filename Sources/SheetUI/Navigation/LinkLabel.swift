import Foundation

/// A link: in a list it fills the row, in the color of text, before a chevron.
struct LinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor () -> Void

  @Environment(\.isListRow) private var isListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listContext) private var list
  @Environment(\.idiom) private var idiom
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  /// Whether the link shows that it leads somewhere; not where its page is beside its list.
  private var hasIndicator: Bool {
    indicator != .hidden && (list?.look != .sidebar || idiom == .phone)
  }

  var body: some View {
    if isListRow {
      Button(action: action) {
        HStack(spacing: 0) {
          label
          Spacer(minLength: LinkMetrics.gap)
          // First: a label of a fixed width would be offered half of the row.
          if hasIndicator { DisclosureIndicator().layoutPriority(1) }
        }
        .opacity(isEnabled ? 1 : LinkMetrics.disabledOpacity)
      }
      .buttonStyle(LinkRowStyle())
      .modifier(
        TraitModifier {
          $0.isRowTarget = true
          $0.list.hasDisclosure = hasIndicator
        })
    } else {
      Button(action: action) { label }
    }
  }
}

/// A row without a button's looks.
private struct LinkRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The sizes of links in lists, in points.
enum LinkMetrics {
  /// The least distance between label and chevron.
  static let gap: CGFloat = 8
  /// The opacity of a row whose link leads nowhere.
  static let disabledOpacity = 0.4
}

private enum LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links in lists have a chevron.
  var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether links in lists have a chevron.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View { environment(\.navigationLinkIndicatorVisibility, visibility) }
}
