import SwiftUI

extension EnvironmentValues {
  @Entry var cardTint = Color.blue
  @Entry var cardTitle: String?
}

struct Card: View {
  @Environment(\.cardTint) private var tint
  @Environment(\.cardTitle) private var title
  @Binding var isOn: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title ?? "Card").font(.headline)
      Toggle("Notifications", isOn: $isOn)
    }
    .padding()
    .background(tint.opacity(0.2))
    .cornerRadius(16)
    .padding()
  }
}

struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Shared" }

  func body(content: Content, context: String) -> some View {
    content.environment(\.cardTitle, context)
  }
}

#Preview {
  @Previewable @State var isOn = true
  Card(isOn: $isOn)
}

#Preview("Green card", traits: .sizeThatFitsLayout) {
  Card(isOn: .constant(false)).environment(\.cardTint, .green)
}

#Preview("Shared", traits: .modifier(Sample()), .fixedLayout(width: 320, height: 160)) {
  Card(isOn: .constant(true))
}

#Preview("Presented", traits: .landscapeLeft) {
  @Previewable @State var isShown = true
  Color.yellow.sheet(isPresented: $isShown) { Card(isOn: .constant(true)) }
}

#Preview("Words", arguments: ["one", "two"]) { word in
  Text(word)
}

#Preview("Controller") {
  let controller = UIViewController()
  controller.view.backgroundColor = .systemTeal
  return controller
}
