import Foundation

/// One property of a layer that an explicit animation moves, as plain values.
struct LayerAnimation: Equatable {
  let keyPath: String
  let values: [Value?]
  let times: [Double]
  let timing: AnimationTiming
  var start: Double
  /// Whether the value stays when the animation is over.
  let stays: Bool
  /// Whether the values are added to the layer's own.
  let isAdditive: Bool
  /// Whether there is nothing between the steps.
  let isDiscrete: Bool

  /// How many pieces a path is followed in.
  private static let pathSteps = 100

  /// The same animation later.
  func delayed(by delay: Double) -> LayerAnimation {
    var copy = self
    copy.start += delay
    return copy
  }

  /// What properties are made of.
  enum Value: Equatable {
    case number(Double)
    case point(CGPoint)
    case color(Color)
    case rect(CGRect)
    case size(CGSize)
    case transform(CGAffineTransform)
    case path(Path)
    case numbers([Double])
    case colors([Color])

    init?(_ value: Any?) {
      switch value {
      case let value as CGFloat: self = .number(Double(value))
      case let value as Double: self = .number(value)
      case let value as Float: self = .number(Double(value))
      case let value as Int: self = .number(Double(value))
      case let value as NSNumber: self = .number(value.doubleValue)
      case let value as CGPoint: self = .point(value)
      case let value as CGColor: self = .color(value.color)
      case let value as UIColor: self = .color(value.color)
      case let value as CGRect: self = .rect(value)
      case let value as CGSize: self = .size(value)
      case let value as CATransform3D: self = .transform(value.affine)
      case let value as CGAffineTransform: self = .transform(value)
      case let value as CGPath: self = .path(value.outline)
      case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
      case let value as [Double]: self = .numbers(value)
      case let value as [CGColor]: self = .colors(value.map(\.color))
      case let value as [UIColor]: self = .colors(value.map(\.color))
      default: return nil
      }
    }
  }
}

extension LayerAnimation {
  /// Takes an animation's values over; nil for one that moves no property.
  @MainActor
  init?(_ animation: CAAnimation, start: Double) {
    guard let property = animation as? CAPropertyAnimation, let keyPath = property.keyPath else {
      return nil
    }
    self.keyPath = keyPath
    self.start = start
    timing = animation.timing
    isAdditive = property.isAdditive
    isDiscrete = (property as? CAKeyframeAnimation)?.calculationMode == .discrete
    stays = !animation.isRemovedOnCompletion && animation.fillMode != .removed
    if let basic = property as? CABasicAnimation {
      values = Self.ends(basic)
      times = [0, 1]
    } else if let steps = property as? CAKeyframeAnimation, let path = steps.path {
      let points = path.outline.points(Self.pathSteps)
      values = points.map { .point($0) }
      times = points.indices.map { Double($0) / Double(max(points.count - 1, 1)) }
    } else if let steps = property as? CAKeyframeAnimation, let all = steps.values, all.count > 1 {
      values = all.map { Value($0) }
      let last = Double(all.count - 1)
      times = all.indices.map { index in
        guard let times = steps.keyTimes, times.indices.contains(index) else {
          return Double(index) / last
        }
        return times[index].doubleValue
      }
    } else {
      return nil
    }
  }

  /// How far the animation has come at an instant; nil where it doesn't count.
  private func progress(at time: Double) -> Double? {
    guard time >= start else { return nil }
    let end = timing.end(limit: AnimationTiming.stillLimit)
    if time - start >= end { return stays ? 1 : nil }
    return timing.unendingProgress(at: time - start)
  }

  /// Where an animation from, to or by a value begins and ends.
  @MainActor
  private static func ends(_ animation: CABasicAnimation) -> [Value?] {
    let (from, to) = (Value(animation.fromValue), Value(animation.toValue))
    guard let by = Value(animation.byValue)?.number else { return [from, to] }
    if let start = from?.number { return [from, to ?? .number(start + by)] }
    if let end = to?.number { return [.number(end - by), to] }
    return [.number(0), .number(by)]
  }

  /// Whether the values say by how much, rather than to what, a number changes.
  private var isRelative: Bool { isAdditive }

