import SwiftUI

public struct BasketView: View {
  @EnvironmentObject private var store: Store
  @State private var isOpen = false

  public var body: some View {
    VStack {
      Image("basket").resizable().frame(width: 60, height: 60).accessibilityIdentifier("picture")
      Text("title").foregroundColor(Color("Brand"))
      Text("\(store.items.count) items")
      Button("open") { isOpen = true }
    }
    .onAppear { Task { await store.load() } }
    .sheet(isPresented: $isOpen) {
      Color(.brand).overlay { Text(NSLocalizedString("greeting", comment: "")) }
        .presentationDetents([.medium])
    }
  }
}

/// The app's first screen with what the app gives it.
@MainActor public func basketScreen() -> some View { BasketView().environmentObject(Store()) }

#Preview("Basket") { basketScreen() }
