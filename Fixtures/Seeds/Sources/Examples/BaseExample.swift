// A sheet of three rows that grows by a block when its switch is on.
import PartialSheet
import SwiftUI

struct BaseExample: View {
  @State private var isShown = false

  var body: some View {
    HStack {
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
      onDismiss: {
        print("The sheet is gone")
      },
      content: OptionsSheet.init
    )
    .navigationBarTitle("Base")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

/// The sheet of several screens.
struct OptionsSheet: View {
  @State private var showsMore: Bool = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Group {
        HStack {
          Spacer()
          Text("Options")
            .font(.headline)
          Spacer()
        }
        Text("Where and when the parcel is to be left. ")
          .font(.body)
          .lineLimit(2)
        Toggle(isOn: self.$showsMore) {
          Text("More")
        }
      }
      .padding(0)
      .frame(height: 50)
      if self.showsMore {
        VStack {
          Divider()
          Spacer()
          Text("A neighbour may take it. The box by the door is dry and can be locked.")
          Spacer()
        }
        .frame(height: 200)
      }
    }
    .padding(.horizontal, 10)
  }
}

struct BaseExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      BaseExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
