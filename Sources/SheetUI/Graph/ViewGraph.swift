import CMetadata
import Foundation
import Observation

/// The living tree of views on one stage: takes changes over, lays out, and keeps the time.
///
/// Changes are taken over in groups of one transaction, in the order in which they were made; after
/// each group the tree is laid out, so that what moves knows which animation moved it.
@MainActor
final class ViewGraph {
  /// Where state and events leave what is to change.
  let queue = UpdateQueue()
  /// What is to happen at later instants.
  let clock: VirtualClock
  /// Warnings for the user, each once, in order.
  private(set) var warnings: [String] = []
  /// The transaction of the running cycle.
  private(set) var transaction = Transaction()
  /// The number of the running cycle.
  private(set) var cycle = 0
  /// The number of the running layout, which outdates everything measured before.
  private(set) var layoutCycle = 0
  /// Whether changes may move; not while the tree is first built.
  private(set) var animatesChanges = false
  /// The first instant at which nothing moves any more, infinite where something never stops.
  private(set) var settlesAt = 0.0
  /// Whether the running cycle has set something in motion.
  private var movesInCycle = false
  /// Lays the hosts out; set by the window.
  var layoutHosts: () -> Void = {}
  /// Runs after a layout, before the actions that it caused.
  private var afterLayout: [@MainActor () -> Void] = []
  private var dirty: [_ViewNode] = []
  private var observers: [ObjectIdentifier: PreferenceObserver] = [:]

  /// Knows which view has the keyboard focus.
  private(set) lazy var focus = FocusCenter(graph: self)

  init(clock: VirtualClock) { self.clock = clock }

  /// Now, in seconds of the virtual clock.
  var time: Double { clock.now }

  /// Says that a node must be evaluated again.
  func invalidate(_ node: _ViewNode) {
    if !node.isDirty { dirty.append(node) }
    node.isDirty = true
  }

  /// Adds work that is done once the running layout is finished.
  func afterLayout(_ action: @escaping @MainActor () -> Void) { afterLayout.append(action) }

  /// Notes that something moves until an instant.
  func noteAnimation(until end: Double?) {
    guard let end else { return }
    if !transaction.isBackground { settlesAt = max(settlesAt, end) }
    movesInCycle = movesInCycle || end > time
  }

  /// Has the completion handlers of a transaction called at their instants, or at once where the
  /// transaction moved nothing.
  private func scheduleCompletions(_ transaction: Transaction) {
    for completion in transaction.completions {
      let delay = transaction.effectiveAnimation.map { completion.criteria.delay(of: $0) } ?? 0
      if delay <= 0 || !movesInCycle {
        afterLayout { completion.action() }
      } else if delay.isFinite {
        clock.schedule(after: delay, isBackground: transaction.isBackground) {
          completion.action()
        }
      }
    }
  }