  /// Changes a layer as the animation does at an instant.
  func apply(to state: inout LayerState, at time: Double) {
    guard let progress = progress(at: time) else { return }
    var index = 0
    while index < times.count - 2, progress >= times[index + 1] { index += 1 }
    let span = times[index + 1] - times[index]
    let whole = span > 0 ? (progress - times[index]) / span : 1
    let share = isDiscrete ? (whole >= 1 ? 1 : 0) : whole
    let (from, to) = (values[index], values[index + 1])
    setNumber(&state) { own in
      let base = isRelative ? 0 : own
      let ends = (from?.number ?? base, to?.number ?? base)
      return ends.0 + (ends.1 - ends.0) * share + (isRelative ? own : 0)
    }
    setColor(&state) { own in
      guard let first = from?.color ?? own, let second = to?.color ?? own else { return own }
      return first.mix(with: second, by: share, in: .device)
    }
    setGeometry(&state, from, to, CGFloat(share))
  }

  private func setNumber(_ state: inout LayerState, _ new: (Double) -> Double) {
    func moved(_ value: CGFloat) -> CGFloat { CGFloat(new(Double(value))) }
    func transformed(_ change: CGAffineTransform) {
      state.transform = change.concatenating(state.transform)
    }
    switch keyPath {
    case "opacity": state.opacity = min(max(new(state.opacity), 0), 1)
    case "cornerRadius": state.cornerRadius = max(moved(state.cornerRadius), 0)
    case "borderWidth": state.borderWidth = max(moved(state.borderWidth), 0)
    case "shadowOpacity": state.shadowOpacity = min(max(new(state.shadowOpacity), 0), 1)
    case "shadowRadius": state.shadowRadius = max(moved(state.shadowRadius), 0)
    case "zPosition", "hidden": break
    case "bounds.size.width": state.bounds.size.width = max(moved(state.bounds.width), 0)
    case "bounds.size.height": state.bounds.size.height = max(moved(state.bounds.height), 0)
    case "position.x": state.position.x = moved(state.position.x)
    case "position.y": state.position.y = moved(state.position.y)
    case "transform.scale", "transform.scale.xy":
      transformed(CGAffineTransform(scaleX: moved(1), y: moved(1)))
    case "transform.scale.x": transformed(CGAffineTransform(scaleX: moved(1), y: 1))
    case "transform.scale.y": transformed(CGAffineTransform(scaleX: 1, y: moved(1)))
    case "transform.rotation", "transform.rotation.z":
      transformed(CGAffineTransform(rotationAngle: moved(0)))
    case "transform.translation.x":
      transformed(CGAffineTransform(translationX: moved(0), y: 0))
    case "transform.translation.y":
      transformed(CGAffineTransform(translationX: 0, y: moved(0)))
    default: setShape(&state, moved)
    }
  }

  private func setShape(_ state: inout LayerState, _ moved: (CGFloat) -> CGFloat) {
    guard case .shape(var shape) = state.content else { return }
    switch keyPath {
    case "strokeStart": shape.from = moved(shape.from)
    case "strokeEnd": shape.to = moved(shape.to)
    case "lineDashPhase": shape.style.dashPhase = moved(shape.style.dashPhase)
    case "lineWidth": shape.style.lineWidth = moved(shape.style.lineWidth)
    default: return
    }
    state.content = .shape(shape)
  }

  private func setColor(_ state: inout LayerState, _ new: (Color?) -> Color?) {
    switch keyPath {
    case "backgroundColor": state.background = new(state.background)
    case "shadowColor": state.shadowColor = new(state.shadowColor)
    case "borderColor": state.borderColor = new(state.borderColor)
    case "fillColor", "strokeColor":
      guard case .shape(var shape) = state.content else { return }
      if keyPath == "fillColor" {
        shape.fill = new(shape.fill)
      } else {
        shape.stroke = new(shape.stroke)
      }
      state.content = .shape(shape)
    default: return
    }
  }
}

