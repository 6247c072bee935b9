import SwiftUI

/// Shapes, colors, wrappers, values, protocols and functions in the forms in which public code uses
/// them.
struct ValueForms: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(FormSettings.self) private var settings
  @EnvironmentObject private var model: FormModel
  @ObservedObject var observed = FormModel()
  @StateObject private var owned = FormModel()
  @AppStorage("key") private var stored = false
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.editMode) private var editMode
  @Environment(\.locale) private var locale
  @Binding var isOn: Bool
  @ViewBuilder var content: () -> AnyView
  let sizes = UIScreen.main.bounds

  init(isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> AnyView) {
    _isOn = Binding(projectedValue: isOn)
    self.content = content
  }

  var body: some View {
    VStack {
      shapes
      colors
      switchesAndPaths
      content()
    }
    .environment(FormSettings())
    .environment(\.formKey, 1)
  }

  @ViewBuilder private var shapes: some View {
    RoundedRectangle(cornerRadius: 4)
    RoundedRectangle(cornerRadius: 4, style: .continuous)
    Rectangle()
    Capsule()
    Capsule(style: .circular)
    Circle()
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1, y: 1))
    }
    Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    FormTriangle()
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
    LinearGradient(colors: [.red, .blue], startPoint: .bottom, endPoint: .top)
    Rectangle().fill(Color.red.gradient)
  }

  @ViewBuilder private var colors: some View {
    Color("Name")
    Color(.systemBackground)
    Color(.secondarySystemBackground)
    Color(.secondaryLabel)
    Color(.systemGray5)
    Color(.systemGray6)
    Color(red: 1, green: 0, blue: 0)
    Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    Color(uiColor: .label)
    Color(uiColor: .systemGray2)
    Color(hue: 1, saturation: 0, brightness: 0, opacity: 0.5)
    Color.white.overlay(Color.black).overlay(Color.clear).overlay(Color.gray)
    Color.secondary.overlay(Color.blue).overlay(Color.green).overlay(Color.yellow)
    Color.primary.overlay(Color.orange).overlay(Color.accentColor).overlay(Color.pink)
    Color.brown.overlay(Color.mint)
  }

  @ViewBuilder private var switchesAndPaths: some View {
    Toggle("A", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    Toggle(
      "A",
      isOn: Binding {
        isOn
      } set: {
        isOn = $0
      })
    Toggle("A", isOn: .constant(false))
    Text("\(max(1, min(2, abs(-3))))").onTapGesture(perform: change)
  }

  @MainActor private func change() {
    withAnimation { isOn.toggle() }
    withAnimation(.spring()) { $isOn.wrappedValue.toggle() }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { presentationMode.wrappedValue.dismiss() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { dismiss() }
    print("done")
    let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let alert = LocalizedStringKey("A")
    let resource: LocalizedStringResource = "A"
    _ = (
      insets, alert, resource, Font.body, AnyTransition.opacity, Animation.default, type(of: self)
    )
  }
}

/// A key with a value in the environment.
private struct FormKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// A value of the module's own.
  var formKey: Int {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}

/// An observable model.
@Observable
final class FormSettings {
  /// How many.
  var count = 0
}

/// A shape of the module's own.
struct FormTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A gesture of the module's own.
struct FormGesture: Gesture {
  @GestureState private var isDown = false
  var body: some Gesture {
    DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }
  }
}

/// A view of UIKit.
struct FormBlur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UIVisualEffectView {
    _ = context.coordinator
    return UIVisualEffectView(effect: UIBlurEffect(style: style))
  }
  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.backgroundColor = .clear }

  final class Coordinator: NSObject {}
}

/// A controller of UIKit.
struct FormController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIHostingController(rootView: Text("A"))
    controller.modalPresentationStyle = .overCurrentContext
    controller.modalTransitionStyle = .crossDissolve
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.modalPresentationStyle = .popover
    controller.modalPresentationStyle = .pageSheet
    controller.modalPresentationStyle = .overFullScreen
  }
}

@available(iOS 15, *)
private func isNew() -> Bool {
  if #available(iOS 17, macOS 14, *) { return true }
  return false
}

/// An app of the module's own; `@main` stays out of a library.
struct FormApp: App {
  var body: some Scene {
    WindowGroup { ValueForms(isOn: .constant(true)) { AnyView(Text("A")) } }
  }
}

struct ValueForms_Previews: PreviewProvider {
  static var previews: some View { ValueForms(isOn: .constant(true)) { AnyView(Text("A")) } }
}

#Preview { Text("A") }

#Preview("Name") { Text("A") }

#Preview {
  @Previewable @State var isOn = false
  Toggle("A", isOn: $isOn)
}