  /// Remembers a warning, once.
  func warn(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  /// Takes over every pending change and whatever it causes.
  ///
  /// - Throws: `GraphError.unstable` where changes keep causing changes at one instant, and
  ///   `GraphError.tooDeep` where views are nested too deeply.
  func flush() throws(GraphError) {
    var rounds = 0
    while true {
      if let group = queue.next() {
        runCycle(group.transaction) {
          for change in group.changes { change() }
          for box in group.invalidations { if let node = box.node { invalidate(node) } }
        }
      } else if !afterLayout.isEmpty {
        let actions = afterLayout
        afterLayout = []
        for action in actions { action() }
      } else if isTooDeep {
        throw .tooDeep
      } else {
        return
      }
      rounds += 1
      if rounds > Self.mostRounds { throw .unstable(rounds: rounds) }
    }
  }

  /// How many rounds of changes one instant may cause; SwiftUI gives up silently much earlier.
  private static let mostRounds = 1000

  /// Whether views are nested so deeply that the stack can't hold their evaluation or layout.
  ///
  /// It stays so: what lies deeper is missing from the tree.
  private(set) var isTooDeep = false

  /// Whether the stack has room for a view within those that are being evaluated.
  ///
  /// Half of the stack is left to layout and drawing, which go equally deep.
  var hasRoom: Bool { hasRoom(above: 0.5) }

  /// Whether the stack has room for the layout or drawing of a box within others.
  var hasRoomForBox: Bool { hasRoom(above: 0.1) }

  private func hasRoom(above share: Double) -> Bool {
    if sheet_free_stack() < share { isTooDeep = true }
    return !isTooDeep
  }

  /// Builds the tree for the first time, without any movement.
  func build(_ body: () -> Void) {
    runCycle(Transaction(), body)
    animatesChanges = true
  }

  /// Makes changes from outside of the views at once, as a rotation does.
  func run(under transaction: Transaction, _ changes: () -> Void) {
    runCycle(transaction, changes)
  }

  /// The instant of the last change, before which nothing can be shown any more.
  private(set) var lastChange = 0.0

  private func runCycle(_ transaction: Transaction, _ changes: () -> Void) {
    cycle += 1
    lastChange = time
    movesInCycle = false
    self.transaction = transaction
    queue.isEvaluating = true
    changes()
    refreshDirtyNodes()
    layOut()
    queue.isEvaluating = false
    for observer in observersInOrder { observer.check() }
    scheduleCompletions(transaction)
    self.transaction = Transaction()
  }

  /// Whether some view has asked for an appearance.
  var hasColorSchemeWishes = false
  /// Whether some view takes its size from a container around.
  var usesContainerSizes = false
  /// The boxes that no longer take part in layout, but change on their way out.
  var leavingBoxes: [LayoutNode] = []
  /// Where matched views are.
  var matches = MatchedGeometries()

  /// Lays the hosts out, again where a view follows another one that was placed after it.
  private func layOut() {
    for _ in 0..<Self.mostLayouts {
      matches.beginLayout()
      layoutCycle += 1
      leavingBoxes = []
      layoutHosts()
      for box in leavingBoxes { box.layOutInPlace() }
      guard matches.needsAnotherLayout else { return }
    }
  }

  /// How many layouts one change may take: views may follow followers, but not for ever.
  private static let mostLayouts = 4

  /// Evaluates again what changed, outer nodes first, since they bring inner ones up to date.
  private func refreshDirtyNodes() {
    while !dirty.isEmpty {
      let nodes = dirty.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
      dirty = []
      for node in nodes where node.isDirty {
        node.isDirty = false
        if !node.isRemoved { node.refresh() }
      }
    }
  }

  // MARK: Preferences and observation

  /// Adds something that wants to know after each layout.
  func addObserver(_ observer: PreferenceObserver) {
    observers[ObjectIdentifier(observer)] = observer
  }

  /// Removes what `addObserver` added.
  func removeObserver(_ observer: PreferenceObserver) {
    observers[ObjectIdentifier(observer)] = nil
  }

  private var observersInOrder: [PreferenceObserver] {
    observers.values.sorted { $0.serial < $1.serial }
  }

  /// Evaluates a body and evaluates its node again when something observable in it changes.
  func trackingObservation<Result>(of node: _ViewNode, _ body: () -> Result) -> Result {
    let (queue, box) = (queue, node.weakSelf)
    let outer = queue.reader
    queue.reader = box
    defer { queue.reader = outer }
    return withObservationTracking(body) { queue.invalidate(box) }
  }
}

/// Something that looks at the tree after each layout.
@MainActor
class PreferenceObserver {
  /// The order of creation.
  let serial = SerialNumber.next()

  /// Compares what it saw last with what is there.
  func check() {}
}

/// Follows one value and tells when it has changed.
final class ValueObserver<Value: Equatable>: PreferenceObserver {
  private let read: () -> Value?
  private let changed: (_ old: Value?, _ new: Value) -> Void
  private var last: Value?

  /// Creates an observer; while `read` gives nothing, nothing has changed.
  init(read: @escaping () -> Value?, changed: @escaping (_ old: Value?, _ new: Value) -> Void) {
    (self.read, self.changed) = (read, changed)
  }

  override func check() {
    guard let new = read(), new != last else { return }
    let old = last
    last = new
    changed(old, new)
  }
}

/// Numbers nodes and observers in the order of their creation.
@MainActor
enum SerialNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}

/// A node that may be gone.
///
/// Invariant for `@unchecked Sendable`: read on the main actor only.
final class WeakNode: @unchecked Sendable {
  private(set) weak var node: _ViewNode?

  init(_ node: _ViewNode) { self.node = node }
}

/// What can go wrong inside the graph.
enum GraphError: Error, Equatable {
  /// Changes kept causing changes.
  case unstable(rounds: Int)
  /// Views are nested too deeply.
  case tooDeep
}
