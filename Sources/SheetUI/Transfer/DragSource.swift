import Foundation

/// Something that is dragged.
struct DragItem {
  /// What hands its data over.
  let provider: NSItemProvider
  /// What is dragged, where it is known.
  private let value: Any?
  /// What else it can be taken as.
  private let proxies: [Any]

  init(provider: NSItemProvider) {
    self.provider = provider
    (value, proxies) = (nil, [])
  }

  init<T: Transferable>(value: T) {
    provider = NSItemProvider()
    self.value = value
    for type in T._contentTypes {
      provider.registerDataRepresentation(
        forTypeIdentifier: type.identifier, visibility: .all
      ) { handler in
        handler(T._data(value), nil)
        return nil
      }
    }
    proxies = T._proxies(value)
  }

  /// Returns what is dragged as a value of a type; nil where it can't be that.
  func value<T: Transferable>(as type: T.Type) -> T? {
    if let value = value as? T { return value }
    if let proxy = proxies.lazy.compactMap({ $0 as? T }).first { return proxy }
    switch provider.firstObject {
    case let text as NSString: return String(describing: text) as? T
    case let url as NSURL: return url.absoluteURL as? T
    case let image as UIImage: return Image(uiImage: image) as? T
    default: return nil
    }
  }
}

/// A drag that is going on.
///
/// A class, because it is kept while views change.
@MainActor
final class DragSession {
  /// What is dragged.
  private(set) var items: [DragItem] = []
  /// Where the finger is in the target, in points.
  private(set) var place = CGPoint.zero
  private var target: LayoutNode?

  /// Begins a drag.
  func begin(_ items: [DragItem]) { if self.items.isEmpty { self.items = items } }

  /// Moves the finger to a point of the window.
  func move(to point: CGPoint, in window: StageWindow) {
    let found = window.dropTarget(at: point, for: items)
    if let found { place = found.point }
    guard found?.node !== target else { return }
    tell(false)
    target = found?.node
    tell(true)
  }

  /// Lifts the finger.
  func end() {
    defer { (items, target) = ([], nil) }
    guard let layout = target?.behavior as? DropTargetLayout else { return }
    layout.target.hover(self, false)
    _ = layout.target.perform(items, place)
  }

  private func tell(_ isOver: Bool) {
    (target?.behavior as? DropTargetLayout)?.target.hover(self, isOver)
  }
}

extension StageWindow {
  /// The innermost target under a point of the window that takes one of some items.
  func dropTarget(
    at point: CGPoint, for items: [DragItem]
  ) -> (node: LayoutNode, point: CGPoint)? {
    for host in hosts.reversed() where !host.isLeaving {
      var search = HitSearch(time: graph.time)
      guard host.box.hit(point, &search) else { continue }
      return search.path.first { node, _ in
        guard let layout = node.behavior as? DropTargetLayout else { return false }
        return items.contains(where: layout.target.accepts)
      }
    }
    return nil
  }
}

/// Lets a view be dragged by a finger that is held down on it first.
nonisolated struct DragSourceModifier: ViewModifier {
  let items: () -> [DragItem]
  @Environment(\.window) private var window
  @Environment(\.isEnabled) private var isEnabled
  @State private var session = DragSessionBox()

  init(items: @escaping () -> [DragItem]) { self.items = items }

  /// How long a finger is held down before it drags, in seconds, as UIKit has it.
  private static let hold = 0.5

  @MainActor func body(content: Content) -> some View {
    content.simultaneousGesture(
      LongPressGesture(minimumDuration: Self.hold)
        .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
        .onChanged { follow($0) }
        .onEnded { _ in end() })
  }

  private func end() {
    let session = session
    onMain { session.value.end() }
  }

  private func follow(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) {
    guard isEnabled, case .second(true, let drag) = value, let window = window?.window else {
      return
    }
    // Gestures act on the main actor only.
    nonisolated(unsafe) let me = self
    let place = drag?.location
    onMain {
      me.session.value.begin(me.items())
      if let place { me.session.value.move(to: place, in: window) }
    }
  }
}

/// Keeps a drag for a view.
@MainActor
final class DragSessionBox {
  /// The drag.
  lazy var value = DragSession()

  nonisolated init() {}
}

/// Takes what is dropped on a view.
struct DropTarget {
  /// Whether an item is taken.
  let accepts: @MainActor (DragItem) -> Bool
  /// Hears that something comes or goes.
  let hover: @MainActor (DragSession, Bool) -> Void
  /// Takes items at a point of the view.
  let perform: @MainActor ([DragItem], CGPoint) -> Bool
}

/// Marks a box on which something can be dropped.
struct DropTargetLayout: LayoutBehavior {
  let target: DropTarget

  var name: String { "dropTarget" }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.hitChildren(point, &search)
  }
}

nonisolated struct DropTargetModifier: LayoutModifier {
  let target: DropTarget

  init(
    accepts: @escaping @MainActor (DragItem) -> Bool,
    hover: @escaping @MainActor (DragSession, Bool) -> Void,
    perform: @escaping @MainActor ([DragItem], CGPoint) -> Bool
  ) { target = DropTarget(accepts: accepts, hover: hover, perform: perform) }

  func behavior(_ environment: EnvironmentValues) -> DropTargetLayout {
    DropTargetLayout(target: target)
  }
}
