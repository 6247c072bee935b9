import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@Suite("look") @MainActor struct LookTests {
  func stage(_ id: String = "iphone-13", dark: Bool = false, rtl: Bool = false, size: DynamicTypeSize = .large, @ViewBuilder _ c: () -> some View) throws -> Stage {
    var k = StageConfiguration(device: try #require(Device.named(id)))
    k.colorScheme = dark ? .dark : .light
    k.layoutDirection = rtl ? .rightToLeft : .leftToRight
    k.dynamicTypeSize = size
    return try Stage(k, content: c)
  }
  struct Demo: View {
    var body: some View {
      NavigationView {
        ScrollView {
          VStack(alignment: .leading) {
            NavigationLink("Open the page", destination: Text("The page").navigationTitle("Page"))
            ForEach(0..<40) { Text("Row \($0)").frame(maxWidth: .infinity, alignment: .leading) }
          }
          .padding()
        }
        .navigationTitle("Library")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .topBarTrailing) { Button { } label: { Image(systemName: "plus") } }
          ToolbarItemGroup(placement: .bottomBar) { Button("First") {}; Spacer(); Button("Second") {} }
        }
      }
    }
  }
  @Test func look() throws {
    let s = try stage { Demo() }
    print(try s.layoutTree())
    try s.snapshot().save("nav-large")
    try s.drag(from: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -300))
    try s.settle()
    try s.snapshot().save("nav-scrolled")
    try s.drag(from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 320))
    try s.settle()
    try s.tap("Open the page")
    try s.snapshot(at: s.time + 0.1).save("nav-pushing")
    try s.settle()
    print(try s.layoutTree())
    try s.snapshot().save("nav-pushed")
    try s.tap("Library")
    try s.settle()
    try s.snapshot().save("nav-popped")
    try stage(dark: true) { Demo() }.snapshot().save("nav-dark")
    try stage(rtl: true) { Demo() }.snapshot().save("nav-rtl")
    try stage(size: .accessibility3) { Demo() }.snapshot().save("nav-ax")
    try stage("ipad-pro-12.9-6") { Demo() }.snapshot().save("nav-ipad")
    try stage { Color.blue.sheet(isPresented: .constant(true)) { Demo() } }.snapshot().save("nav-sheet")
  }
}
