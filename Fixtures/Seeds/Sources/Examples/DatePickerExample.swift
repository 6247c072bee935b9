// A date picker in a frame of fixed height.
import PartialSheet
import SwiftUI

struct DatePickerExample: View {
  @State private var isShown = false

  var body: some View {
    HStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the date")
        }
      )
      .padding()
      Spacer()
    }
    .partialSheet(
      isPresented: $isShown,
      content: DateSheet.init
    )
    .navigationBarTitle("Date Picker")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct DateSheet: View {
  @State private var day: Date = Date()

  var body: some View {
    VStack {
      VStack {
        Text("Delivery").font(.headline)
        DatePicker("Day", selection: $day)
      }
      .padding()
      .frame(height: 270)
    }
  }
}

struct DatePickerExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      DatePickerExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
