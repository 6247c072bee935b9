// The list of the example screens, each a link that pushes it.
import PartialSheet
import SwiftUI

/// The list of the example screens.
public struct ContentView: View {
  /// A list that shows its rows.
  public init() {}

  /// The list in its navigation.
  public var body: some View {
    NavigationView {
      VStack(alignment: .leading) {
        List {
          Section {
            Text(
              """
              Every row opens a screen with a button.\n
              The button slides its sheet up.
              """
            )
            .font(.footnote)
            .padding()
          }
          Section("Screens") {
            NavigationLink(destination: BaseExample(), label: { Text("Base") })
            NavigationLink(destination: TextfieldExample(), label: { Text("Text Field") })
            NavigationLink(destination: PickerExample(), label: { Text("Picker") })
            NavigationLink(destination: DatePickerExample(), label: { Text("Date Picker") })
            NavigationLink(destination: ListExample(), label: { Text("List") })
            NavigationLink(destination: PushNavigationExample(), label: { Text("Push") })
            NavigationLink(destination: AnimationContentExample(), label: { Text("Animation") })
            NavigationLink(destination: CustomAnimationExample(), label: { Text("Custom Slide") })
            Group {
              NavigationLink(destination: BlurredSheetExample(), label: { Text("Blurred") })
              NavigationLink(destination: GradientSheetExample(), label: { Text("Gradient") })
              NavigationLink(destination: HandlerBarFreeExample(), label: { Text("No Handle") })
              NavigationLink(destination: ScrollViewExample(), label: { Text("Scroll View") })
            }
          }
        }
      }
      .navigationBarTitle("Sheets")
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}
