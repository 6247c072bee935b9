// A button in the sheet closes it and pushes a screen a third of a second later.
import PartialSheet
import SwiftUI

struct PushNavigationExample: View {
  @State private var isShown = false
  @State var isPushed: Bool = false

  var body: some View {
    ZStack {
      NavigationLink(
        destination: Text("The pushed screen"), isActive: $isPushed, label: { EmptyView() })
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the sheet")
        }
      )
    }
    .partialSheet(
      isPresented: $isShown,
      content: {
        Button(
          action: {
            isShown = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.33) {
              self.isPushed = true
            }
          },
          label: {
            Text("Push on")
          }
        )
        .padding()
      }
    )
    .navigationBarTitle(Text("Push"))
  }
}

struct PushNavigationExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      PushNavigationExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
