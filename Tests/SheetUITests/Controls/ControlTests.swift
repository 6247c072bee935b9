import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// How controls are measured, and what they do under a finger.
@MainActor
struct ControlTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  @Test("controls have UIKit's sizes")
  func sizes() throws {
    let all = ProposedViewSize(width: 300, height: 300)
    let text = Binding.constant("")
    #expect(try Lab.answer(all, TextField("Name", text: text)).height == 22)
    let bordered = TextField("Name", text: text).textFieldStyle(.roundedBorder)
    #expect(try Lab.answer(all, bordered) == CGSize(width: 300, height: 34))
    #expect(try Lab.answer(all, Toggle("", isOn: .constant(true)).labelsHidden()).width == 51)
    #expect(try Lab.answer(all, Slider(value: .constant(0.5))) == CGSize(width: 300, height: 28))
    let stepper = Stepper("", value: .constant(1)).labelsHidden()
    #expect(try Lab.answer(all, stepper) == CGSize(width: 94, height: 32))
    #expect(try Lab.answer(all, ProgressView()) == CGSize(width: 20, height: 20))
    #expect(try Lab.answer(all, ProgressView(value: 0.5)) == CGSize(width: 300, height: 4))
    let segments = Picker("", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)") } }
    #expect(try Lab.answer(all, segments.pickerStyle(.segmented)).height == 32)
    #expect(try Lab.answer(all, segments.pickerStyle(.wheel)).height == 216)
    let color = ColorPicker("", selection: .constant(.red)).labelsHidden()
    #expect(try Lab.answer(all, color) == CGSize(width: 28, height: 28))
  }

  struct Segments: View {
    @State private var choice = "b"
    let log: Log

    var body: some View {
      Picker("Choice", selection: $choice) {
        Text("Aa").tag("a")
        Text("Bb").tag("b")
        Text("Cc").tag("c")
      }
      .pickerStyle(.segmented)
      .frame(width: 300)
      .onChange(of: choice) { log.lines.append(choice) }
    }
  }

  @Test("a tap selects the segment under it")
  func segments() throws {
    let log = Log()
    let lab = try Lab(300, 300) { Segments(log: log) }
    try lab.stage.tap("Cc")
    try lab.stage.settle()
    try lab.stage.tap("Aa")
    #expect(log.lines == ["c", "a"])
  }

  struct Sliding: View {
    @State private var value = 0.0
    let log: Log

    var body: some View {
      Slider(value: $value, in: 0...10, step: 1) { log.lines.append("editing \($0)") }
        .frame(width: 228)
        .onChange(of: value) { log.lines.append("\(value)") }
    }
  }

  @Test("a slider follows a finger in its steps")
  func slider() throws {
    let log = Log()
    let lab = try Lab(300, 100) { Sliding(log: log) }
    try lab.stage.drag(from: CGPoint(x: 50, y: 50), by: CGSize(width: 100, height: 0))
    #expect(log.lines.first == "editing true")
    #expect(log.lines.dropLast().last == "5.0")
    #expect(log.lines.last == "editing false")
  }

  struct Counting: View {
    @State private var count = 9

    var body: some View { Stepper("Count \(count)", value: $count, in: 0...10) }
  }

  @Test("a stepper stops at its bounds")
  func stepper() throws {
    let lab = try Lab(300, 100) { Counting() }
    let plus = CGPoint(x: 290, y: 50)
    for _ in 0..<3 { try lab.stage.tap(at: plus) }
    #expect(throws: Never.self) { try lab.stage.center(ofText: "Count 10") }
    try lab.stage.tap(at: CGPoint(x: 220, y: 50))
    #expect(throws: Never.self) { try lab.stage.center(ofText: "Count 9") }
  }

  struct Choosing: View {
    @State private var fruit = "Apple"
    @State private var log = ""

    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
        }
        Menu("More") {
          Button("Share", systemImage: "square.and.arrow.up") { log = "shared" }
          Divider()
          Menu("Sort") { Button("By name") { log = "sorted" } }
          Button("Delete", role: .destructive) { log = "deleted" }
        }
        Text("log: \(fruit) \(log)")
      }
    }
  }

  @Test("menus open over everything; an item acts and closes them")
  func menus() throws {
    let lab = try Lab(390, 700) { Choosing() }
    try lab.stage.tap("Apple")
    try lab.stage.settle()
    #expect(lab.stage.window.hosts.count == 2)
    try lab.stage.tap("Plum")
    try lab.stage.settle()
    #expect(lab.stage.window.hosts.count == 1)
    #expect(throws: Never.self) { try lab.stage.center(ofText: "log: Plum ") }
    try lab.stage.tap("More")
    try lab.stage.settle()
    try lab.stage.tap("Sort")
    try lab.stage.settle()
    try lab.stage.tap("By name")
    try lab.stage.settle()
    #expect(lab.stage.window.hosts.count == 1)
    #expect(throws: Never.self) { try lab.stage.center(ofText: "log: Plum sorted") }
  }

  struct Wheel: View {
    @State private var number = 3

    var body: some View {
      VStack {
        Picker("Number", selection: $number) { ForEach(0..<10) { Text("Row \($0)").tag($0) } }
          .pickerStyle(.wheel)
        Text("is \(number)")
      }
    }
  }

  @Test("a wheel turns a row for every 32 points and comes to rest on one")
  func wheel() throws {
    let lab = try Lab(320, 300) { Wheel() }
    try lab.stage.drag(from: CGPoint(x: 160, y: 130), by: CGSize(width: 0, height: -66))
    try lab.stage.settle()
    #expect(throws: Never.self) { try lab.stage.center(ofText: "is 5") }
    try lab.stage.drag(from: CGPoint(x: 160, y: 130), by: CGSize(width: 0, height: -600))
    try lab.stage.settle()
    #expect(throws: Never.self) { try lab.stage.center(ofText: "is 9") }
  }

  @Test("compact dates are told in the stage's language")
  func dates() throws {
    let date = Date(timeIntervalSinceReferenceDate: 190_028_460)
    let lab = try Lab(390, 100) { DatePicker("When", selection: .constant(date)) }
    #expect(throws: Never.self) { try lab.stage.center(ofText: "Jan 9, 2007") }
    #expect(throws: Never.self) { try lab.stage.center(ofText: "9:41 AM") }
  }
}
