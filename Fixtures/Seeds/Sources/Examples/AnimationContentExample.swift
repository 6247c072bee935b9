// Three labels that change their scale when tapped, each animated in another way.
import PartialSheet
import SwiftUI

struct AnimationContentExample: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button(
        action: {
          isShown = true
        },
        label: {
          Text("Show the sheet")
        }
      )
    }
    .partialSheet(isPresented: $isShown, content: ScaleSheet.init)
  }
}

struct ScaleSheet: View {
  @State private var explicit: CGFloat = 1
  @State private var implicit: CGFloat = 1
  @State private var sudden: CGFloat = 1

  var body: some View {
    VStack {
      Text("Scales in a transaction")
        .padding()
        .background(Color.green)
        .cornerRadius(5)
        .scaleEffect(explicit)
        .onTapGesture {
          withAnimation {
            explicit = CGFloat.random(in: 0.5..<1.5)
          }
        }
      Text("Scales by its value")
        .padding()
        .background(Color.orange)
        .cornerRadius(5)
        .scaleEffect(implicit)
        .animation(.default, value: implicit)
        .onTapGesture {
          implicit = CGFloat.random(in: 0.5..<1.5)
        }
      Text("Scales at once")
        .padding()
        .background(Color.red)
        .cornerRadius(5)
        .scaleEffect(sudden)
        .onTapGesture {
          sudden = CGFloat.random(in: 0.5..<1.5)
        }
    }
    .padding()
  }
}

struct AnimationContentExample_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      AnimationContentExample()
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .attachPartialSheetToRoot()
  }
}
