import Foundation

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the finished gauge.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the finished gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that suits the place: a bar with its labels.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that suits the place: a bar with its labels.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A thin bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the value.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration, fills: false)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A thin bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A thin bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the value.
  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration, fills: true)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A thin bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: false)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration, isClosed: true)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private enum GaugeStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any GaugeStyle = DefaultGaugeStyle()
}

extension EnvironmentValues {
  /// How gauges look.
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how gauges in the view look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.gaugeStyle = style })
  }
}

/// A label over a bar between the labels of its ends, the value's label below.
private struct LinearGauge: View {
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
private struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let fills: Bool

  @Environment(\.tint) private var tint

  var body: some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      if fills {
        ProgressBar(share: configuration.value, color: tint ?? .accentColor)
      } else {
        Capsule()
          .fill(tint ?? .accentColor)
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
private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool

  @Environment(\.layoutDirection) private var direction
  @Environment(\.tint) private var tint

  private static let side: CGFloat = 58
  private static let width: CGFloat = 6
  /// The share of the circle that an open ring has.
  private static let openShare = 0.75

  private var span: Double { isClosed ? 1 : Self.openShare }
  private var color: Color { tint ?? .accentColor }

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

  private func ring(to end: Double) -> some View {
    Circle()
      .inset(by: Self.width / 2)
      .trim(from: 0, to: end)
      .stroke(color, style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
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
