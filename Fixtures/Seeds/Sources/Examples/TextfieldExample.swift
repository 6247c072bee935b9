// Text fields with borders, and a height that follows a switch.
import PartialSheet
import SwiftUI

struct TextfieldExample: View {
  @State private var isShown = false

  var body: some View {
    HStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the fields")
        }
      )
      .padding()
      Spacer()
    }
    .partialSheet(
      isPresented: $isShown,
      content: {
        FieldSheet()
      }
    )
    .navigationBarTitle("Text Field")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct FieldSheet: View {
  @State private var hasAddress: Bool = false
  @State private var name: String = ""

  var body: some View {
    VStack {
      VStack(alignment: .center, spacing: 10) {
        Text("Receiver")
          .font(.headline)
        TextField("First & last name", text: self.$name)
          .textFieldStyle(.roundedBorder)
        Toggle(isOn: self.$hasAddress) {
          Text("Other address")
        }
      }
      .padding()
      if self.hasAddress {
        VStack(alignment: .leading, spacing: 10) {
          Text("Street and town")
            .font(.body)
          TextField("Street", text: .constant("1 Long Lane"))
            .textFieldStyle(.roundedBorder)
          Spacer()
        }
        .padding()
      }
    }
    .frame(height: self.hasAddress ? 250 : 150)
  }
}

struct TextfieldExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      TextfieldExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
