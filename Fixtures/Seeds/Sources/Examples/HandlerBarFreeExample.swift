// A sheet without a handle: what it holds begins at its upper edge.
import PartialSheet
import SwiftUI

struct HandlerBarFreeExample: View {
  @State private var isShown = false
  let style = PSIphoneStyle(
    background: .solid(Color(uiColor: .systemBackground)),
    handleBarStyle: .none,
    cover: .enabled(Color.black.opacity(0.4)),
    cornerRadius: 10
  )

  var body: some View {
    VStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the sheet")
        }
      )
      .padding()
      Spacer()
    }
    .partialSheet(
      isPresented: $isShown,
      iPhoneStyle: style,
      content: {
        OptionsSheet()
      }
    )
    .navigationBarTitle("No Handle")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct HandlerBarFreeExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      HandlerBarFreeExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
