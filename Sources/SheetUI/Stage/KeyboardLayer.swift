import Foundation

/// The keyboard in front of a window's layers, and how far it has come up.
///
/// A class, because it keeps its way up and down while it moves.
@MainActor
final class KeyboardLayer {
  private let host: Host
  /// The bar above the keys; nil for none.
  private(set) var toolbar: Host?
  private var items: [Int] = []
  private var isUp = true
  /// The height of the bar above the keys, in points.
  var toolbarHeight: CGFloat { toolbar == nil ? 0 : KeyboardToolbar.height }
  /// The height while it is up, in points.
  private let height: CGFloat
  /// What is to be seen of the height, in points.
  private var visible: AnimationTrack<Double>

  /// Brings a keyboard up, from where another one stands.
  init(_ window: StageWindow, height: CGFloat, from old: KeyboardLayer?) {
    self.height = height
    let view = KeyboardView(
      height: height, bottomInset: window.safeArea.outer.maxY - window.safeArea.container.maxY)
    let node = view.makeNode(window.rootInputs(window.environment))
    host = Host(content: node, options: nil)
    host.update = { view.updateRoot(node, $0) }
    visible = old?.visible ?? AnimationTrack(0)
    move(to: height)
  }

  /// Moves to a visible height on UIKit's system curve.
  func move(to height: CGFloat) {
    let graph = host.content.inputs.graph
    isUp = height > 0
    let height = isUp ? height + toolbarHeight : 0
    visible.retarget(to: Double(height), animation: .systemTransition, at: graph.time)
    graph.noteAnimation(until: visible.settlesAt)
  }

  /// Brings the keys up to date with a new environment.
  func update(_ environment: EnvironmentValues) {
    host.update(environment)
    toolbar?.update(environment)
  }

  /// Shows items in a bar above the keys, while those are up.
  func show(_ items: [BarPreferences.Item], in window: StageWindow) {
    let serials = items.map(\.node.serial)
    guard isUp, serials != self.items else { return }
    self.items = serials
    toolbar?.content.remove()
    toolbar = nil
    if !items.isEmpty {
      let view = KeyboardToolbar(items: items)
      let node = view.makeNode(window.rootInputs(window.environment))
      let host = Host(content: node, options: nil)
      host.update = { view.updateRoot(node, $0) }
      toolbar = host
    }
    move(to: height)
  }

  /// Lays the keys out at the lower edge of a window.
  func layout(in size: CGSize) {
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    host.layout(in: frame, safeArea: SafeArea(outer: frame, container: frame))
    let bar = CGRect(
      x: 0, y: frame.minY - toolbarHeight, width: size.width, height: toolbarHeight)
    toolbar?.layout(in: bar, safeArea: SafeArea(outer: bar, container: bar))
  }

  /// Finds what a point of the window hits in the bar above the keys.
  func hit(_ point: CGPoint, _ search: inout HitSearch) { _ = toolbar?.box.hit(point, &search) }

  /// Whether a point of the window lies on the keyboard.
  func contains(_ point: CGPoint, at time: Double, in size: CGSize) -> Bool {
    point.y >= size.height - CGFloat(visible.value(at: time))
  }

  /// Draws the keyboard as far as it has come up.
  func draw(_ context: inout DrawContext) {
    let shown = CGFloat(visible.value(at: context.time))
    guard shown > 0 else { return }
    let outer = context.origin
    context.origin.y += height + toolbarHeight - shown
    host.box.draw(&context)
    toolbar?.box.draw(&context)
    context.origin = outer
  }
}