extension LayerAnimation {
  /// Changes what isn't one number: places, rectangles, transforms, outlines and gradients.
  private func setGeometry(
    _ state: inout LayerState, _ from: Value?, _ to: Value?, _ share: CGFloat
  ) {
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    func mixed(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: mixed(a.x, b.x), y: mixed(a.y, b.y))
    }
    func mixed(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mixed(a.width, b.width), height: mixed(a.height, b.height))
    }
    switch keyPath {
    case "position":
      let base = isRelative ? CGPoint.zero : state.position
      let new = mixed(from?.point ?? base, to?.point ?? base)
      state.position =
        isRelative ? CGPoint(x: state.position.x + new.x, y: state.position.y + new.y) : new
    case "transform.translation":
      let shift = mixed(from?.size ?? .zero, to?.size ?? .zero)
      state.transform = CGAffineTransform(translationX: shift.width, y: shift.height)
        .concatenating(state.transform)
    case "bounds":
      let (a, b) = (from?.rect ?? state.bounds, to?.rect ?? state.bounds)
      state.bounds = CGRect(origin: mixed(a.origin, b.origin), size: mixed(a.size, b.size))
    case "bounds.size":
      state.bounds.size = mixed(from?.size ?? state.bounds.size, to?.size ?? state.bounds.size)
    case "shadowOffset":
      state.shadowOffset = mixed(
        from?.size ?? state.shadowOffset, to?.size ?? state.shadowOffset)
    case "transform":
      let (a, b) = (from?.transform ?? state.transform, to?.transform ?? state.transform)
      state.transform = a.mixed(with: b, by: Double(share))
    default: setContent(&state, from, to, share)
    }
  }

  private func setContent(
    _ state: inout LayerState, _ from: Value?, _ to: Value?, _ share: CGFloat
  ) {
    switch (keyPath, state.content) {
    case ("path", .shape(var shape)):
      let (a, b) = (from?.path ?? shape.path, to?.path ?? shape.path)
      shape.path = a.mixed(with: b, by: share)
      state.content = .shape(shape)
    case ("locations", .gradient(let type, var stops, let start, let end)):
      let own = stops.map { Double($0.location) }
      let (a, b) = (from?.numbers ?? own, to?.numbers ?? own)
      for index in stops.indices where a.indices.contains(index) && b.indices.contains(index) {
        stops[index].location = CGFloat(a[index] + (b[index] - a[index]) * Double(share))
      }
      state.content = .gradient(type, stops, start: start, end: end)
    case ("colors", .gradient(let type, var stops, let start, let end)):
      let own = stops.map(\.color)
      let (a, b) = (from?.colors ?? own, to?.colors ?? own)
      for index in stops.indices where a.indices.contains(index) && b.indices.contains(index) {
        stops[index].color = a[index].mix(with: b[index], by: Double(share), in: .device)
      }
      state.content = .gradient(type, stops, start: start, end: end)
    case ("startPoint", .gradient(let type, let stops, let start, let end)):
      state.content = .gradient(type, stops, start: moved(start, from, to, share), end: end)
    case ("endPoint", .gradient(let type, let stops, let start, let end)):
      state.content = .gradient(type, stops, start: start, end: moved(end, from, to, share))
    default: break
    }
  }

  private func moved(
    _ own: UnitPoint, _ from: Value?, _ to: Value?, _ share: CGFloat
  ) -> UnitPoint {
    let own = CGPoint(x: own.x, y: own.y)
    let (a, b) = (from?.point ?? own, to?.point ?? own)
    return UnitPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}

extension LayerAnimation.Value {
  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
  fileprivate var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
  fileprivate var size: CGSize? { if case .size(let value) = self { value } else { nil } }
  fileprivate var transform: CGAffineTransform? {
    if case .transform(let value) = self { value } else { nil }
  }
  fileprivate var path: Path? { if case .path(let value) = self { value } else { nil } }
  fileprivate var numbers: [Double]? { if case .numbers(let value) = self { value } else { nil } }
  fileprivate var colors: [Color]? { if case .colors(let value) = self { value } else { nil } }
  fileprivate var color: Color? { if case .color(let value) = self { value } else { nil } }
}

extension LayerState {
  /// Returns the state with its explicit animations as they are at an instant.
  func animated(at time: Double) -> LayerState {
    guard !animations.isEmpty else { return self }
    return animations.reduce(into: self) { $1.apply(to: &$0, at: time) }
  }
}

extension LayerLook {
  /// Takes the state with its explicit animations at an instant over.
  mutating func animate(at time: Double) {
    guard !state.animations.isEmpty else { return }
    self = LayerLook(state.animated(at: time), environment)
  }
}
