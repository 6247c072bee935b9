import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format; what can't be read gives none, and a warning.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, opts, metrics ?? [:], views)
    guard let constraints = reader.read() else {
      Stage.current?.graph.warn("The visual format \"\(format)\" can't be read.")
      return []
    }
    return constraints
  }
}

/// Reads a visual format, such as `H:|-[a(>=20)]-8-[b(==a)]-|`.
@MainActor
private struct VisualFormatReader {
  private var text: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []

  /// A comparison with a length or another view, and its priority.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    text = format.filter { !$0.isWhitespace }[...]
    (self.options, self.metrics, self.views) = (options, metrics, views)
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text = text.dropFirst(prefix.count)
    return true
  }

  private mutating func name() -> String {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    text = text.dropFirst(name.count)
    return String(name)
  }

  mutating func read() -> [NSLayoutConstraint]? {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: UIView?
    var (isAtStart, all): (Bool, [UIView]) = (false, [])
    var gap: [Predicate]?
    if take("|") { isAtStart = true }
    while !text.isEmpty {
      if take("-") {
        guard let read = readGap() else { return nil }
        gap = read
      } else if take("[") {
        guard let view = views[name()] as? UIView, readSizes(view) else { return nil }
        if let last {
          add(view, isStart: true, last, isStart: false, gap)
        } else if isAtStart, let around = view.superview {
          add(view, isStart: true, around, isStart: true, gap)
        }
        (last, gap) = (view, nil)
        all.append(view)
      } else if take("|"), text.isEmpty, let view = last, let around = view.superview {
        add(around, isStart: false, view, isStart: false, gap)
      } else {
        return nil
      }
    }
    align(all)
    return result
  }

  /// Reads what is between two views: nothing but a line for the usual distance, or lengths.
  private mutating func readGap() -> [Predicate]? {
    if text.hasPrefix("[") || text.hasPrefix("|") { return [] }
    var predicates: [Predicate] = []
    if take("(") {
      guard let read = readList() else { return nil }
      predicates = read
    } else {
      guard let one = readPredicate() else { return nil }
      predicates = [one]
    }
    return take("-") ? predicates : nil
  }

  private mutating func readSizes(_ view: UIView) -> Bool {
    if take("(") {
      guard let sizes = readList() else { return false }
      let own = isVertical ? view.heightAnchor : view.widthAnchor
      for size in sizes {
        let other = size.view.map { isVertical ? $0.heightAnchor : $0.widthAnchor }
        let constraint: NSLayoutConstraint =
          switch (size.relation, other) {
          case (.equal, let other?): own.constraint(equalTo: other)
          case (.lessThanOrEqual, let other?): own.constraint(lessThanOrEqualTo: other)
          case (.greaterThanOrEqual, let other?): own.constraint(greaterThanOrEqualTo: other)
          case (.lessThanOrEqual, nil): own.constraint(lessThanOrEqualToConstant: size.length)
          case (.greaterThanOrEqual, nil):
            own.constraint(greaterThanOrEqualToConstant: size.length)
          default: own.constraint(equalToConstant: size.length)
          }
        constraint.priority = size.priority
        result.append(constraint)
      }
    }
    return take("]")
  }

  private mutating func readList() -> [Predicate]? {
    var list: [Predicate] = []
    repeat {
      guard let one = readPredicate() else { return nil }
      list.append(one)
    } while take(",")
    return take(")") ? list : nil
  }

  private mutating func readPredicate() -> Predicate? {
    var predicate = Predicate()
    if take("==") {
      predicate.relation = .equal
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    }
    let isNegative = take("-")
    let word = name()
    if let view = views[word] as? UIView {
      predicate.view = view
    } else if let length = number(word) {
      predicate.length = isNegative ? -length : length
    } else {
      return nil
    }
    if take("@") {
      guard let priority = number(name()) else { return nil }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  private func attribute(isStart: Bool) -> NSLayoutConstraint.Attribute {
    if isVertical { return isStart ? .top : .bottom }
    if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
    return isStart ? .leading : .trailing
  }

  private mutating func add(
    _ first: UIView, isStart firstIsStart: Bool, _ second: UIView, isStart secondIsStart: Bool,
    _ gap: [Predicate]?
  ) {
    // The usual distances: 20 points to the view around, 8 to one beside.
    let usual: CGFloat = first === second.superview || second === first.superview ? 20 : 8
    let lengths = gap.map { $0.isEmpty ? [Predicate(length: usual)] : $0 } ?? [Predicate()]
    for gap in lengths {
      let constraint = NSLayoutConstraint(
        item: first, attribute: attribute(isStart: firstIsStart), relatedBy: gap.relation,
        toItem: second, attribute: attribute(isStart: secondIsStart), multiplier: 1,
        constant: gap.length)
      constraint.priority = gap.priority
      result.append(constraint)
    }
  }

  private mutating func align(_ views: [UIView]) {
    let kinds: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    guard let first = views.first else { return }
    for (option, attribute) in kinds where options.contains(option) {
      for view in views.dropFirst() {
        result.append(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}
