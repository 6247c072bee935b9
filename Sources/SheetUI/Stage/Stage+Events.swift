public import Foundation

extension Stage {
  // MARK: Taps

  /// Taps a point of the window, in points.
  public func tap(at point: CGPoint) throws(StageError) {
    try touchDown(at: point)
    try touchUp()
  }

  /// Taps the view that shows a text.
  public func tap(_ text: String) throws(StageError) { try tap(at: center(ofText: text)) }

  /// Taps the view of an identifier.
  public func tap(id: String) throws(StageError) { try tap(at: center(ofIdentifier: id)) }

  /// The middle of the first view that shows a text, front to back, in the window's space.
  public func center(ofText text: String) throws(StageError) -> CGPoint {
    let found = visibleNodes { ($0.behavior as? TextBehavior)?.string }
    if let match = found.first(where: { $0.key == text }) { return match.center }
    if let match = found.first(where: { $0.key.contains(text) }) { return match.center }
    throw .notFound(text, known: found.map(\.key))
  }

  /// The middle of the view of an identifier, in the window's space.
  public func center(ofIdentifier id: String) throws(StageError) -> CGPoint {
    let found = visibleNodes { $0.traits.identifier }
    guard let match = found.first(where: { $0.key == id }) else {
      throw .notFound(id, known: found.map(\.key))
    }
    return match.center
  }

  /// The nodes with a key, front layers first, and their middles as they are shown.
  private func visibleNodes(
    _ key: (LayoutNode) -> String?
  ) -> [(key: String, center: CGPoint)] {
    var found: [(key: String, center: CGPoint)] = []
    func search(_ node: LayoutNode, _ origin: CGPoint) {
      guard !node.isLeaving else { return }
      let frame = node.presentedFrame(at: time).offsetBy(dx: origin.x, dy: origin.y)
      if let key = key(node) { found.append((key, CGPoint(x: frame.midX, y: frame.midY))) }
      for child in node.children { search(child, frame.origin) }
    }
    if keyboardHeight > 0, let bar = window.keyboard?.toolbar { search(bar.box, .zero) }
    for host in window.hosts.reversed() where !host.isLeaving {
      search(host.box, CGPoint(x: 0, y: window.slide(of: host, at: time)))
    }
    return found
  }

  // MARK: Fingers

  /// Puts a finger down at a point of the window, in points.
  public func touchDown(at point: CGPoint) throws(StageError) {
    if touch != nil { try touchCancel() }
    var search = HitSearch(time: time)
    let (host, isBeside) = window.hit(point, &search)
    let session = TouchSession(
      at: point, path: search.path, time: time,
      sheet: isBeside ? nil : host.flatMap { SheetDrag($0, in: window) },
      beside: isBeside ? host : nil)
    touch = session
    if let deadline = session.deadline {
      clock.schedule(after: deadline - time) { [weak self] in
        if let self, self.touch === session { session.wait(time: self.time) }
      }
    }
    try perform {}
  }

  /// Moves the finger to a point of the window, in points, at a velocity in points a second.
  public func touchMove(to point: CGPoint, velocity: CGSize = .zero) throws(StageError) {
    try perform { touch?.move(to: point, velocity: velocity, time: time) }
  }

  /// Takes the finger up at a velocity, in points a second.
  public func touchUp(velocity: CGSize = .zero) throws(StageError) {
    try perform { touch?.end(velocity: velocity, time: time) }
    touch = nil
  }

  /// Takes the finger away, as the system does when it needs the screen for itself.
  public func touchCancel() throws(StageError) {
    try perform { touch?.cancel(time: time) }
    touch = nil
  }

  /// Drags from a point by a distance, in points, and lets go at a velocity, in points a second.
  ///
  /// The clock runs on by `duration` seconds, with an event every sixtieth of a second.
  ///
  /// - Throws: `StageError.invalidTime` where the duration is negative, not finite, or above an hour.
  public func drag(
    from start: CGPoint, by translation: CGSize, duration: Double = 0.25,
    velocity: CGSize = .zero
  ) throws(StageError) {
    guard duration >= 0, duration <= Self.longestDrag else { throw .invalidTime(duration) }
    try touchDown(at: start)
    let steps = max(Int((duration * 60).rounded()), 1)
    for step in 1...steps {
      try advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + translation.width * share, y: start.y + translation.height * share)
      try touchMove(to: point, velocity: velocity)
    }
    try touchUp(velocity: velocity)
  }

  /// The longest time that a drag may take, in seconds.
  private static let longestDrag = 3600.0

  // MARK: Keyboard and rotation

  /// Brings the keyboard up.
  ///
  /// Its height counts from the lower edge of the screen, in points, and is kept on the screen; nil
  /// stands for the device's own.
  public func showKeyboard(height: CGFloat? = nil) throws(StageError) {
    try perform { setKeyboard(height: height ?? configuration.screen.keyboardHeight) }
  }

  /// Takes the keyboard away.
  public func hideKeyboard() throws(StageError) {
    try perform { setKeyboard(height: 0) }
  }

  /// Moves the keyboard on UIKit's system curve.
  func setKeyboard(height: CGFloat) {
    let height = height > 0 ? min(height, window.size.height) : 0
    guard height != keyboardHeight else { return }
    let old = keyboardHeight
    keyboardHeight = height
    KeyboardNotifications.post(self, from: old, to: height)
    withAnimation(.systemTransition) {
      graph.queue.add { [self] in
        window.safeArea = configuration.safeArea(keyboardHeight: keyboardHeight)
        window.moveKeyboard(to: keyboardHeight)
      }
    }
  }

  /// Turns the device.
  public func rotate(to orientation: Device.Orientation) throws(StageError) {
    try reconfigure(animation: .systemTransition) { $0.orientation = orientation }
  }
}

extension Animation {
  /// UIKit's system curve, modelled as the critically damped spring that its sheets use.
  static let systemTransition = Animation.interpolatingSpring(
    stiffness: 1000.0 / 3, damping: 36.514837)
}
