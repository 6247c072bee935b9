// A sheet that slides in on a spring that swings long.
import PartialSheet
import SwiftUI

struct CustomAnimationExample: View {
  let swing: Animation = .interpolatingSpring(stiffness: 200, damping: 6)
  @State private var isShown = false

  var body: some View {
    HStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the sheet on a long and soft spring")
        }
      )
      .padding()
      Spacer()
    }
    .partialSheet(
      isPresented: $isShown,
      slideAnimation: .init(slideIn: swing),
      content: OptionsSheet.init
    )
    .navigationBarTitle("Custom Slide")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct CustomAnimationExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      CustomAnimationExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
