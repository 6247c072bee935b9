import Foundation
import Raster

/// What a style of progress views draws.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The label of a progress view's value.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The share that is done, 0...1; nil where it isn't known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the finished view.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the finished view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that suits the place: a bar where a share is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the progress.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerColumn(configuration: configuration, color: nil)
    } else {
      BarColumn(configuration: configuration, color: nil)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Creates the style.
  nonisolated public init() { color = nil }

  /// Creates the style in a color.
  nonisolated public init(tint: Color) { color = tint }

  /// Shows the progress.
  public func makeBody(configuration: Configuration) -> some View {
    BarColumn(configuration: configuration, color: color)
  }
}

/// A spinner, or a ring where a share is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?

  /// Creates the style.
  nonisolated public init() { color = nil }

  /// Creates the style in a color.
  nonisolated public init(tint: Color) { color = tint }

  /// Shows the progress.
  public func makeBody(configuration: Configuration) -> some View {
    SpinnerColumn(configuration: configuration, color: color)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that suits the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressViewStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any ProgressViewStyle = DefaultProgressViewStyle()
}

extension EnvironmentValues {
  /// How progress views look.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress views in the view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.progressViewStyle = style })
  }
}

/// A bar between its labels.
private struct BarColumn: View {
  let configuration: ProgressViewStyleConfiguration
  let color: Color?

  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.tint) private var tint

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !labelsHidden, let label = configuration.label { label }
      ProgressBar(
        share: configuration.fractionCompleted ?? 0,
        color: color ?? ProxyLooks.progress ?? tint ?? .accentColor)
      if !labelsHidden, let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(Color(SystemColor.secondaryLabel))
      }
    }
  }
}

/// A spinner over its label.
private struct SpinnerColumn: View {
  let configuration: ProgressViewStyleConfiguration
  let color: Color?

  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack(spacing: 8) {
      Spinner(color: color ?? tint ?? Color(SystemColor.systemGray), side: side)
      if !labelsHidden, let label = configuration.label {
        label.foregroundStyle(Color(SystemColor.secondaryLabel))
      }
    }
  }

  /// UIKit's indicators: medium of 20 points, large of 37.
  private var side: CGFloat { size == .large || size == .extraLarge ? 37 : 20 }
}

/// A bar of 4 points.
nonisolated struct ProgressBar: LeafView {
  let share: Double
  let color: Color

  func behavior(_ environment: EnvironmentValues) -> ProgressBarLayout {
    ProgressBarLayout(share: share, style: color._resolve(in: environment))
  }
}

/// UIKit's progress view: a rounded track of 4 points, and the share that is done.
struct ProgressBarLayout: LayoutBehavior {
  var share: Double
  let style: _ResolvedStyle

  var name: String { "ProgressBar" }

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  private static let height: CGFloat = 4
  /// The length that a bar has where none is offered (observed in UIKit).
  private static let idealLength: CGFloat = 150

  func details(_ node: LayoutNode) -> [String] { [ShortNumber.text(share), style.summary] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(width: proposal.width ?? Self.idealLength, height: Self.height)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let track = Color(SystemColor.systemFill)._resolve(in: node.environment)
    context.fill(box.capsule, in: box, track)
    var done = box
    done.size.width = box.width * CGFloat(min(max(share, 0), 1))
    if isMirrored { done.origin.x = box.maxX - done.width }
    if done.width > 0 { context.fill(done.capsule, in: done, style) }
  }
}

/// A wheel of eight fading spokes.
nonisolated struct Spinner: LeafView {
  let color: Color
  let side: CGFloat
  /// Which share of the spokes has come out; nil for a wheel that turns.
  var shown: CGFloat?

  func behavior(_ environment: EnvironmentValues) -> SpinnerLayout {
    SpinnerLayout(style: color._resolve(in: environment), side: side, shown: shown)
  }
}

/// UIKit's activity indicator: eight spokes, one step further every eighth of a second.
struct SpinnerLayout: LayoutBehavior {
  let style: _ResolvedStyle
  let side: CGFloat
  var shown: CGFloat?

  var name: String { "Spinner" }

  private static let spokes = 8
  /// A turn takes one second (observed).
  private static let turnsPerSecond = 1.0

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(width: side, height: side)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    draw(in: context.box(node.presentedSize(context)), &context)
  }

  /// Draws the wheel in the middle of a rectangle.
  @MainActor
  func draw(in box: CGRect, _ context: inout DrawContext) {
    let middle = CGPoint(x: box.midX, y: box.midY)
    let unit = side / 20
    // A spoke reaches from 4.5 to 9.5 points from the middle and is 2.5 wide, at 20 points.
    let spoke = CGRect(
      x: middle.x - 1.25 * unit, y: middle.y - 9.5 * unit, width: 2.5 * unit, height: 5 * unit)
    let step = Int((context.time * Double(Self.spokes) * Self.turnsPerSecond).rounded(.down))
    let count = shown.map { Int(($0 * CGFloat(Self.spokes)).rounded(.up)) } ?? Self.spokes
    for index in 0..<min(max(count, 0), Self.spokes) {
      let age = (step - index) % Self.spokes
      let steps = age < 0 ? age + Self.spokes : age
      let angle = Double(index) / Double(Self.spokes) * 2 * Double.pi
      let turn = Affine.turning(angle, about: middle)
      context.group {
        $0.fill(spoke.capsule, in: spoke, style)
      } _: {
        $0.transform = turn
        // The newest spoke is opaque, the oldest a quarter (observed).
        $0.opacity = shown == nil ? max(1 - Double(steps) * 0.11, 0.25) : 0.6
      }
    }
  }
}
