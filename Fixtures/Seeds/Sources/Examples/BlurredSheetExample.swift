// A blurred sheet above four colours.
import PartialSheet
import SwiftUI

struct BlurredSheetExample: View {
  @State var isShown = false
  let style = PSIphoneStyle(
    background: .blur(.ultraThin),
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
          Text("Show the blur")
        }
      )
      .padding()
      Spacer()
      HStack {
        Rectangle().foregroundColor(Color.blue).frame(width: 75, height: 75)
        Rectangle().foregroundColor(Color.green).frame(width: 75, height: 75)
        Rectangle().foregroundColor(Color.red).frame(width: 75, height: 75)
        Rectangle().foregroundColor(Color.yellow).frame(width: 75, height: 75)
      }
    }
    .navigationBarTitle("Blurred")
    .partialSheet(
      isPresented: $isShown,
      type: .scrollView(height: 300, showsIndicators: false),
      iPhoneStyle: style,
      content: ReadingSheet.init
    )
  }
}

/// Two paragraphs under a headline, longer than the sheet that scrolls them.
struct ReadingSheet: View {
  var body: some View {
    VStack(alignment: .center, spacing: 20) {
      Text("Reading").font(.headline).foregroundColor(Color.primary)
      Group {
        Text(
          """
          The sheet is three hundred points tall, and this text is longer. What does not fit is \
          below its lower edge and comes up when the text is pulled. A pull down at its upper end \
          of more than sixty points closes the sheet, as a tap on the dark cover does.
          """)
        Text(
          """
          Whatever lies under the sheet shines through it, soft and a little brighter. The four \
          squares at the end of the screen are there for just that: their colours are to be seen, \
          and their edges are not. A second paragraph has to be as long as the first one was.
          """)
      }
      .font(.subheadline).foregroundColor(Color.primary)
    }
    .padding()
  }
}

struct BlurredSheetExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      BlurredSheetExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
