import Foundation

/// One property of a layer that an explicit animation moves, as plain values.
struct LayerAnimation: Equatable {
  let keyPath: String
  let values: [Value?]
  let times: [Double]
  let timing: AnimationTiming
  let start: Double
  /// Whether the value stays when the animation is over.
  let stays: Bool

  /// What properties are made of.
  enum Value: Equatable {
    case number(Double)
    case point(CGPoint)
    case color(Color)

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
    stays = !animation.isRemovedOnCompletion && animation.fillMode != .removed
    if let basic = property as? CABasicAnimation {
      values = [Value(basic.fromValue), Value(basic.toValue)]
      times = [0, 1]
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

  /// Changes a state as the animation does at an instant.
  func apply(to state: inout LayerState, at time: Double) {
    guard let progress = progress(at: time) else { return }
    var index = 0
    while index < times.count - 2, progress >= times[index + 1] { index += 1 }
    let span = times[index + 1] - times[index]
    let share = span > 0 ? (progress - times[index]) / span : 1
    let (from, to) = (values[index], values[index + 1])
    setNumber(&state) { own in
      let ends = (from?.number ?? own, to?.number ?? own)
      return ends.0 + (ends.1 - ends.0) * share
    }
    if keyPath == "position" {
      let ends = (from?.point ?? state.position, to?.point ?? state.position)
      state.position = CGPoint(
        x: ends.0.x + (ends.1.x - ends.0.x) * share, y: ends.0.y + (ends.1.y - ends.0.y) * share)
    }
    setColor(&state) { own in
      guard let first = from?.color ?? own, let second = to?.color ?? own else { return own }
      return first.mix(with: second, by: share, in: .device)
    }
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
    case "lineWidth": shape.style.lineWidth = moved(shape.style.lineWidth)
    default: return
    }
    state.content = .shape(shape)
  }

  private func setColor(_ state: inout LayerState, _ new: (Color?) -> Color?) {
    switch keyPath {
    case "backgroundColor": state.background = new(state.background)
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

extension LayerAnimation.Value {
  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
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
