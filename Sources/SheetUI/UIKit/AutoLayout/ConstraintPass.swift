import Foundation

/// One solution of all constraints in a tree of views: builds the problem, solves it, and gives the
/// views their frames.
///
/// Places are in the root view's space. Views that their autoresizing mask places keep their frames
/// and only take part as constants.
@MainActor
struct ConstraintPass {
  private let root: UIView
  private var simplex = Simplex()
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var views: [UIView] = []
  /// The widths of an earlier pass, by which heights of text are known.
  private let widths: [ObjectIdentifier: CGFloat]
  private let isMeasuring: Bool

  /// The edges of a view or guide, as sums of variables.
  private struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  private init(_ root: UIView, widths: [ObjectIdentifier: CGFloat], isMeasuring: Bool) {
    self.root = root
    self.widths = widths
    self.isMeasuring = isMeasuring
  }

  // MARK: Running

  /// Solves the constraints below a root view whose size is known and moves the views.
  static func run(_ root: UIView) {
    root.handDownSafeArea()
    var widths: [ObjectIdentifier: CGFloat] = [:]
    // The first pass finds widths, the second the heights of text, the third what follows from
    // safe areas that have moved.
    for _ in 0..<3 {
      var pass = ConstraintPass(root, widths: widths, isMeasuring: false)
      guard pass.prepare() else { return }
      pass.solve()
      let moved = pass.apply()
      let new = pass.solvedWidths
      if !moved, new == widths { return }
      widths = new
      root.handDownSafeArea()
    }
  }

  /// The size of a view whose own size is what is looked for.
  static func fittingSize(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsDown()
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var size = CGSize.zero
    for _ in 0..<2 {
      var pass = ConstraintPass(view, widths: widths, isMeasuring: true)
      pass.prepare()
      pass.ask(target, horizontal, vertical)
      pass.solve()
      size = pass.rootSize
      widths = pass.solvedWidths
    }
    return size
  }

  private mutating func ask(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    let box = box(of: root)
    add(box.width - LinearExpression(Double(target.width)), .equal, horizontal)
    add(box.height - LinearExpression(Double(target.height)), .equal, vertical)
  }

