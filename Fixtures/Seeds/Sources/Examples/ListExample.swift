// A list whose rows are buttons, all of which open one sheet.
import PartialSheet
import SwiftUI

struct ListExample: View {
  @State private var isShown = false
  @State private var chosen: Int = 0

  var body: some View {
    List(0...12, id: \.self) { (number) in
      PSButton(
        isPresenting: $isShown,
        action: { chosen = number },
        label: {
          Text("Row \(number)")
        }
      )
    }
    .partialSheet(
      isPresented: $isShown,
      content: {
        Text("Chosen: \(chosen)")
          .padding()
      }
    )
    .navigationBarTitle(Text("List"))
  }
}

struct ListExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ListExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
