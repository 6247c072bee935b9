import Combine
import SwiftUI

/// Modifiers of text, controls, bars, lists and events, in the forms in which public code calls them.
struct BehaviorModifierForms: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var date = Date()
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  @Namespace private var space
  @GestureState private var translation = CGSize.zero

  enum Field { case name }

  var body: some View {
    NavigationStack {
      VStack {
        texts
        controls
        fields
        events
        lists
        bars
      }
    }
  }

  @ViewBuilder private var texts: some View {
    Text("A").font(.title).font(.largeTitle).font(.system(size: 20)).font(.headline)
    Text("A").font(.title3).font(.caption).font(.footnote).font(.title2).font(.callout)
    Text("A").font(.subheadline).font(.system(size: 20, weight: .bold)).font(.caption2)
    Text("A").font(.system(.title, design: .rounded)).font(.custom("Inter", size: 20))
    Text("A").font(.system(size: 20, weight: .medium, design: .serif)).font(.italic(.title)())
    Text("A").font(.system(size: 20, weight: .regular, design: .default)).font(.title.weight(.bold))
    Text("A").fontWeight(.bold).fontWeight(.semibold).fontWeight(.heavy).fontWeight(.light)
    Text("A").fontWeight(.black).fontWeight(.medium).bold().italic()
    Text("A").fontDesign(.monospaced).fontDesign(.rounded).textScale(.secondary)
    Text("A").foregroundColor(.white).foregroundColor(.gray).foregroundColor(.secondary)
    Text("A").foregroundColor(.red).foregroundColor(.black).foregroundColor(.yellow)
    Text("A").foregroundColor(.accentColor).foregroundColor(.clear)
    Text("A").foregroundStyle(.gray).foregroundStyle(.secondary).foregroundStyle(.white)
    Text("A").foregroundStyle(.blue).foregroundStyle(.black).foregroundStyle(.red)
    Text("A").foregroundStyle(.tertiary).foregroundStyle(.quaternary)
    Image(systemName: "star").foregroundStyle(.red, .blue).symbolRenderingMode(.palette)
    Image(systemName: "star").symbolRenderingMode(.hierarchical).symbolRenderingMode(.multicolor)
    Image("Picture").resizable().renderingMode(.original).clipped()
    Image("Picture").resizable().renderingMode(.template).clipped()
    Text("A").multilineTextAlignment(.center).multilineTextAlignment(.trailing)
    Text("A").multilineTextAlignment(.leading).lineLimit(2).lineLimit(nil)
    Text("A").accessibilityLabel("Letter")
  }

  @ViewBuilder private var controls: some View {
    Button("A") {}.buttonStyle(.borderedProminent).buttonStyle(.bordered)
    Button("A") {}.buttonStyle(.plain).buttonStyle(.borderless).buttonStyle(PlainButtonStyle())
    Button("A") {}.buttonStyle(FormButtonStyle())
    Button("A") {}.buttonBorderShape(.capsule).buttonBorderShape(.circle)
    Button("A") {}.controlSize(.large).controlSize(.mini).disabled(isOn).allowsHitTesting(isOn)
    Button("A") {}.tint(.red).tint(.accentColor).tint(.black).tint(.green).tint(.white)
    Button("A") {}.accentColor(.primary)
    DatePicker("A", selection: $date).datePickerStyle(.wheel).labelsHidden()
    DatePicker("A", selection: $date).datePickerStyle(.compact)
    DatePicker("A", selection: $date).datePickerStyle(.graphical)
    Picker("A", selection: $text) { Text("B").tag("") }.pickerStyle(.inline)
    Picker("A", selection: $text) { Text("B").tag("") }.pickerStyle(.menu)
    Picker("A", selection: $text) { Text("B").tag("") }.pickerStyle(.segmented)
    Picker("A", selection: $text) { Text("B").tag("") }.pickerStyle(.wheel)
    Label("A", systemImage: "star").labelStyle(.iconOnly)
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
    Color.red.modifier(FormModifier(isOn: isOn))
  }

  @ViewBuilder private var fields: some View {
    TextField("A", text: $text).textFieldStyle(.roundedBorder).keyboardType(.decimalPad)
    TextField("A", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("A", text: $text).keyboardType(.emailAddress).textInputAutocapitalization(.never)
    TextField("A", text: $text).autocapitalization(.none).disableAutocorrection(true)
    TextField("A", text: $text).autocorrectionDisabled(true).autocorrectionDisabled()
    TextField("A", text: $text).textContentType(.newPassword).submitLabel(.done).onSubmit {}
    TextField("A", text: $text).focused($isFocused)
    TextField("A", text: $text).focused($field, equals: .name)
  }

  @ViewBuilder private var events: some View {
    Color.red.onTapGesture {}.onTapGesture(perform: act).onAppear {}.onAppear(perform: act)
    Color.red.onDisappear {}.onDisappear(perform: act).task { await Task.yield() }
    Color.red.onChange(of: text) {}.onChange(of: text, perform: { _ in act() })
    Color.red.onChange(of: text) { _ in act() }.onChange(of: text) { old, new in act() }
    Color.red.onChange(of: text, initial: true) {}
    Color.red.onReceive(Just(1)) { _ in act() }.onReceive(Just(1), perform: { _ in act() })
    Color.red.gesture(drag).highPriorityGesture(drag).simultaneousGesture(drag)
    Color.red.gesture(DragGesture(minimumDistance: 0).onChanged(change).onEnded(end))
    Color.red.gesture(
      DragGesture(coordinateSpace: .global).updating(
        $translation,
        body: { value, state, _ in
          state = value.predictedEndTranslation
        }))
    Color.red.environment(\.colorScheme, .dark).environment(\.colorScheme, .light)
    Color.red.environment(\.horizontalSizeClass, .compact).environmentObject(FormModel())
    Color.red.matchedGeometryEffect(id: "A", in: space)
  }

  private var drag: some Gesture {
    DragGesture()
      .updating($translation) { value, state, transaction in state = value.translation }
      .onChanged { _ = $0.location.y + $0.startLocation.y }
      .onEnded { value in _ = value.predictedEndLocation }
  }

  private func change(_ value: DragGesture.Value) {}
  private func end(_ value: DragGesture.Value) {}

  @ViewBuilder private var lists: some View {
    List {
      ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete(perform: delete)
      ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete { _ in act() }
      ForEach([1, 2], id: \.self) { Text("\($0)") }.onMove(perform: move)
      ForEach([1, 2], id: \.self) { Text("\($0)") }.onMove { _, _ in act() }
      Text("A").listRowBackground(Color.red).listRowSeparator(.hidden)
      Text("A").listRowSeparator(.hidden, edges: .bottom)
    }
    .listStyle(.insetGrouped)
    .scrollContentBackground(.hidden)
    .scrollDisabled(isOn)
    .scrollIndicators(.hidden)
    Form { Text("A") }.formStyle(.grouped)
    TabView { Text("A") }.tabViewStyle(.sidebarAdaptable)
    TabView { Text("A") }.tabViewStyle(PageTabViewStyle())
  }

  @ViewBuilder private var bars: some View {
    Color.red.navigationTitle("A").navigationTitle(Text("A")).navigationTitle(text)
    Color.red.navigationBarTitle("A").navigationBarTitle(Text("A"))
    Color.red.navigationBarTitle("A", displayMode: .inline)
    Color.red.navigationBarTitle(Text("A"), displayMode: .large)
    Color.red.navigationBarTitleDisplayMode(.inline)
    Color.red.navigationBarItems(trailing: Text("A")).navigationBarItems(leading: Text("A"))
    Color.red.navigationDestination(for: Int.self) { Text("\($0)") }
    Color.red.navigationDestination(isPresented: $isOn) { Text("A") }
    Color.red.searchable(text: $text).searchable(text: $text, prompt: "Search")
    NavigationView { Text("A") }.navigationViewStyle(.stack)
    NavigationView { Text("A") }.navigationViewStyle(StackNavigationViewStyle())
    Color.red.toolbar(.hidden, for: .navigationBar)
    Color.red.toolbar(content: { FormToolbar() })
    Color.red.toolbar {
      ToolbarItem { Text("A") }
      ToolbarItem(placement: .confirmationAction) { Text("A") }
      ToolbarItem(placement: .navigationBarTrailing) { Text("A") }
      ToolbarItem(placement: .navigationBarLeading) { Text("A") }
      ToolbarItem(placement: .cancellationAction) { Text("A") }
      ToolbarItem(placement: .topBarLeading) { Text("A") }
      ToolbarItem(placement: .topBarTrailing) { Text("A") }
      ToolbarItem(placement: .destructiveAction) { Text("A") }
    }
    Color.red.toolbar {
      ToolbarItem(placement: .keyboard) { Text("A") }
      ToolbarItem(placement: .primaryAction, content: { Text("A") })
      ToolbarItem(placement: .principal) { Text("A") }
      ToolbarItemGroup(placement: .keyboard) { Text("A") }
      ToolbarItemGroup(placement: .navigationBarTrailing) { Text("A") }
      ToolbarItemGroup(placement: .primaryAction) { Text("A") }
      ToolbarItemGroup(placement: .topBarTrailing) { Text("A") }
    }
  }

  private func act() {}
  private func delete(at offsets: IndexSet) {}
  private func move(from source: IndexSet, to destination: Int) {}
}

/// A toolbar of its own type.
struct FormToolbar: ToolbarContent {
  @ToolbarContentBuilder var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Text("A") }
  }
}

/// A modifier of its own type.
struct FormModifier: ViewModifier {
  var isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 1 : 0.5) }
}

/// A button style of its own type.
struct FormButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A model.
final class FormModel: ObservableObject {
  @Published var count = 0
}
