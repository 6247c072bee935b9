import Foundation
import SwiftUI
import Testing

@testable import SheetUI

// What is generated for a catalog of strings, of pictures and of colors.
extension LocalizedStringResource {
  fileprivate static let save = LocalizedStringResource("Save")
  fileprivate static let remove = LocalizedStringResource("Remove")
}

extension ImageResource {
  fileprivate static let bag = ImageResource(name: "bag", bundle: .main)
}

extension ColorResource {
  fileprivate static let leaf = ColorResource(name: "leaf", bundle: .main)
}

/// Names that are generated for catalogs.
@MainActor
struct ResourcesTests {
  private struct Screen: View {
    @State private var isOn = true
    @State private var text = ""
    @State private var choice = 1
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var color = Color.red

    var body: some View {
      NavigationStack {
        Form {
          Section(.save) {
            Label(.save, systemImage: "star")
            Label(.save, image: .bag)
            Button(.save) {}
            Button(.remove, role: .destructive) {}
            Button(.save, systemImage: "star") {}
            Button("Bag", image: .bag) {}
            NavigationLink(.save) { Text(.remove) }
            NavigationLink(.save, value: 3)
          }
          controls
        }
        .navigationTitle(.save)
        .searchable(text: $text, prompt: .save)
        .alert(.remove, isPresented: .constant(false)) {
          Button(.remove) {}
        } message: {
          Text(.save)
        }
        .confirmationDialog(.remove, isPresented: .constant(false)) { Button(.remove) {} }
        .help(.save)
        .accessibilityLabel(.save)
      }
    }

    @ViewBuilder private var controls: some View {
      Toggle(.save, isOn: $isOn)
      Picker(.save, selection: $choice) { Text(verbatim: "1").tag(1) }
      DatePicker(.save, selection: $date, displayedComponents: .date)
      Stepper(.save, value: $choice, in: 0...3)
      ColorPicker(.save, selection: $color)
      TextField(.save, text: $text)
      TextField(.save, text: $text, axis: .vertical)
      TextField(.save, value: $choice, format: .number)
      SecureField(.save, text: $text)
      LabeledContent(.save, value: "a")
      LabeledContent(.save, value: 3, format: .number)
      DisclosureGroup(.save) { Text(.remove) }
      ProgressView(.save)
      ProgressView(.save, value: 0.5)
      Menu(.save) { Button(.remove) {} }
    }
  }

  @Test("a screen of generated names shows their words")
  func screen() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Screen() }
    let tree = try stage.layoutTree()
    #expect(tree.contains("\"Save\""))
    #expect(tree.contains("\"Remove\""))
  }

  @Test("generated names make the pictures that strings make")
  func sameAsStrings() throws {
    let device = try #require(Device.named("iphone-13"))
    _ = try Stage(device) { TabView { Tab(.save, systemImage: "star") { Text(.remove) } } }
    _ = try Stage(device) {
      TabView(selection: .constant(2)) {
        Tab(.remove, systemImage: "star", value: 2) { EmptyView() }
      }
    }
    let resources = try Stage(device) { Button(.save, systemImage: "star") {} }.snapshot()
    let keys = try Stage(device) { Button("Save", systemImage: "star") {} }.snapshot()
    #expect(resources == keys)
  }

  @Test("generated names of pictures and colors are names in the bundle")
  func pictures() {
    #expect(Image(.bag) == Image("bag", bundle: .main))
    #expect(Color(.leaf) == Color("leaf", bundle: .main))
    #expect(UIColor(resource: .leaf).color == Color(.leaf))
    _ = UIImage(resource: .bag)
  }

  @Test("text that is written in the code stays a key")
  func keysFirst() {
    let number = 3
    _ = Button("Save \(number)") {}
    _ = Label("Save", systemImage: "star")
    let title: Text = Text("Save")
    #expect(title == Text(LocalizedStringKey("Save")))
  }

  @Test("the first spellings of hints for assistive techniques and notifications are there")
  func accessibility() {
    _ = Text("A").accessibility(label: Text("B")).accessibility(hint: Text("C"))
      .accessibility(value: Text("D")).accessibility(hidden: true)
      .accessibility(addTraits: .isButton).accessibility(removeTraits: [.isHeader])
      .accessibility(identifier: "e").accessibility(sortPriority: 1)
      .accessibility(inputLabels: [Text("F")]).accessibility(activationPoint: .center)
    AccessibilityNotification.Announcement("Done").post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.LayoutChanged(nil).post()
    AccessibilityNotification.PageScrolled("Page 2").post()
  }
}
