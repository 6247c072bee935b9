import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
struct StageTests {
  struct Counter: View {
    @State private var count = 0
    @State private var open = false

    var body: some View {
      VStack(alignment: .leading) {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        Button("Open") { withAnimation(.linear(duration: 1)) { open.toggle() } }
        Toggle("On", isOn: $open)
        Image(systemName: "xmark.circle.fill").font(.largeTitle)
        Rectangle().fill(Color.red).frame(width: open ? 200 : 100, height: 30)
        if open { Text("Opened").padding().background(Color.yellow).cornerRadius(10) }
        ForEach(0..<3) { Text("Row \($0)") }
        HStack {
          Text("A")
          Spacer()
          Text("B")
        }
      }
      .padding()
    }
  }

  @Test("a tap changes state and the tree follows")
  func tap() throws {
    let device = try #require(Device.named("iphone-13"))
    let stage = try Stage(device) { Counter() }
    #expect(try stage.layoutTree().contains("\"Count 0\""))
    try stage.tap("Add")
    #expect(try stage.layoutTree().contains("\"Count 1\""))
    try stage.tap("Open")
    #expect(try stage.layoutTree(at: 0.5).contains("\"Opened\""))
    #expect(try stage.snapshot(at: 0.5) != stage.snapshot(at: 0))
    try stage.settle()
    #expect(try stage.snapshot(threads: 2) == stage.snapshot(threads: 1))
  }
}
