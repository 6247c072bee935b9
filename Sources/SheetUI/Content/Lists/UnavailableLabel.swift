import Foundation

/// A label with its icon, large and gray, above its title.
struct UnavailableLabel<Content: View>: View {
  let label: Content

  var body: some View {
    if let label = label as? Label<Text, Image> {
      VStack(spacing: 12) {
        label.icon
          .font(.system(size: 48))
          .foregroundStyle(.secondary)
        label.title.font(.title2.weight(.bold))
      }
    } else {
      label.font(.title2.weight(.bold))
    }
  }
}
