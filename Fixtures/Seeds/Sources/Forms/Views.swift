import SwiftUI

/// Views and containers in the forms in which public code makes them.
struct ViewForms: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var number = 1.0
  @State private var count = 1
  @State private var date = Date()
  @State private var path = NavigationPath()
  @State private var selection: TextSelection?

  var body: some View {
    NavigationStack(path: $path) {
      Group {
        buttons
        words
        stacks
        lists
      }
      Group {
        fields
        choices
        dates
        links
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("A") { act() }
    Button {
      act()
    } label: {
      Text("A")
    }
    Button(action: { act() }) { Text("A") }
    Button(action: act, label: { Text("A") })
    Button("A", role: .cancel) { act() }
    Button("A", role: .destructive) { act() }
    Button("A", role: .none) { act() }
    Button("A", action: act)
    Button(role: .destructive) {
      act()
    } label: {
      Text("A")
    }
    Button(action: act) { Image(systemName: "star") }
    Button("A", role: .cancel, action: act)
    Button("A", systemImage: "star") { act() }
    Button(.init("A")) { act() }
  }

  @ViewBuilder private var words: some View {
    Text("A").bold()
    Text(number, format: .currency(code: "EUR"))
    Text(["A", "B"], format: .list(type: .and, width: .short))
    Text(number, format: .percent)
    Text("A", comment: "A letter")
    Text(date, style: .date)
    Text("A", bundle: .main)
    Text(verbatim: "A")
    Text(LocalizedStringKey("A"))
    Text("A \(count) \(number, specifier: "%.1f") \(date, style: .time)")
    Image(systemName: "star")
    Image("Picture")
    Image(uiImage: UIImage())
    Image(systemName: "wifi", variableValue: 0.5)
    Label("A", systemImage: "star")
    Label {
      Text("A")
    } icon: {
      Image(systemName: "star")
    }
    ProgressView()
    Divider()
    EmptyView()
    AnyView(Text("A"))
    Spacer()
    Spacer(minLength: 4)
  }

  @ViewBuilder private var stacks: some View {
    VStack { Text("A") }
    VStack(spacing: 4) { Text("A") }
    VStack(alignment: .leading) { Text("A") }
    VStack(alignment: .center, spacing: 4) { Text("A") }
    VStack(alignment: .leading, spacing: 4, content: { Text("A") })
    VStack(spacing: 4, content: { Text("A") })
    HStack { Text("A") }
    HStack(spacing: 4) { Text("A") }
    HStack(alignment: .top, spacing: 4) { Text("A") }
    HStack(spacing: 4, content: { Text("A") })
    HStack(alignment: .center, spacing: 4, content: { Text("A") })
    ZStack { Text("A") }
    ZStack(alignment: .bottom) { Text("A") }
    ZStack(alignment: .top) { Text("A") }
    ZStack(alignment: .topLeading) { Text("A") }
    ZStack(alignment: .bottomTrailing) { Text("A") }
    ZStack(alignment: .center) { Text("A") }
    ScrollView { Text("A") }
    ScrollView(.horizontal, showsIndicators: false) { Text("A") }
    ScrollView(.vertical, showsIndicators: false, content: { Text("A") })
    ScrollView(.horizontal) { Text("A") }
    ScrollView(.vertical) { Text("A") }
    LazyVGrid(columns: [GridItem(), GridItem(.flexible(), spacing: 4)], spacing: 4) { Text("A") }
  }

  @ViewBuilder private var lists: some View {
    ForEach(0..<3) { Text("\($0)") }
    ForEach([FormItem()]) { Text($0.name) }
    ForEach(["A"], id: \.self) { Text($0) }
    ForEach(["A"], id: \.self, content: { Text($0) })
    List { Text("A") }
    List([FormItem()]) { Text($0.name) }
    List(["A"], id: \.self) { Text($0) }
    Form {
      Section { Text("A") }
      Section("A") { Text("A") }
      Section {
        Text("A")
      } footer: {
        Text("A")
      }
      Section {
        Text("A")
      } header: {
        Text("A")
      }
      Section(header: Text("A")) { Text("A") }
      Section(content: { Text("A") }, footer: { Text("A") })
      Section {
        Text("A")
      } header: {
        Text("A")
      } footer: {
        Text("A")
      }
    }
    NavigationStack { Text("A") }
    NavigationView { Text("A") }
    TabView { Text("A").tabItem { Label("A", systemImage: "star") } }
    TabView(selection: $count) { Text("A").tag(1) }
  }

  @ViewBuilder private var fields: some View {
    TextField("A", text: $text)
    TextField("A", text: $text, axis: .vertical)
    TextField("A", value: $number, format: .currency(code: "EUR"))
    TextField("A", value: $number, format: .number)
    TextField(text: $text, label: { Text("A") })
    TextField(text: $text, prompt: Text("B")) { Text("A") }
    TextField("A", value: $number, formatter: NumberFormatter())
    SecureField("A", text: $text)
    TextEditor(text: $text)
    TextEditor(text: .constant("A"))
    TextEditor(text: $text, selection: $selection)
    Toggle("A", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("A") }
    Toggle(isOn: $isOn, label: { Text("A") })
  }

  @ViewBuilder private var choices: some View {
    Picker("A", selection: $count) { Text("A").tag(1) }
    Picker(selection: $count, label: Text("A")) { Text("A").tag(1) }
    Picker(selection: $count) {
      Text("A").tag(1)
    } label: {
      Text("A")
    }
    Slider(value: $number)
    Slider(value: $number, in: 0...1)
    Slider(value: $number, in: 0...1, step: 0.1)
    Slider(value: $number, in: 0...1, step: 0.1) {
      Text("A")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    Stepper("A", value: $count)
    Stepper(value: $count, in: 0...10) { Text("A") }
    Stepper(value: $count, in: 0...10, step: 2) { Text("A") }
    LabeledContent("A", value: "B")
    LabeledContent("A", value: number, format: .number)
    LabeledContent {
      Text("A")
    } label: {
      Text("B")
    }
    LabeledContent("A") { Text("B") }
  }

  @ViewBuilder private var dates: some View {
    DatePicker("A", selection: $date)
    DatePicker("A", selection: $date, displayedComponents: .date)
    DatePicker("A", selection: $date, displayedComponents: .hourAndMinute)
    DatePicker("A", selection: $date, in: ...Date())
    DatePicker(selection: $date, in: Date()...) { Text("A") }
    DatePicker(selection: $date, label: { Text("A") })
    DatePicker(selection: $date, displayedComponents: [.date]) { Text("A") }
    DatePicker("A", selection: $date, in: Date()..., displayedComponents: .date)
    DatePicker(selection: $date, in: Date()..., displayedComponents: .date) { Text("A") }
  }

  @ViewBuilder private var links: some View {
    NavigationLink(destination: Text("A")) { Text("B") }
    NavigationLink(destination: Text("A"), label: { Text("B") })
    NavigationLink(destination: Text("A"), isActive: $isOn, label: { Text("B") })
    NavigationLink("A", value: 1)
    if let url = URL(string: "https://example.org") {
      Link("A", destination: url)
      Link(destination: url) { Text("A") }
    }
  }

  private func act() {}
}
