extension Optional: Gesture where Wrapped: Gesture {}

extension Optional: _BuiltInGesture where Wrapped: Gesture {
  /// What the gesture tells while it goes on.
  public typealias Value = Wrapped.Value

  /// Follows the finger as the gesture does; where there is none, no finger is followed.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Wrapped.Value> {
    if let wrapped = self { return wrapped._makeRecognizer() }
    let idle = ValueRecognizer<Wrapped.Value>()
    idle.cancel()
    return _GestureRecognizer(recognizer: idle)
  }
}
