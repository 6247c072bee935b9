import SwiftUI

/// The layer over the presenter on an iPhone: the cover, and the sheet, which waits below the screen
/// while it is hidden.
struct SheetLayer: View {
  @EnvironmentObject private var manager: SheetManager
  @State private var presenter = CGRect.zero
  @State private var contentHeight: CGFloat = 0
  @State private var dragOffset: CGFloat = 0
  @State private var castsShadow = false
  @GestureState private var isDragging = false

  var body: some View {
    ZStack {
      // Fills what the presenter may fill: the safe area, above the keyboard.
      Color.clear
        .measured(PresenterFrameKey.self)
        .allowsHitTesting(false)
      GeometryReader { layer in
        if manager.isPresented { cover }
        sheet(in: layer)
      }
      .edgesIgnoringSafeArea(.all)
    }
    .onPreferenceChange(PresenterFrameKey.self) { frame in
      // The first frame is no movement: nothing was anywhere before.
      withAnimation(presenter == .zero ? nil : .default) { presenter = frame }
    }
    .onPreferenceChange(ContentFrameKey.self) { frame in
      let slide = manager.sheet.slideAnimation
      withAnimation(frame == .zero ? slide.slideOut : slide.slideIn) {
        contentHeight = frame.height
      }
    }
    // At once, not with the slide: the shadow belongs to a sheet that is there.
    .onChange(of: manager.isInSight) { _, isInSight in castsShadow = isInSight }
    .onChange(of: isDragging) { _, isDragging in
      // The system may take the finger away without a word.
      guard !isDragging, dragOffset != 0 else { return }
      withAnimation(PSSlideAnimation.defaultSlideAnimation) { dragOffset = 0 }
    }
  }

  private var style: PSIphoneStyle { manager.sheet.iPhoneStyle }

  @ViewBuilder private var cover: some View {
    if case .enabled(let color) = style.cover {
      Rectangle()
        .foregroundColor(color)
        .background { if let blur = manager.sheet.coverBlur { Rectangle().fill(blur) } }
        .accessibilityIdentifier("PartialSheet.cover")
        .onTapGesture { manager.dismiss() }
    }
  }

  // MARK: The sheet

  private func geometry(in layer: GeometryProxy) -> SheetGeometry {
    let height =
      if case .scrollView(let height, _) = manager.sheet.type { height } else { contentHeight }
    let origin = layer.frame(in: .global).origin
    return SheetGeometry(
      layerHeight: layer.size.height,
      presenter: presenter.offsetBy(dx: -origin.x, dy: -origin.y),
      contentHeight: height, handleHeight: handleHeight,
      leastTop: manager.sheet.leastTop ?? -.infinity)
  }

  private func sheet(in layer: GeometryProxy) -> some View {
    let geometry = geometry(in: layer)
    let position = geometry.position(
      isPresented: manager.isPresented, dragOffset: dragOffset)
    return VStack(spacing: 0) {
      // Keeps the stack as wide as the sheet, so that new content is in its place at once.
      Color.clear.frame(height: 0)
      handle
      content(in: geometry)
        // The background reaches the screen's sides, the content only those of the safe area.
        .padding(.leading, max(geometry.presenter.minX, 0))
        .padding(.trailing, max(layer.size.width - geometry.presenter.maxX, 0))
      Spacer()
    }
    .frame(width: layer.size.width, height: layer.size.height, alignment: .top)
    .background { background }
    .cornerRadius(style.cornerRadius)
    .shadow(color: Color(.sRGBLinear, white: 0, opacity: castsShadow ? 0.13 : 0), radius: 10)
    .accessibilityIdentifier("PartialSheet.sheet")
    .offset(y: position)
    .gesture(drag(geometry))
  }

  private var handleHeight: CGFloat {
    if case .solid = style.handleBarStyle { HandleBar.sectionHeight } else { 0 }
  }

  @ViewBuilder private var handle: some View {
    if case .solid(let color) = style.handleBarStyle { HandleBar(color: color) }
  }

  @ViewBuilder private var background: some View {
    switch style.background {
    case .solid(let color): color
    case .blur(let material): Rectangle().fill(material)
    case .gradient(let gradient): gradient
    }
  }

  @ViewBuilder private func content(in geometry: SheetGeometry) -> some View {
    switch manager.sheet.type {
    case .dynamic:
      CappedStack(most: geometry.offeredHeight) { SheetContent(make: manager.sheet.content) }
        .measured(ContentFrameKey.self)
    case .scrollView(let height, let showsIndicators):
      PullableScrollView(showsIndicators: showsIndicators) {
        if manager.isPresented { manager.dismiss() }
      } content: {
        SheetContent(make: manager.sheet.content)
      }
      .frame(height: height)
    }
  }

  private func drag(_ geometry: SheetGeometry) -> some Gesture {
    DragGesture(minimumDistance: 0.1, coordinateSpace: .local)
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged { drag in
        UIApplication.shared.windows.first?.endEditing(true)
        if let offset = geometry.dragOffset(drag.translation.height) { dragOffset = offset }
      }
      .onEnded { drag in
        let coasting = drag.predictedEndLocation.y - drag.location.y
        let staysOpen = geometry.staysOpen(
          translation: drag.translation.height, coasting: coasting)
        withAnimation(PSSlideAnimation.defaultSlideAnimation) { dragOffset = 0 }
        if !staysOpen { manager.dismiss(with: PSSlideAnimation.defaultSlideAnimation) }
      }
  }
}

/// The bar at the upper edge of a sheet.
struct HandleBar: View {
  let color: Color

  /// The height of the section that the bar stands in, in points.
  static let sectionHeight: CGFloat = 40
  private static let size = CGSize(width: 40, height: 5)

  var body: some View {
    RoundedRectangle(cornerRadius: Self.size.height / 2)
      .foregroundColor(color)
      .frame(width: Self.size.width, height: Self.size.height)
      .accessibilityIdentifier("PartialSheet.handle")
      .frame(height: Self.sectionHeight)
  }
}

/// A sheet's content, made again whenever the state that it reads changes.
struct SheetContent: View {
  let make: @MainActor () -> AnyView

  var body: some View { make() }
}
