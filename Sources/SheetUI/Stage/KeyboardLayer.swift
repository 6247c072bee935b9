import Foundation

/// The keyboard in front of a window's layers, and how far it has come up.
///
/// A class, because it keeps its way up and down while it moves.
@MainActor
final class KeyboardLayer {
  private let host: Host
  /// The height while it is up, in points.
  private let height: CGFloat
  /// What is to be seen of the height, in points.
  private var visible: AnimationTrack<Double>

  /// Brings a keyboard up, from where another one stands.
  init(_ window: Window, height: CGFloat, from old: KeyboardLayer?) {
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
    visible.retarget(to: Double(height), animation: .systemTransition, at: graph.time)
    graph.noteAnimation(until: visible.settlesAt)
  }

  /// Brings the keys up to date with a new environment.
  func update(_ environment: EnvironmentValues) { host.update(environment) }

  /// Lays the keys out at the lower edge of a window.
  func layout(in size: CGSize) {
    let frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    host.layout(in: frame, safeArea: SafeArea(outer: frame, container: frame))
  }

  /// Whether a point of the window lies on the keyboard.
  func contains(_ point: CGPoint, at time: Double, in size: CGSize) -> Bool {
    point.y >= size.height - CGFloat(visible.value(at: time))
  }

  /// Draws the keyboard as far as it has come up.
  func draw(_ context: inout DrawContext) {
    let shown = CGFloat(visible.value(at: context.time))
    guard shown > 0 else { return }
    let outer = context.origin
    context.origin.y += height - shown
    host.box.draw(&context)
    context.origin = outer
  }
}