  private var rootSize: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: simplex.value(of: box.width), height: simplex.value(of: box.height))
  }

  private mutating func solve() {
    // What must hold comes first, so that a conflict is between those; else in the tree's order.
    let order = pending.indices.sorted {
      (pending[$1].priority, $0) < (pending[$0].priority, $1)
    }
    for index in order {
      let item = pending[index]
      if simplex.add(item.expression, item.relation, priority: Double(item.priority.rawValue)) {
        continue
      }
      Stage.current?.graph.warn(
        "A constraint contradicts others and is left out\(item.name.map { ": \($0)" } ?? "").")
    }
    simplex.optimize()
  }

  // MARK: Building

  private struct Pending {
    let expression: LinearExpression
    let relation: Simplex.Relation
    let priority: UILayoutPriority
    let name: String?
  }

  private var pending: [Pending] = []

  private mutating func add(
    _ expression: LinearExpression, _ relation: Simplex.Relation, _ priority: UILayoutPriority,
    name: String? = nil
  ) {
    pending.append(
      Pending(expression: expression, relation: relation, priority: priority, name: name))
  }

  /// Collects the problem.
  ///
  /// - Returns: False where there is nothing to solve.
  @discardableResult
  private mutating func prepare() -> Bool {
    var constraints: [NSLayoutConstraint] = []
    func collect(_ view: UIView, into views: inout [UIView]) {
      views.append(view)
      constraints += view.extras.constraints + view.ownConstraints
      for inner in view.subviews { collect(inner, into: &views) }
    }
    collect(root, into: &views)
    let hasVariables = views.contains { isVariable($0) }
    guard hasVariables || !constraints.isEmpty else { return false }
    for view in views where isVariable(view) || view === root { addContent(view) }
    for constraint in constraints { add(constraint) }
    return true
  }

  private func isVariable(_ view: UIView) -> Bool {
    if view === root { return isMeasuring }
    return !view.translatesAutoresizingMaskIntoConstraints
  }

  /// The wish of a view's content for its own size.
  private mutating func addContent(_ view: UIView) {
    let box = box(of: view)
    guard isVariable(view) else { return }
    let size = view.fittingContentSize(width: widths[ObjectIdentifier(view)])
    let lengths = [(box.width, size.width), (box.height, size.height)]
    for (axis, (expression, length)) in lengths.enumerated() where length >= 0 {
      let wish = expression - LinearExpression(Double(length))
      add(wish, .atMost, view.extras.hugging[axis])
      add(wish, .atLeast, view.extras.resistance[axis])
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let item = constraint.firstItem else { return }
    let other = constraint.secondItem
    var second = LinearExpression(0)
    var first = place(constraint.firstAttribute, item, seenFrom: other)
    if let other, constraint.secondAttribute != .notAnAttribute {
      second = place(constraint.secondAttribute, other, seenFrom: item)
      if constraint.multiplier != 1, let axis = constraint.secondAttribute.placeAxis,
        let one = NSLayoutConstraint.view(of: item), let two = NSLayoutConstraint.view(of: other),
        let common = one.commonAncestor(with: two)
      {
        // A multiple of a place counts from the nearest view around both.
        let box = box(of: common)
        let start = axis == .horizontal ? box.left : box.top
        (first, second) = (first - start, second - start)
      }
    }
    var difference = first
    difference.add(second, times: -Double(constraint.multiplier))
    // Between edges of reading, distances and orders count backwards where reading does.
    let sign = constraint.isMirrored ? -1 : 1
    difference.constant -= Double(constraint.constant) * Double(sign)
    add(
      difference, Simplex.Relation(rawValue: constraint.relation.rawValue * sign) ?? .equal,
      constraint.priority, name: constraint.identifier)
  }

  /// The sum of variables that a place stands for.
  private mutating func place(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, seenFrom other: AnyObject?
  ) -> LinearExpression {
    var box = box(of: item)
    if let scroll = item as? UIScrollView, attribute.isEdge,
      let inner = NSLayoutConstraint.view(of: other), inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      box = self.box(of: scroll.contentLayoutGuide)
    }
    let view = NSLayoutConstraint.view(of: item) ?? root
    let isMirrored = view.isRightToLeft
    let margins = view.layoutMargins
    func edge(_ start: LinearExpression, _ inset: CGFloat) -> LinearExpression {
      start + LinearExpression(Double(inset))
    }
    let right = box.left + box.width
    let bottom = box.top + box.height
    switch attribute.physical(isMirrored: isMirrored) {
    case .left: return box.left
    case .right: return right
    case .top: return box.top
    case .bottom: return bottom
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.left + box.width * 0.5
    case .centerY: return box.top + box.height * 0.5
    case .firstBaseline: return edge(box.top, view.firstBaselineOffset)
    case .lastBaseline: return edge(bottom, -view.lastBaselineOffset)
    case .leftMargin: return edge(box.left, margins.left)
    case .rightMargin: return edge(right, -margins.right)
    case .topMargin: return edge(box.top, margins.top)
    case .bottomMargin: return edge(bottom, -margins.bottom)
    case .centerXWithinMargins:
      return edge(box.left + box.width * 0.5, (margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      return edge(box.top + box.height * 0.5, (margins.top - margins.bottom) / 2)
    default: return LinearExpression(0)
    }
  }

  private mutating func box(of item: AnyObject) -> Box {
    let key = ObjectIdentifier(item)
    if let known = boxes[key] { return known }
    let box: Box
    if let view = item as? UIView {
      box = viewBox(view)
    } else if let guide = item as? UILayoutGuide {
      box = guideBox(guide)
    } else {
      box = constant(.zero)
    }
    boxes[key] = box
    return box
  }

  private func constant(_ rect: CGRect) -> Box {
    Box(
      left: LinearExpression(Double(rect.minX)), top: LinearExpression(Double(rect.minY)),
      width: LinearExpression(Double(rect.width)), height: LinearExpression(Double(rect.height)))
  }

  private mutating func freeBox() -> Box {
    let box = Box(
      left: LinearExpression(variable: simplex.makeVariable()),
      top: LinearExpression(variable: simplex.makeVariable()),
      width: LinearExpression(variable: simplex.makeVariable()),
      height: LinearExpression(variable: simplex.makeVariable()))
    add(box.width, .atLeast, .required)
    add(box.height, .atLeast, .required)
    return box
  }

  private mutating func viewBox(_ view: UIView) -> Box {
    if view === root {
      guard isMeasuring else {
        return constant(CGRect(origin: .zero, size: view.bounds.size))
      }
      var box = freeBox()
      (box.left, box.top) = (LinearExpression(0), LinearExpression(0))
      return box
    }
    if isVariable(view) { return freeBox() }
    guard let superview = view.superview else { return constant(view.frame) }
    let outer = box(of: superview)
    let frame = view.frame
    var result = constant(frame)
    result.left = outer.left + LinearExpression(Double(frame.minX - superview.bounds.minX))
    result.top = outer.top + LinearExpression(Double(frame.minY - superview.bounds.minY))
    return result
  }

  private mutating func guideBox(_ guide: UILayoutGuide) -> Box {
    guard let view = guide.owningView else { return constant(.zero) }
    let outer = box(of: view)
    switch guide.kind {
    case .frame: return outer
    case .safeArea: return inset(outer, view.safeAreaInsets)
    case .margins: return inset(outer, view.layoutMargins)
    case .keyboard:
      var box = outer
      let height = LinearExpression(Double(view.keyboardGuideHeight))
      box.top = outer.top + outer.height - height
      box.height = height
      return box
    case .content:
      let box = freeBox()
      add(box.left - outer.left, .equal, .required)
      add(box.top - outer.top, .equal, .required)
      return box
    case .free: return freeBox()
    }
  }

  private func inset(_ box: Box, _ insets: UIEdgeInsets) -> Box {
    Box(
      left: box.left + LinearExpression(Double(insets.left)),
      top: box.top + LinearExpression(Double(insets.top)),
      width: box.width - LinearExpression(Double(insets.left + insets.right)),
      height: box.height - LinearExpression(Double(insets.top + insets.bottom)))
  }

  // MARK: Applying

  private var solvedWidths: [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in views where isVariable(view) {
      let key = ObjectIdentifier(view)
      if let box = boxes[key] { widths[key] = CGFloat(simplex.value(of: box.width)) }
    }
    return widths
  }

  private func rect(_ box: Box) -> CGRect {
    CGRect(
      x: simplex.value(of: box.left), y: simplex.value(of: box.top),
      width: max(simplex.value(of: box.width), 0), height: max(simplex.value(of: box.height), 0))
  }

  /// Gives the views their frames.
  ///
  /// - Returns: Whether one has changed.
  private func apply() -> Bool {
    var moved = false
    for view in views where isVariable(view) {
      guard let superview = view.superview, let box = boxes[ObjectIdentifier(view)],
        let outer = boxes[ObjectIdentifier(superview)] ?? fixedBox(superview)
      else { continue }
      let (own, around) = (rect(box), rect(outer))
      let frame = own.offsetBy(
        dx: superview.layoutOrigin.x - around.minX, dy: superview.layoutOrigin.y - around.minY)
      moved = view.takeFrame(frame) || moved
    }
    for view in views { applyGuides(of: view) }
    return moved
  }

  /// The box of a view that no constraint mentions.
  private func fixedBox(_ view: UIView) -> Box? {
    var copy = self
    return copy.box(of: view)
  }

  private func applyGuides(of view: UIView) {
    for guide in view.extras.guides {
      guard let box = boxes[ObjectIdentifier(guide)], let outer = boxes[ObjectIdentifier(view)]
      else { continue }
      let around = rect(outer)
      guide.layoutFrame = rect(box).offsetBy(dx: -around.minX, dy: -around.minY)
    }
    guard let scroll = view as? UIScrollView,
      let box = boxes[ObjectIdentifier(scroll.contentLayoutGuide)]
    else { return }
    scroll.contentSize = rect(box).size
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint counts from the right.
  fileprivate var isMirrored: Bool {
    firstAttribute.isDirectional && Self.view(of: firstItem)?.isRightToLeft == true
  }
}
