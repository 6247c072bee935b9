import Foundation

extension StageWindow {
  /// Lays one layer out.
  func layout(_ host: Host) {
    if let frame = fixedFrame(of: host) {
      host.layout(in: frame, safeArea: freeArea.inside(frame))
      return
    }
    host.prepare()
    if let plan = plan(of: host) {
      host.layout(by: plan, window: size, safeArea: freeArea)
    }
  }

  /// The frame of a layer that isn't a card, in the window's space.
  private func fixedFrame(of host: Host) -> CGRect? {
    let whole = CGRect(origin: .zero, size: size)
    guard let options = host.options else { return whole }
    if let frame = host.contextFrame() { return frame }
    return options.placement.isCard ? nil : whole
  }

  private func plan(of host: Host) -> CardPlan? {
    guard var options = host.options else { return nil }
    options.preferredSize = host.preferredSize() ?? options.preferredSize
    return CardPlanner(
      options: options, settings: host.settings(), selected: host.selectedDetent, window: size,
      safeArea: freeArea, environment: environment, measure: { host.measure($0) },
      anchor: host.anchor()
    ).plan
  }

  /// Finds what a point hits, front layers first.
  ///
  /// - Returns: The layer, and whether the point lies beside its card.
  func hit(_ point: CGPoint, _ search: inout HitSearch) -> (host: Host?, isBeside: Bool) {
    if let keyboard, keyboard.contains(point, at: search.time, in: size) {
      keyboard.hit(point, &search)
      return (nil, false)
    }
    for host in hosts.reversed() where !host.isLeaving {
      if let plan = host.plan {
        let local = CGPoint(x: point.x, y: point.y - slide(of: host, at: search.time))
        if host.covers(local, at: search.time) {
          _ = host.box.hit(local, &search)
          return (host, false)
        }
        if plan.letsTouchesThrough { continue }
        return (host, true)
      }
      if host.box.hit(point, &search) { return (host, false) }
      // A modal layer keeps touches from what it covers, even where it is clear.
      if host.options != nil, host.box.frame.contains(point) { return (host, false) }
    }
    return (nil, false)
  }

  /// How far below its place a layer is on its way in or out, in points.
  func slide(of host: Host, at time: Double) -> CGFloat {
    guard host.transition == .coverVertical else { return 0 }
    let share = 1 - host.progress.value(at: time)
    return share * (size.height - host.box.presentedFrame(at: time).minY)
  }
}

extension Host {
  /// Whether a point of the window lies on the card as it is drawn.
  func covers(_ point: CGPoint, at time: Double) -> Bool {
    let frame = box.presentedFrame(at: time)
    if let outline = cardOutline(frame) { return outline.contains(point) }
    return frame.contains(point)
  }

  /// The outline that cuts a card off; nil where nothing does.
  func cardOutline(_ frame: CGRect) -> Path? {
    guard let plan else { return nil }
    switch plan.style {
    case .fullScreen, .dialog: return nil
    case .attached:
      return Path(
        roundedRect: frame,
        cornerRadii: RectangleCornerRadii(
          topLeading: plan.cornerRadius, bottomLeading: 0, bottomTrailing: 0,
          topTrailing: plan.cornerRadius), style: .continuous)
    case .floating, .alert:
      return Path(roundedRect: frame, cornerRadius: plan.cornerRadius, style: .continuous)
    case .popover:
      return Path(roundedRect: frame, cornerRadius: plan.cornerRadius, style: .continuous)
    }
  }
}

extension SafeArea {
  /// The free part of a card: what the card's frame shares with it, and nothing less at the sides
  /// where the card ends before.
  func inside(_ frame: CGRect) -> SafeArea {
    var copy = self
    copy.outer = frame
    copy.container = container.common(with: frame)
    if copy.container.isNull { copy.container = frame }
    return copy
  }
}

extension CGRect {
  /// What two rectangles have in common; nothing where one isn't finite, which Foundation's own
  /// function traps on.
  func common(with other: CGRect) -> CGRect {
    isFinite && other.isFinite ? intersection(other) : .null
  }

  /// Whether the rectangle is a place with a size.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
