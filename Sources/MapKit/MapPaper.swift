import CoreLocation
import Foundation
import SheetUI

/// The surface below all: a color, and lines of latitude and longitude.
struct MapPaper: View {
  let frame: MapFrame
  /// How far the surface goes on around the frame.
  let insets: EdgeInsets
  let style: MapStyle

  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let (frame, insets, lines) = (frame, insets, lineColor)
    Canvas { context, size in
      for path in Self.lines(frame, insets, size) {
        context.stroke(path, with: .color(lines), lineWidth: 0.5)
      }
    }
    .background(paper)
  }

  /// Land's color on the system's map by day and by night, or that of woods seen from above.
  private var paper: Color {
    if style.isImagery { return Color(red: 0.2, green: 0.27, blue: 0.2) }
    return scheme == .dark
      ? Color(red: 0.17, green: 0.18, blue: 0.2) : Color(red: 0.965, green: 0.953, blue: 0.925)
  }

  private var lineColor: Color {
    scheme == .dark || style.isImagery ? .white.opacity(0.18) : .black.opacity(0.14)
  }

  /// Steps between lines, in degrees.
  private static let steps = [
    30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005,
  ]

  private static func lines(_ frame: MapFrame, _ insets: EdgeInsets, _ size: CGSize) -> [Path] {
    let region = MKCoordinateRegion(frame.seen(insets))
    // Three lines at the least from side to side.
    let step = steps.first { $0 * 3 <= region.span.longitudeDelta } ?? 0.0005
    let (low, high) = (
      region.center.latitude - region.span.latitudeDelta / 2,
      region.center.latitude + region.span.latitudeDelta / 2
    )
    let (west, east) = (
      region.center.longitude - region.span.longitudeDelta / 2,
      region.center.longitude + region.span.longitudeDelta / 2
    )
    let upright = multiples(of: step, from: west, to: east).map { longitude in
      let x =
        frame.point(CLLocationCoordinate2D(latitude: 0, longitude: longitude)).x + insets.leading
      return line(CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height))
    }
    let level = multiples(of: step, from: low, to: high).map { latitude in
      let y = frame.point(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y + insets.top
      return line(CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y))
    }
    return upright + level
  }

  private static func line(_ a: CGPoint, _ b: CGPoint) -> Path {
    Path { path in
      path.move(to: a)
      path.addLine(to: b)
    }
  }

  /// At most 100 multiples of a step.
  private static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, high > low else { return [] }
    let first = (low / step).rounded(.up)
    let count = min(100, max(0, Int((high / step).rounded(.down) - first) + 1))
    return (0..<count).map { (first + Double($0)) * step }
  }
}
