// A gradient from the foot of the sheet to its head.
import PartialSheet
import SwiftUI

struct GradientSheetExample: View {
  @State var isShown = false
  let style = PSIphoneStyle(
    background: .gradient(
      LinearGradient(colors: [.red, .yellow], startPoint: .bottom, endPoint: .top)),
    handleBarStyle: .solid(.secondary),
    cover: .enabled(Color.black.opacity(0.4)),
    cornerRadius: 10
  )

  var body: some View {
    VStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the gradient")
        }
      )
      .padding()
      Spacer()
    }
    .navigationBarTitle("Gradient")
    .partialSheet(
      isPresented: $isShown,
      type: .scrollView(height: 300, showsIndicators: false),
      iPhoneStyle: style,
      content: ReadingSheet.init
    )
  }
}

struct GradientSheetExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      GradientSheetExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
