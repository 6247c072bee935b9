import SwiftUI

/// Modifiers of place, size, drawing and shape, in the forms in which public code calls them.
struct LayoutModifierForms: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      padded
      framed
      covered
      cut
      moved
      measured
      emptyParentheses
    }
  }

  @ViewBuilder private var padded: some View {
    Color.red.padding()
    Color.red.padding(8)
    Color.red.padding(.top, 8).padding(.horizontal, 8).padding(.bottom, 8).padding(.vertical, 8)
    Color.red.padding(.trailing, 8).padding(.leading, 8)
    Color.red.padding(.top).padding(.horizontal).padding(.bottom).padding(.vertical)
    Color.red.padding(.trailing).padding(.leading)
    Color.red.padding([.leading, .trailing], 8).padding(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    Color.red.ignoresSafeArea()
    Color.red.ignoresSafeArea(.all, edges: .bottom)
    Color.red.ignoresSafeArea(.container, edges: .all).ignoresSafeArea(.keyboard, edges: .top)
    Color.red.ignoresSafeArea(.all).ignoresSafeArea(.container).ignoresSafeArea(.keyboard)
    Color.red.ignoresSafeArea(edges: .bottom).ignoresSafeArea(edges: .all)
    Color.red.ignoresSafeArea(edges: .top)
    Color.red.edgesIgnoringSafeArea(.all).edgesIgnoringSafeArea(.bottom)
    Color.red.edgesIgnoringSafeArea(.top)
    Color.red.safeAreaInset(edge: .top) { Text("Bar") }
    Color.red.safeAreaInset(edge: .top, spacing: 0) { Text("Bar") }
  }

  @ViewBuilder private var framed: some View {
    Color.red.frame(width: 10, height: 10).frame(height: 10).frame(width: 10)
    Color.red.frame(maxWidth: .infinity).frame(maxWidth: .infinity, maxHeight: .infinity)
    Color.red.frame(maxWidth: .infinity, alignment: .leading)
    Color.red.frame(width: 10, height: 10, alignment: .center)
    Color.red.frame(width: .infinity, height: 10, alignment: .bottom)
    Color.red.frame(maxWidth: 10, alignment: .top)
    Color.red.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    Color.red.frame(minHeight: 10).frame(maxHeight: 10).frame(height: 10, alignment: .top)
    Color.red.fixedSize().fixedSize(horizontal: false, vertical: true)
    Color.red.layoutPriority(1)
    Image(systemName: "star").aspectRatio(contentMode: .fit).aspectRatio(contentMode: .fill)
    Image(systemName: "star").aspectRatio(1.5, contentMode: .fit).scaledToFit()
  }

  @ViewBuilder private var covered: some View {
    Color.red.background(Color.blue).background(.background).background(.brown)
    Color.red.background(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Color.red.background(.fill).background(.green).background(.red)
    Color.red.background(.regularMaterial).background(.thinMaterial)
    Color.red.background(.regularMaterial, in: .rect(cornerRadius: 8))
    Color.red.background(.red, in: .circle).background(.red, in: .capsule)
    Color.red.background(Color.red, in: .rect(cornerRadius: 8, style: .continuous))
    Color.red.background(in: .capsule).background()
    Color.red.background { Color.blue }.background(content: { Color.blue })
    Color.red.overlay(Color.blue).overlay { Color.blue }.overlay(content: { Color.blue })
    Color.red.overlay(alignment: .bottom) { Text("") }.overlay(alignment: .top) { Text("") }
    Color.red.overlay(alignment: .topLeading) { Text("") }
    Color.red.overlay(alignment: .topTrailing) { Text("") }
    Color.red.overlay(alignment: .bottomTrailing) { Text("") }
    Color.red.overlay(alignment: .center, content: { Text("") })
    Color.red.overlay(alignment: .trailing) { Text("") }
    Color.red.border(Color.blue).border(.red, width: 2)
    Color.red.zIndex(1)
  }

  @ViewBuilder private var cut: some View {
    Color.red.cornerRadius(8).cornerRadius(8, antialiased: false)
    Color.red.clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    Color.red.clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipShape(.circle)
    Color.red.clipShape(.rect(cornerRadius: 8, style: .continuous)).clipShape(Circle())
    Color.red.clipped().clipped(antialiased: true)
    Color.red.contentShape(Rectangle()).contentShape(.rect).contentShape(.circle)
    Color.red.mask(Circle()).mask(alignment: .trailing) { Text("") }
    Color.red.shadow(radius: 2).shadow(color: .black, radius: 2)
    Color.red.shadow(color: .black.opacity(0.1), radius: 2, x: 1, y: 1)
    Color.red.shadow(color: .black, radius: 2, y: 1)
    Color.red.opacity(0.5).blur(radius: 2)
    Rectangle().fill(.ultraThinMaterial).frame(width: 10)
    Rectangle().fill(.background.shadow(.drop(radius: 2)))
    Rectangle().fill(.background).hidden()
    Rectangle().fill(.primary).hidden()
    Rectangle().fill(.white).hidden()
    Rectangle().fill(.blue).hidden()
    Rectangle().fill(.clear).hidden()
    Rectangle().fill(.gray).hidden()
    Rectangle().fill(.red).hidden()
    Rectangle().stroke(Color.red, lineWidth: 2)
    Rectangle().stroke(.background, lineWidth: 2)
    Rectangle().stroke(.primary).padding()
    Rectangle().stroke(lineWidth: 2)
  }

  @ViewBuilder private var moved: some View {
    Color.red.offset(y: 4).offset(x: 4, y: 4).offset(.zero).offset(size)
    Color.red.position(x: 4, y: 4)
    Color.red.scaleEffect(2).scaleEffect(0.5, anchor: .leading)
    Color.red.rotationEffect(.degrees(4)).rotationEffect(Angle(degrees: 45))
    Color.red.id(1)
    Color.red.tag(1)
    Color.red.animation(.interactiveSpring()).animation(.default).animation(.spring())
    Color.red.animation(.interpolatingSpring(stiffness: 300, damping: 30, initialVelocity: 10))
    Color.red.animation(.default, value: size).animation(.easeInOut(duration: 1), value: size)
    Color.red.animation(.snappy, value: size).animation(.easeIn, value: size)
    Color.red.animation(.easeInOut, value: size).animation(.easeOut, value: size)
    Color.red.animation(.easeOut(duration: 1), value: size).animation(
      .interactiveSpring, value: size)
    Color.red.animation(.interpolatingSpring(duration: 1, bounce: 0.2), value: size)
    Color.red.animation(.spring(response: 0.3, dampingFraction: 0.7), value: size)
    Color.red.transition(.opacity).transition(.move(edge: .bottom)).transition(.blurReplace)
    Color.red.transition(.asymmetric(insertion: .opacity, removal: .move(edge: .top)))
    Color.red.transition(.offset(y: 4)).transition(.push(from: .bottom))
    Color.red.transition(.opacity.combined(with: .scale))
  }

  // swift-format-ignore: NoEmptyTrailingClosureParentheses
  @ViewBuilder private var emptyParentheses: some View {
    GeometryReader() { _ in Color.red }
  }

  @ViewBuilder private var measured: some View {
    GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width, height: proxy.safeAreaInsets.bottom)
        .offset(x: proxy.frame(in: .global).midX, y: proxy.frame(in: .local).midY)
    }
    GeometryReader(content: { _ in Color.red })
    Color.red.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      size = $0
    }
    Color.red.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
    Color.red.preference(key: SizeKey.self, value: size).onPreferenceChange(SizeKey.self) {
      size = $0
    }
  }
}

/// The size of something, told upwards.
struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
