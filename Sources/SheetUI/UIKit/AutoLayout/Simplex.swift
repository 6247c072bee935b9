/// A sum of variables with coefficients, and a constant.
struct LinearExpression: Equatable {
  /// The coefficients by variable.
  var terms: [Int: Double] = [:]
  /// The constant.
  var constant = 0.0

  /// Creates a constant.
  init(_ constant: Double) { self.constant = constant }

  /// Creates one variable.
  init(variable: Int) { terms = [variable: 1] }

  /// Adds a multiple of another expression.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms { add(variable, coefficient * factor) }
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Int, _ coefficient: Double) {
    let sum = (terms[variable] ?? 0) + coefficient
    terms[variable] = abs(sum) < Simplex.stillZero ? nil : sum
  }

  /// Multiplies everything.
  mutating func scale(by factor: Double) {
    constant *= factor
    terms = terms.mapValues { $0 * factor }
  }

  /// Puts an expression in a variable's place.
  mutating func substitute(_ variable: Int, _ expression: LinearExpression) {
    guard let coefficient = terms.removeValue(forKey: variable) else { return }
    add(expression, times: coefficient)
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = a
    product.scale(by: factor)
    return product
  }
}

/// Finds the values of variables that satisfy constraints: the required ones exactly, the others as
/// well as they can be, each priority before the lower ones.
///
/// The simplex method on a tableau of basic variables, as in Badros, Borning and Stuckey, "The
/// Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001), with one objective for each
/// priority, compared from the highest down, instead of weights. Choices go by the lowest number
/// (Bland's rule), so that it ends and gives the same result everywhere.
struct Simplex {
  /// How an expression stands to zero.
  enum Relation: Int {
    case atMost = -1
    case equal = 0
    case atLeast = 1
  }

  /// What counts as nothing, in points and in coefficients.
  static let stillZero = 1e-8
  /// The priority of what must hold.
  static let required = 1000.0

  private enum Kind {
    case free
    case restricted
    case dummy
  }

  private var kinds: [Kind] = []
  private var rows: [Int: LinearExpression] = [:]
  private var objectives: [(priority: Double, row: LinearExpression)] = []

  /// Adds a variable that may have any value.
  mutating func makeVariable() -> Int { make(.free) }

  private mutating func make(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// The value of a variable.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// The value of an expression.
  func value(of expression: LinearExpression) -> Double {
    var copy = expression
    for variable in expression.terms.keys.sorted() {
      copy.substitute(variable, LinearExpression(value(of: variable)))
    }
    return copy.constant
  }

  // MARK: Constraints

  /// Adds `expression relation 0`.
  ///
  /// - Returns: False where a required constraint can't hold together with those before; it is left
  ///   out then.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double
  ) -> Bool {
    var row = LinearExpression(expression.constant)
    for (variable, coefficient) in expression.terms {
      row.add(rows[variable] ?? LinearExpression(variable: variable), times: coefficient)
    }
    let markers = addMarkers(&row, relation, priority)
    if row.constant < 0 { row.scale(by: -1) }
    if let subject = subject(of: row, markers) {
      solve(&row, for: subject)
      put(row, as: subject)
      return true
    }
    if row.terms.keys.allSatisfy({ kinds[$0] == .dummy }) {
      guard abs(row.constant) < 1e-6, let marker = markers.first else { return false }
      if row.terms[marker] != nil {
        solve(&row, for: marker)
        put(row, as: marker)
      }
      return true
    }
    return addWithArtificial(row)
  }

  /// Adds slack, error and dummy variables to a row.
  private mutating func addMarkers(
    _ row: inout LinearExpression, _ relation: Relation, _ priority: Double
  ) -> [Int] {
    let isRequired = priority >= Self.required
    if relation == .equal {
      if isRequired {
        let dummy = make(.dummy)
        row.add(dummy, 1)
        return [dummy]
      }
      let (over, under) = (make(.restricted), make(.restricted))
      row.add(over, -1)
      row.add(under, 1)
      punish(over, priority)
      punish(under, priority)
      return [over, under]
    }
    let slack = make(.restricted)
    row.add(slack, relation == .atLeast ? -1 : 1)
    guard !isRequired else { return [slack] }
    let error = make(.restricted)
    row.add(error, relation == .atLeast ? 1 : -1)
    punish(error, priority)
    return [slack, error]
  }

