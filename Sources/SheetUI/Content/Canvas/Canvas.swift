public import Foundation
import Raster

/// A view that is drawn by a closure.
nonisolated public struct Canvas<Symbols: View>: _BuiltInView {
  /// The views that the closure can draw.
  public var symbols: Symbols
  /// Draws the view in a size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the view promises to be opaque.
  public var isOpaque: Bool
  /// How colors are combined; here always in encoded form.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen elsewhere; here it never does.
  public var rendersAsynchronously: Bool

  // Reason: SwiftUI's signature has five parameters.
  /// Creates a view with symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    CanvasNode(view, inputs)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// The node of a canvas; its symbols are in no container.
@MainActor
final class CanvasNode<Symbols: View>: _TypedNode<Canvas<Symbols>> {
  private var child: _TypedNode<Symbols>?
  private var box: LayoutNode?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    child = view.symbols.node(updating: child, childInputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let behavior = CanvasBehavior(renderer: view.renderer, symbols: child?.outputs ?? [])
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
    if let box { outputs.append(box) }
  }
}

/// Takes what it is offered and lets a closure draw.
struct CanvasBehavior: LayoutBehavior {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: [LayoutNode]

  var name: String { "Canvas" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let sheet = CanvasSheet(
      environment: node.environment, graph: node.graph, scope: node.scope, symbols: symbols,
      time: context.time, scale: context.scale)
    var graphics = GraphicsContext(sheet: sheet, size: box.size)
    renderer(&graphics, box.size)
    guard !sheet.items.isEmpty else { return }
    var group = DisplayList.Group(sheet.items)
    group.transform = .translation(Double(box.minX), Double(box.minY))
    // A canvas draws nothing outside of its box.
    group.clip = Raster.Path(
      rect: Rect(CGRect(origin: .zero, size: box.size)))
    group.name = "canvas"
    context.add(.group(group))
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}

/// What contexts of one canvas or layer draw on.
///
/// A class, because copies of a context draw on the same sheet.
@MainActor
final class CanvasSheet {
  let environment: EnvironmentValues
  let graph: ViewGraph
  let scope: TransactionScope
  let symbols: [LayoutNode]
  let time: Double
  let scale: CGFloat
  var items: [DisplayList.Item] = []

  // Reason: a sheet knows its view's surroundings, six in number.
  init(
    environment: EnvironmentValues, graph: ViewGraph, scope: TransactionScope,
    symbols: [LayoutNode], time: Double, scale: CGFloat
  ) {
    self.environment = environment
    self.graph = graph
    self.scope = scope
    self.symbols = symbols
    self.time = time
    self.scale = scale
  }

  /// An empty sheet with the same surroundings.
  func fresh() -> CanvasSheet {
    CanvasSheet(
      environment: environment, graph: graph, scope: scope, symbols: symbols, time: time,
      scale: scale)
  }
}
