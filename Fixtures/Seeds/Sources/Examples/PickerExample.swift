// A wheel in a frame, and the same choice in the picker's own style.
import PartialSheet
import SwiftUI

struct PickerExample: View {
  @State private var isShown = false

  var body: some View {
    HStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the pickers")
        }
      )
      .padding()
      Spacer()
    }
    .partialSheet(
      isPresented: $isShown,
      content: PickerSheet.init
    )
    .navigationBarTitle("Picker")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct PickerSheet: View {
  var sizes = ["Small", "Middle", "Large"]
  @State private var size = 0

  var body: some View {
    VStack {
      VStack {
        Text("Size").font(.headline)
        Spacer()
        Text("On a wheel").font(.callout)
        Picker(selection: $size, label: EmptyView()) {
          ForEach(0..<sizes.count) {
            Text(self.sizes[$0])
              .font(.callout)
          }
        }
        .pickerStyle(.wheel)
        .frame(height: 100)
        .clipped(antialiased: true)
        .padding(1)
        .background(
          RoundedRectangle(cornerRadius: 5)
            .fill(.clear)
            .border(Color.gray)
        )
        Spacer()
        Text("In a menu").font(.callout)
        Picker(selection: $size, label: EmptyView()) {
          ForEach(0..<sizes.count) {
            Text(self.sizes[$0])
              .font(.callout)
          }
        }
        Spacer()
      }
      .padding()
      .frame(height: 350)
    }
  }
}

struct PickerExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      PickerExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