  private mutating func punish(_ error: Int, _ priority: Double) {
    if let index = objectives.firstIndex(where: { $0.priority == priority }) {
      objectives[index].row.add(error, 1)
      return
    }
    let index = objectives.firstIndex { $0.priority < priority } ?? objectives.endIndex
    objectives.insert((priority, LinearExpression(variable: error)), at: index)
  }

  /// The variable that a new row can be solved for without making anything negative.
  private func subject(of row: LinearExpression, _ markers: [Int]) -> Int? {
    if let free = row.terms.keys.filter({ kinds[$0] == .free }).min() { return free }
    return markers.first { kinds[$0] == .restricted && (row.terms[$0] ?? 0) < 0 }
  }

  private func solve(_ row: inout LinearExpression, for subject: Int) {
    guard let coefficient = row.terms.removeValue(forKey: subject) else { return }
    row.scale(by: -1 / coefficient)
  }

  private mutating func put(_ row: LinearExpression, as basic: Int) {
    for key in Array(rows.keys) { rows[key]?.substitute(basic, row) }
    for index in objectives.indices { objectives[index].row.substitute(basic, row) }
    rows[basic] = row
  }

  private mutating func addWithArtificial(_ row: LinearExpression) -> Bool {
    let (oldRows, oldObjectives) = (rows, objectives)
    let artificial = make(.restricted)
    rows[artificial] = row
    objectives.insert((.infinity, row), at: 0)
    minimize(levels: 1)
    let isPossible = abs(objectives[0].row.constant) < 1e-6
    objectives.removeFirst()
    guard isPossible else {
      (rows, objectives) = (oldRows, oldObjectives)
      return false
    }
    if let basic = rows.removeValue(forKey: artificial) {
      if let entering = basic.terms.keys.filter({ kinds[$0] != .dummy }).min() {
        var pivoted = basic
        pivoted.add(artificial, -1)
        solve(&pivoted, for: entering)
        put(pivoted, as: entering)
      }
    }
    for key in Array(rows.keys) { rows[key]?.terms[artificial] = nil }
    for index in objectives.indices { objectives[index].row.terms[artificial] = nil }
    return true
  }

  // MARK: Optimizing

  /// Satisfies what isn't required as well as it can be.
  mutating func optimize() { minimize(levels: objectives.count) }

  /// More pivots than any layout needs; a guard against rounding that goes in circles.
  private static let mostPivots = 20_000

  private mutating func minimize(levels: Int) {
    for _ in 0..<Self.mostPivots {
      guard let entering = entering(levels), let leaving = leaving(entering) else { return }
      guard var row = rows.removeValue(forKey: leaving) else { return }
      row.add(leaving, -1)
      solve(&row, for: entering)
      put(row, as: entering)
    }
  }

  /// The lowest variable whose growth makes the highest objective that it matters to smaller.
  private func entering(_ levels: Int) -> Int? {
    var best: Int?
    var decided: Set<Int> = []
    for level in 0..<levels {
      for (variable, coefficient) in objectives[level].row.terms
      where kinds[variable] == .restricted && !decided.contains(variable) {
        guard abs(coefficient) > Self.stillZero else { continue }
        decided.insert(variable)
        if coefficient < 0 { best = min(best ?? variable, variable) }
      }
    }
    return best
  }

  /// The basic variable that is the first to reach zero when another one grows.
  private func leaving(_ entering: Int) -> Int? {
    var best: (ratio: Double, variable: Int)?
    for (basic, row) in rows where kinds[basic] == .restricted || kinds[basic] == .dummy {
      guard let coefficient = row.terms[entering], coefficient < -Self.stillZero else { continue }
      let ratio = -row.constant / coefficient
      guard let known = best else {
        best = (ratio, basic)
        continue
      }
      if ratio < known.ratio || ratio == known.ratio && basic < known.variable {
        best = (ratio, basic)
      }
    }
    return best?.variable
  }
}
