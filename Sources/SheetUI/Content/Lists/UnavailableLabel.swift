import Foundation

/// A label with its icon, large and gray, above its title.
struct UnavailableLabel<Content: View>: View {
  let label: Content

  var body: some View {
    label
      .labelStyle(UnavailableLabelStyle())
      .font(.title2.weight(.bold))
  }
}

/// A label's icon, large and gray, above its title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}
