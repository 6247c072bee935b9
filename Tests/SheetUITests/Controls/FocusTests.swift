import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Fields, the keyboard focus, and what is typed.
@MainActor
struct FocusTests {
  enum Field: Hashable { case name, mail }

  struct Sheet: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var log = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name).named("name")
        TextField("Mail", text: $mail)
          .textInputAutocapitalization(.never)
          .focused($field, equals: .mail)
          .onSubmit { log = "submitted \(mail)" }
        Button("Mail me") { field = .mail }
        Button("Done") { field = nil }
        Text("field \(String(describing: field)) \(name) \(log)")
      }
    }
  }

  private func shows(_ lab: Lab, _ text: String) -> Bool {
    (try? lab.stage.center(ofText: text)) != nil
  }

  @Test("a tap focuses a field, brings the keyboard up and tells the state")
  func taps() throws {
    let lab = try Lab(300, 600) { Sheet() }
    #expect(!lab.stage.hasFocus)
    try lab.stage.tap("Name")
    #expect(lab.stage.hasFocus)
    try lab.stage.type("ann b")
    #expect(shows(lab, "Ann b"))
    #expect(shows(lab, ".name"))
    try lab.stage.deleteBackward(count: 2)
    #expect(shows(lab, "Ann"))
  }

  @Test("the state moves the focus, a line break submits and lets go")
  func state() throws {
    let lab = try Lab(300, 600) { Sheet() }
    try lab.stage.tap("Mail me")
    try lab.stage.type("a@b.c\n")
    #expect(shows(lab, "submitted a@b.c"))
    #expect(shows(lab, "field nil"))
    #expect(!lab.stage.hasFocus)
    try lab.stage.tap("Mail me")
    #expect(lab.stage.hasFocus)
    try lab.stage.tap("Done")
    #expect(!lab.stage.hasFocus)
  }

  struct Appearing: View {
    @State private var text = "x"
    @FocusState private var isFocused: Bool

    var body: some View {
      TextEditor(text: $text).focused($isFocused).onAppear { isFocused = true }
    }
  }

  @Test("an editor can be focused as it appears, and takes line breaks")
  func appears() throws {
    let device = try #require(Device.all.first { $0.id == "iphone-13" } ?? Device.all.first)
    let stage = try Stage(device) { Appearing() }
    #expect(stage.hasFocus)
    #expect(stage.keyboardHeight > 200)
    try stage.type("\ny")
    #expect(throws: Never.self) { try stage.center(ofText: "x\ny") }
    try stage.hideKeyboard()
    #expect(stage.keyboardHeight == 0)
  }

  struct Numbers: View {
    @State private var amount = 3.5

    var body: some View {
      TextField("Amount", value: $amount, format: .number)
      Text("is \(amount, specifier: "%.2f")")
    }
  }

  @Test("a value follows its text when editing ends")
  func values() throws {
    let lab = try Lab(300, 300) { VStack { Numbers() } }
    try lab.stage.tap("3.5")
    try lab.stage.type("5")
    #expect(shows(lab, "is 3.50"))
    try lab.stage.type("\n")
    #expect(shows(lab, "is 3.55"))
  }
}
