import CoreLocation
import Foundation
import SheetUI

/// How a rectangle of the map lies in a view: all of it is seen, in the middle.
struct MapFrame {
  let rect: MKMapRect
  let size: CGSize

  /// The view's points in a point of the map.
  var scale: Double {
    max(1e-12, min(size.width / max(rect.width, 1), size.height / max(rect.height, 1)))
  }

  /// The view's point over a place, on a fine grid: the last bits of the functions don't matter.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let place = MKMapPoint(coordinate)
    func grid(_ x: Double) -> Double { (x * 256).rounded() / 256 }
    return CGPoint(
      x: grid(size.width / 2 + (place.x - rect.midX) * scale),
      y: grid(size.height / 2 + (place.y - rect.midY) * scale))
  }

  /// The place under a point of the view.
  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(
      x: rect.midX + (point.x - size.width / 2) / scale,
      y: rect.midY + (point.y - size.height / 2) / scale
    ).coordinate
  }

  /// What is seen in all of the view.
  var seen: MKMapRect { seen(EdgeInsets()) }

  /// What is seen in the view and in some room around it.
  func seen(_ insets: EdgeInsets) -> MKMapRect {
    let (width, height) = (size.width / scale, size.height / scale)
    return MKMapRect(
      x: rect.midX - width / 2 - insets.leading / scale,
      y: rect.midY - height / 2 - insets.top / scale,
      width: width + (insets.leading + insets.trailing) / scale,
      height: height + (insets.top + insets.bottom) / scale)
  }
}

/// A plain surface with lines of latitude and longitude, and on it what the app puts there.
struct MapSurface: View {
  let source: MapSource
  let modes: MapInteractionModes
  let pieces: [_MapPiece]
  let select: (@MainActor (AnyHashable?) -> Void)?
  let selected: AnyHashable?

  @State private var moved: MKMapRect?
  @State private var start: MKMapRect?
  @Environment(\.mapSettings) private var settings

  var body: some View {
    GeometryReader { proxy in
      let frame = MapFrame(rect: source.rect(pieces, moved: moved), size: proxy.size)
      // Newer maps go on below the bars.
      let insets = source.isOlder ? EdgeInsets() : proxy.safeAreaInsets
      surface(frame, insets)
        .onAppear { settings.reader?.frame = (frame, proxy.frame(in: .global).origin) }
        .onChange(of: numbers(frame)) {
          settings.reader?.frame = (frame, proxy.frame(in: .global).origin)
        }
        .clipShape(WiderRectangle(insets: insets))
    }
  }

  private func numbers(_ frame: MapFrame) -> [Double] {
    [
      frame.rect.minX, frame.rect.minY, frame.rect.width, frame.rect.height, frame.size.width,
      frame.size.height,
    ]
  }

  private func surface(_ frame: MapFrame, _ insets: EdgeInsets) -> some View {
    ZStack(alignment: .topLeading) {
      MapPaper(frame: frame, insets: insets, style: settings.style)
        .padding(insets.reversed)
        .contentShape(Rectangle())
        .onTapGesture { select?(nil) }
        .gesture(drag(frame), isEnabled: modes.contains(.pan))
        .simultaneousGesture(pinch(frame), isEnabled: modes.contains(.zoom))
      ForEach(pieces.indices, id: \.self) { index in
        piece(pieces[index], frame)
      }
      Text(verbatim: "Map")
        .font(.system(size: 11, weight: .semibold))
        .foregroundStyle(Color.secondary)
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        .allowsHitTesting(false)
      if let controls = settings.controls {
        VStack(spacing: 8) { controls }
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  @ViewBuilder
  private func piece(_ piece: _MapPiece, _ frame: MapFrame) -> some View {
    switch piece.kind {
    case .view(let view, let place, let point):
      PlacedView(
        view: view, at: frame.point(place), point: point,
        isSelected: selected != nil && piece.look.tag == selected,
        select: action(piece.look.tag))
    case .line(let places):
      MapShape(points: places.map(frame.point), isClosed: false)
        .stroke(
          piece.look.stroke?.style ?? AnyShapeStyle(.tint),
          style: piece.look.stroke?.lines ?? StrokeStyle(lineWidth: 3))
    case .area(let places):
      let shape = MapShape(points: places.map(frame.point), isClosed: true)
      shape.fill(piece.look.fill ?? AnyShapeStyle(Color.accentColor.opacity(0.3)))
      if let stroke = piece.look.stroke { shape.stroke(stroke.style, style: stroke.lines) }
    }
  }

  /// What a tap on something with a tag does.
  private func action(_ tag: AnyHashable?) -> (@MainActor () -> Void)? {
    guard let tag, let select else { return nil }
    return { select(tag) }
  }

  private func drag(_ frame: MapFrame) -> some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { value in
        let from = start ?? frame.rect
        start = from
        show(
          MKMapRect(
            x: from.minX - value.translation.width / frame.scale,
            y: from.minY - value.translation.height / frame.scale,
            width: from.width, height: from.height), frame, .continuous)
      }
      .onEnded { _ in finish(frame) }
  }

  private func pinch(_ frame: MapFrame) -> some Gesture {
    MagnifyGesture()
      .onChanged { value in
        let from = start ?? frame.rect
        start = from
        let share = 1 - 1 / max(0.01, value.magnification)
        show(
          from.insetBy(dx: from.width / 2 * share, dy: from.height / 2 * share), frame,
          .continuous)
      }
      .onEnded { _ in finish(frame) }
  }

  private func finish(_ frame: MapFrame) {
    start = nil
    settings.tell(MapFrame(rect: moved ?? frame.rect, size: frame.size), .onEnd)
  }

  private func show(
    _ rect: MKMapRect, _ frame: MapFrame, _ frequency: MapCameraUpdateFrequency
  ) {
    moved = rect
    source.tell(rect)
    settings.tell(MapFrame(rect: rect, size: frame.size), frequency)
  }
}

/// A view of which one point lies on a point of the map.
private struct PlacedView: View {
  let view: AnyView
  let at: CGPoint
  let point: UnitPoint
  let isSelected: Bool
  let select: (@MainActor () -> Void)?

  init(
    view: AnyView, at place: CGPoint, point: UnitPoint, isSelected: Bool,
    select: (@MainActor () -> Void)?
  ) {
    (self.view, at, self.point) = (view, place, point)
    (self.isSelected, self.select) = (isSelected, select)
  }

  var body: some View {
    let (point, at) = (point, at)
    view
      .scaleEffect(isSelected ? 1.5 : 1, anchor: point)
      .fixedSize()
      .onTapGesture(perform: select)
      .alignmentGuide(.leading) { $0.width * point.x - at.x }
      .alignmentGuide(.top) { $0.height * point.y - at.y }
  }
}

extension View {
  /// Hears of taps where somebody wants to.
  @ViewBuilder
  fileprivate func onTapGesture(perform action: (@MainActor () -> Void)?) -> some View {
    if let action { onTapGesture { action() } } else { self }
  }
}

/// A line or a surface in the view's points.
private struct MapShape: Shape {
  let points: [CGPoint]
  let isClosed: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(points)
      if isClosed, !points.isEmpty { path.closeSubpath() }
    }
  }
}

/// A rectangle with room around it.
private struct WiderRectangle: Shape {
  let insets: EdgeInsets

  nonisolated func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}

extension EdgeInsets {
  /// Insets that go outwards instead of inwards.
  fileprivate var reversed: EdgeInsets {
    EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing)
  }
}
