import SwiftUI

struct Screen: View {
  var body: some View { Text("Screen").font(.largeTitle) }
}

struct Screen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Screen()
        .previewDisplayName("Plain")
      Screen()
        .previewDevice("iPhone SE (3rd generation)")
        .previewDisplayName("Small phone")
      ForEach(["a", "b"], id: \.self) { word in
        Text(word).padding().previewLayout(.sizeThatFits)
      }
    }
  }
}

private struct Hidden {
  struct Previews: PreviewProvider {
    static var previews: some View { Screen().previewLayout(.fixed(width: 200, height: 100)) }
  }
}
