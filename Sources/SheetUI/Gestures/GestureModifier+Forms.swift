public import Foundation

extension View {
  /// Calls an action with the place when the view is tapped.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Calls actions when a finger stays on the view, comes down and leaves; the older form.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Attaches a gesture while a condition holds.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture before those of the view's content, while a condition holds.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture beside those of the view's content, while a condition holds.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String? = nil, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
