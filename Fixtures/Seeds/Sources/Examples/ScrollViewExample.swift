// A sheet whose text scrolls in three hundred points.
import PartialSheet
import SwiftUI

struct ScrollViewExample: View {
  @State private var isShown = false

  var body: some View {
    HStack {
      Spacer()
      PSButton(
        isPresenting: $isShown,
        label: {
          Text("Show the rules")
        }
      )
      .padding()
      Spacer()
    }
    .partialSheet(
      isPresented: $isShown,
      type: .scrollView(height: 300, showsIndicators: false),
      content: RulesSheet.init
    )
    .navigationBarTitle("Scroll View")
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct RulesSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        Spacer()
        Text("House rules")
          .font(.headline)
        Spacer()
      }
      Text("They hold for everyone who stays here overnight. ")
        .font(.body)
        .lineLimit(2)
      Divider()
      Text(
        """
        Shoes stay at the door. The kettle is for all, and who empties it fills it again. The \
        window in the hall is closed at night, because the cat of the house would be gone by dawn.
        """)
      Text(
        """
        Music ends at ten. The piano may be played before noon, except on Sundays, when the \
        family sleeps late and the neighbours even later than that.
        """)
      Text(
        """
        Whoever leaves last turns off the light on the stairs, takes the papers along and puts \
        the key under the second pot from the left, not under the first one.
        """)
      Spacer()
    }
    .padding(.horizontal, 10)
  }
}

struct ScrollViewExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      ScrollViewExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
