import Foundation
import Raster

/// What gauges are filled with.
private struct GaugeLook {
  /// The colors of the tint along the gauge.
  let stops: [Gradient.Stop]

  @MainActor init(_ environment: EnvironmentValues) {
    let style = environment.tintStyle?._resolve(in: environment)
    if let stops = style?.gradientStops, !stops.isEmpty {
      self.stops = stops
    } else {
      let color = environment.tint ?? .accentColor
      stops = [Gradient.Stop(color: color, location: 0), Gradient.Stop(color: color, location: 1)]
    }
  }
}

extension _ResolvedStyle {
  /// The colors of a gradient; nil for other styles.
  fileprivate var gradientStops: [Gradient.Stop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _):
      stops.map { Gradient.Stop(color: Color($0.color), location: CGFloat($0.location)) }
    case .effect(let base, _): base.gradientStops
    case .color, .picture, .material: nil
    }
  }
}

/// A label over a bar between the labels of its ends, the value's label below.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  @Environment(\.tint) private var tint

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressBar(share: configuration.value, color: tint ?? .accentColor)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A thin bar between the labels of its ends.
struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let fills: Bool

  @Environment(\.tint) private var tint
  @Environment(\.self) private var environment

  private var look: GaugeLook { GaugeLook(environment) }

  var body: some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      if fills {
        ProgressBar(share: configuration.value, color: tint ?? .accentColor)
      } else {
        Capsule()
          .fill(LinearGradient(stops: look.stops, startPoint: .leading, endPoint: .trailing))
          .frame(height: 6)
          .overlay { mark }
      }
      configuration.maximumValueLabel
    }
    .font(.caption)
  }

  private var mark: some View {
    GeometryReader { proxy in
      Circle()
        .fill(Color.white)
        .frame(width: 6, height: 6)
        .overlay { Circle().stroke(Color(SystemColor.label), lineWidth: 2) }
        .offset(x: (proxy.size.width - 6) * configuration.value)
    }
  }
}

/// A ring of 58 points: open at the bottom with a mark, or closed and filled up to the value.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool

  @Environment(\.layoutDirection) private var direction
  @Environment(\.self) private var environment

  private static let side: CGFloat = 58
  private static let width: CGFloat = 6
  /// The share of the circle that an open ring has.
  private static let openShare = 0.75

  private var span: Double { isClosed ? 1 : Self.openShare }
  /// How far the gradient goes on under the round ends, in degrees.
  private static let overhang = 8.0

  var body: some View {
    ZStack {
      dial
        // Drawn for readers from left to right, and turned over for others.
        .environment(\.layoutDirection, .leftToRight)
        .scaleEffect(x: direction == .rightToLeft ? -1 : 1)
      VStack(spacing: 0) {
        if let value = configuration.currentValueLabel {
          value.font(.system(size: 20))
        } else {
          configuration.label.font(.system(size: 15))
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: Self.side - 4 * Self.width)
      if !isClosed {
        ends.font(.system(size: 9)).offset(y: Self.side / 2 - 6)
      }
    }
    .frame(width: Self.side, height: Self.side)
  }

  private var dial: some View {
    ZStack {
      ring(to: span).opacity(isClosed ? 0.3 : 1)
      if isClosed {
        ring(to: configuration.value)
      } else {
        Circle()
          .fill(Color.white)
          .frame(width: Self.width, height: Self.width)
          .offset(x: (Self.side - Self.width) / 2)
          .rotationEffect(.degrees(135 + 270 * configuration.value))
      }
    }
  }

  /// The tint round the ring, which a gradient fills from its start to its end.
  private var gradient: AngularGradient {
    AngularGradient(
      stops: GaugeLook(environment).stops, center: .center, startAngle: .degrees(-Self.overhang),
      endAngle: .degrees(360 * span + (isClosed ? 0 : Self.overhang)))
  }

  private func ring(to end: Double) -> some View {
    Circle()
      .inset(by: Self.width / 2)
      .trim(from: 0, to: end)
      .stroke(gradient, style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
      .rotationEffect(.degrees(isClosed ? -90 : 135))
  }

  @ViewBuilder private var ends: some View {
    if let least = configuration.minimumValueLabel {
      HStack(spacing: 6) {
        least
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}
