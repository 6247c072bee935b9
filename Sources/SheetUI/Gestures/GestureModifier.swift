public import Foundation

/// Which gestures of a view and its content are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The view's own gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view's content.
  public static let subviews = GestureMask(rawValue: 2)
  /// Every gesture.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// How a gesture stands to those of the view's content.
enum GesturePrecedence {
  /// The content's gestures come first.
  case normal
  /// The content's gestures come second.
  case high
  /// Both are recognized.
  case simultaneous
}

/// Attaches a gesture to its child.
struct GestureLayout: LayoutBehavior {
  let precedence: GesturePrecedence
  let mask: GestureMask
  let makeRecognizer: @MainActor () -> GestureRecognizer

  var name: String { "gesture" }
}

nonisolated struct GestureModifier<G: Gesture>: LayoutModifier {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  @MainActor func behavior(_ environment: EnvironmentValues) -> GestureLayout {
    let gesture = gesture
    return GestureLayout(
      precedence: precedence, mask: environment.isEnabled ? mask : mask.subtracting(.gesture)
    ) { gesture._makeRecognizer().recognizer }
  }
}

extension View {
  /// Attaches a gesture that waits for those of the view's content.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .normal, mask: mask))
  }

  /// Attaches a gesture that comes before those of the view's content.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Attaches a gesture that is recognized beside those of the view's content.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Calls an action when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls an action with the place when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls an action when a finger stays on the view.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    // Gestures act on the main actor only.
    nonisolated(unsafe) let onPressingChanged = onPressingChanged
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _ActionGesture(base: press.onEnded { _ in action() }) { recognizer in
        recognizer.changed.append { onPressingChanged?($0) }
        recognizer.finished.append { onPressingChanged?(false) }
      })
  }
}

/// Decides whether its child can be hit, and where.
struct HitTestingLayout: LayoutBehavior {
  enum Rule {
    /// Where the child is drawn.
    case drawn
    /// Nowhere.
    case never
    /// Where the child is drawn and everywhere in a shape.
    case shape(@Sendable (CGRect, LayoutDirection) -> Path, eoFill: Bool)
  }

  let rule: Rule

  var name: String { "hitTesting" }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    if case .never = rule { return false }
    if node.hitChildren(point, &search) { return true }
    guard case .shape(let path, let eoFill) = rule else { return false }
    let box = CGRect(origin: .zero, size: node.presentedFrame(at: search.time).size)
    return path(box, node.environment.layoutDirection).contains(point, eoFill: eoFill)
  }
}

nonisolated struct HitTestingModifier: LayoutModifier {
  let rule: HitTestingLayout.Rule

  func behavior(_ environment: EnvironmentValues) -> HitTestingLayout {
    HitTestingLayout(rule: rule)
  }
}

extension View {
  /// Lets the view be hit or not.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(rule: enabled ? .drawn : .never))
  }

  /// Makes the view be hit everywhere in a shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      HitTestingModifier(
        rule: .shape({ shape.path(in: $0, direction: $1) }, eoFill: eoFill)))
  }
}
