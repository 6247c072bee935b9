public import Foundation
import Typography

/// A device without glass: shows a view, takes events, keeps a virtual time, and is photographed.
///
/// The clock stands at 0 when the view has first appeared and moves only when it is told to. Between
/// two events every instant can be photographed, in any order.
@MainActor
public final class Stage {
  /// The surroundings.
  public private(set) var configuration: StageConfiguration
  let clock = VirtualClock()
  let graph: ViewGraph
  let window: StageWindow
  /// The finger that is down, if any.
  var touch: TouchSession?
  /// The keyboard's height, in points; 0 while it is hidden.
  public internal(set) var keyboardHeight: CGFloat = 0

  /// Shows a view on a device.
  public convenience init<Content: View>(
    _ device: Device, @ViewBuilder content: () -> Content
  ) throws(StageError) {
    try self.init(StageConfiguration(device: device), content: content)
  }

  /// Shows a view in given surroundings.
  public init<Content: View>(
    _ configuration: StageConfiguration, @ViewBuilder content: () -> Content
  ) throws(StageError) {
    do throws(FontError) { _ = try FontLibrary.standard() } catch { throw .fonts(error) }
    try configuration.checkScreen()
    self.configuration = configuration
    graph = ViewGraph(clock: clock)
    window = StageWindow(
      graph: graph, environment: configuration.environment, size: configuration.screen.size,
      safeArea: configuration.safeArea(keyboardHeight: 0))
    // Before the views are made: their properties may ask for the screen.
    Stage.current = self
    let root = content()
    window.environment.window = WindowReference(window)
    graph.build {
      let node = root.makeNode(window.rootInputs(window.environment))
      let host = Host(content: node, options: nil)
      host.background = BackgroundStyle()
      host.update = { root.updateRoot(node, $0) }
      window.add(host, animated: false)
    }
    try flush()
  }

  /// The stage that was set up or acted on last; scheduling in user code follows its clock.
  static weak var current: Stage?

  /// Now, in seconds since the view first appeared.
  public var time: Double { clock.now }

  /// Warnings about what could not be drawn as asked, each once, in order.
  public var warnings: [String] { graph.warnings + configuration.assets.warnings }

  /// Runs an action of the user or of a test and takes over what it changes.
  public func perform(_ action: () -> Void) throws(StageError) {
    Stage.current = self
    action()
    try flush()
  }

  /// Takes over every pending change and runs what is due at this very instant.
  func flush() throws(StageError) {
    for _ in 0..<Self.mostRounds {
      do throws(GraphError) { try graph.flush() } catch { throw StageError(error) }
      guard let action = clock.takeEvent(until: clock.now) else { return }
      action()
    }
    throw .unstable
  }

  /// How many scheduled actions may be due at one instant.
  private static let mostRounds = 10_000

  /// Moves the clock on by some seconds and runs what is due.
  public func advance(by seconds: Double) throws(StageError) {
    try advance(to: clock.now + seconds)
  }

  /// Moves the clock on to an instant and runs what is due.
  ///
  /// - Throws: `StageError.timeInThePast` where the instant has already gone by.
  public func advance(to instant: Double) throws(StageError) {
    guard instant.isFinite else { throw .invalidTime(instant) }
    guard instant >= clock.now else {
      throw .timeInThePast(requested: instant, now: clock.now)
    }
    Stage.current = self
    // A task may have changed something since, of which nobody has heard.
    try flush()
    while let action = clock.takeEvent(until: instant) {
      action()
      try flush()
    }
    clock.advance(to: instant)
  }

  /// Moves the clock on until nothing moves and nothing is due any more.
  ///
  /// - Throws: `StageError.neverSettles` where something moves for longer than `limit` seconds.
  public func settle(limit: Double = 60) throws(StageError) {
    let end = clock.now + limit
    try advance(to: clock.now)
    while let next = nextChange {
      guard next <= end else { throw .neverSettles }
      try advance(to: next)
    }
  }

  /// The next instant at which something happens or stops moving.
  private var nextChange: Double? {
    let still = graph.settlesAt > clock.now ? graph.settlesAt : nil
    return [clock.nextEvent, still].compactMap(\.self).min()
  }

  /// Changes the surroundings as the user or the system would, and lays out again.
  public func reconfigure(
    animation: Animation? = nil, _ change: (inout StageConfiguration) -> Void
  ) throws(StageError) {
    var changed = configuration
    change(&changed)
    try changed.checkScreen()
    configuration = changed
    Stage.current = self
    window.size = configuration.screen.size
    window.safeArea = configuration.safeArea(keyboardHeight: keyboardHeight)
    window.environment = configuration.environment
    window.environment.window = WindowReference(window)
    graph.run(under: Transaction(animation: animation)) { window.updateRoots() }
    try flush()
  }
}

extension StageError {
  fileprivate init(_ error: GraphError) {
    switch error {
    case .unstable: self = .unstable
    case .tooDeep: self = .tooDeep
    }
  }
}

/// The window that a view is in, as the environment hands it down.
struct WindowReference {
  private(set) weak var window: StageWindow?

  init(_ window: StageWindow) { self.window = window }
}

private enum WindowKey: EnvironmentKey {
  static var defaultValue: WindowReference? { nil }
}

extension EnvironmentValues {
  /// The window that the view is in.
  var window: WindowReference? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

extension View {
  /// Brings a root node up to date with a new environment.
  func updateRoot(_ node: _ViewNode, _ environment: EnvironmentValues) {
    var inputs = node.inputs
    inputs.environment = environment
    _ = reuse(node, inputs)
  }
}
