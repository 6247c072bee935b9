// In one file with nothing else, because what is found goes by this file's name.
import SwiftUI

#Preview { Text("first") }

#Preview("Wide card", traits: .fixedLayout(width: 120, height: 40)) {
  @Previewable @State var isOn = true
  Text(isOn ? "on" : "off")
}

#Preview("Wide card", traits: .sizeThatFitsLayout) {
  Text("one")
  Text("two")
}

#Preview("Numbers", traits: .landscapeLeft, arguments: [1, 2]) { number in
  Text("\(number)")
}

#Preview("Broken") { Color.red.frame(width: 10, height: 10) }

/// Views in groups, with modifiers inside and outside of them.
struct Several_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a").previewDisplayName("Letter")
      ForEach(0..<2) { Text("\($0)").previewLayout(.fixed(width: 30, height: 20)) }
      TwoBoxes()
    }
    .padding(2)
    Text("pad").previewDevice("iPad (9th generation)")
    Text("unknown").previewDevice("Toaster 3").previewDisplayName("Unknown")
  }
}

/// A view whose body is two views, which are two previews.
private struct TwoBoxes: View {
  var body: some View {
    Text("x")
    Text("y")
  }
}

/// A type around one whose previews are private.
private enum Outer {
  struct Inner: PreviewProvider {
    static var previews: some View { EmptyView() }
  }

  struct Generic<T>: PreviewProvider {
    static var previews: some View { Text("\(T.self)") }
  }

  struct Full: PreviewProvider {
    static var previews: some View { Text("full").previewInterfaceOrientation(.landscapeRight) }
  }
}
