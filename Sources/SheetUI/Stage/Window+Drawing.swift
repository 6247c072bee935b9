import Foundation
import Raster

extension StageWindow {
  /// Draws the layers as they are at an instant.
  func displayList(at time: Double) -> DisplayList {
    var context = DrawContext(time: time, scale: environment.displayScale)
    let first = hosts.lastIndex { $0.hidesEverythingBehind(at: time) } ?? 0
    for host in hosts.dropFirst(first) { draw(host, &context) }
    keyboard?.draw(&context)
    return DisplayList(context.items)
  }

  private func draw(_ host: Host, _ context: inout DrawContext) {
    if host.options != nil { drawDimming(under: host, &context) }
    let receding = receding(host, at: context.time)
    guard receding.share > 0 else {
      drawArriving(host, &context)
      return
    }
    let frame = CGRect(
      origin: .zero, size: host.plan == nil ? size : host.box.presentedFrame(at: context.time).size)
    let top = host.plan == nil ? 0 : host.box.presentedFrame(at: context.time).minY
    context.group {
      $0.snapsToPixels = false
      drawArriving(host, &$0)
    } _: {
      $0.transform = Affine.scaling(
        Double(receding.scale), Double(receding.scale),
        about: CGPoint(x: size.width / 2, y: top)
      ).then(.translation(0, Double(receding.shift)))
      $0.name = "receding"
      if host.plan == nil {
        let radius = Double(CardMetrics.cornerRadius / max(receding.scale, 0.1)) * receding.share
        $0.clip = Raster.Path(
          roundedRect: RoundedRect(
            Rect(frame),
            radii: RoundedRect.Radii(
              topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0),
            style: .continuous))
      }
    }
  }

  private func drawArriving(_ host: Host, _ context: inout DrawContext) {
    let progress = min(max(host.progress.value(at: context.time), 0), 1)
    switch host.transition {
    case .none:
      drawContent(host, &context)
    case .crossDissolve, .alert:
      guard progress > 0 else { return }
      guard progress < 1 else { return drawContent(host, &context) }
      let frame = host.box.frame
      let isGrowing = host.transition == .alert && !host.isLeaving
      context.group {
        if isGrowing { $0.snapsToPixels = false }
        drawContent(host, &$0)
      } _: {
        $0.opacity = progress
        if isGrowing {
          // UIKit's alerts shrink from 1.2 of their size.
          let scale = 1 + 0.2 * (1 - progress)
          $0.transform = .scaling(scale, scale, about: CGPoint(x: frame.midX, y: frame.midY))
        }
      }
    case .coverVertical:
      let outer = context.origin
      context.origin.y += slide(of: host, at: context.time)
      drawContent(host, &context)
      context.origin = outer
    }
  }

  // MARK: Surroundings

  /// How far a layer has stepped back for the sheets over it: its share of the whole way, its scale,
  /// and how far its top edge has moved, in points.
  private func receding(
    _ host: Host, at time: Double
  ) -> (share: Double, scale: CGFloat, shift: CGFloat) {
    guard let front = sheet(over: host), let plan = front.plan else { return (0, 1, 0) }
    let share = plan.receding(top: visibleTop(of: front, at: time))
    guard share > 0 else { return (0, 1, 0) }
    let own = host.plan == nil ? 0 : host.box.presentedFrame(at: time).minY
    let top = max((plan.stops.first?.top ?? 0) - Self.peek, 0)
    // What stands two sheets back is smaller still and hides behind the nearer one.
    let further = receding(front, at: time).scale
    return (
      share, (1 - (1 - plan.recedingScale) * CGFloat(share)) * further, (top - own) * CGFloat(share)
    )
  }

  /// How far what has stepped back stands out above the sheet, in points.
  private static let peek: CGFloat = 10

  private func sheet(over host: Host) -> Host? {
    hosts.first { $0.presenter === host && $0.plan?.recedes == true }
  }

  private func visibleTop(of host: Host, at time: Double) -> CGFloat {
    host.box.presentedFrame(at: time).minY + slide(of: host, at: time)
  }

  /// How much of its dimming a layer brings along, 0...1.
  private func dimming(of host: Host, at time: Double) -> Double {
    guard let plan = host.plan, !isHiddenDimming(host) else { return 0 }
    switch plan.style {
    case .alert, .dialog: return min(max(host.progress.value(at: time), 0), 1)
    default:
      let progress = min(max(host.progress.value(at: time), 0), 1)
      let share = plan.dimming(top: visibleTop(of: host, at: time))
      return host.transition == .coverVertical ? share : share * progress
    }
  }

  private func isHiddenDimming(_ host: Host) -> Bool {
    if case .popover = host.plan?.style { return true }
    return host.plan?.style == .fullScreen
  }

  /// Whether a sheet dims no more than the card that presents it.
  private func isConfined(_ host: Host) -> Bool {
    guard host.plan?.isSheet == true else { return false }
    return host.presenter?.plan?.isSheet == true
  }

  private func drawDimming(under host: Host, _ context: inout DrawContext) {
    guard host.plan != nil, !isConfined(host) else { return }
    let share = dimming(of: host, at: context.time)
    guard share > 0 else { return }
    let opacity = CardMetrics.dimming(host.environment.colorScheme) * share
    let whole = CGRect(origin: .zero, size: size)
    context.fill(whole, Color.black.opacity(opacity), host.environment)
  }

  /// The opacity of the black over a card that presents sheets: 0.6 of the usual one for the nearest,
  /// 0.2 more for one over that.
  private func dimming(over host: Host, at time: Double) -> Double {
    guard host.plan?.isSheet == true else { return 0 }
    func front(_ host: Host?) -> Host? {
      hosts.first { $0.presenter === host && $0.plan?.isSheet == true }
    }
    guard let near = front(host) else { return 0 }
    let further = front(near).map { dimming(of: $0, at: time) } ?? 0
    let share = 0.6 * dimming(of: near, at: time) + 0.2 * further
    return CardMetrics.dimming(near.environment.colorScheme) * share
  }

  // MARK: Content

  private func drawContent(_ host: Host, _ context: inout DrawContext) {
    let shown = host.box.presentedFrame(at: context.time)
    let frame = context.snapped(shown.offsetBy(dx: context.origin.x, dy: context.origin.y))
    guard let card = host.card, let plan = card.plan else {
      if let background = host.background {
        context.fill(frame, background, host.environment)
      }
      host.box.draw(&context)
      return
    }
    let outline = context.snapped(
      card.box.presentedFrame(at: context.time)
        .offsetBy(dx: context.origin.x, dy: context.origin.y))
    let background = host === card ? plan.background(of: host) : host.background
    let dark = dimming(over: host, at: context.time)
    func content(_ inner: inout DrawContext) {
      if let background { fill(plan, frame, background, host.environment, &inner) }
      host.box.draw(&inner)
      if host === card, plan.showsGrabber { drawGrabber(frame, host, &inner) }
      if dark > 0 { inner.fill(frame, Color.black.opacity(dark), host.environment) }
    }
    guard let clip = card.cardOutline(outline) else { return content(&context) }
    let shadow = plan.shadow(dimming: dimming(of: card, at: context.time))
    context.group {
      $0.group(content) { $0.clip = card.clip(clip).raster }
    } _: {
      $0.shadow = host === card ? shadow : nil
      $0.name = "card"
    }
  }

  private func fill(
    _ plan: CardPlan, _ frame: CGRect, _ style: any ShapeStyle, _ environment: EnvironmentValues,
    _ context: inout DrawContext
  ) {
    guard case .popover(let arrow) = plan.style else {
      context.fill(frame, style, environment)
      return
    }
    var path = Path(frame)
    path.addPath(arrow.path)
    context.fill(path.raster, in: path.boundingRect, style._resolve(in: environment))
  }

  /// Draws the bar that a sheet is dragged by: 36 × 5 points, 5 below the card's top edge.
  private func drawGrabber(_ card: CGRect, _ host: Host, _ context: inout DrawContext) {
    let size = CGSize(width: 36, height: 5)
    let bar = context.snapped(
      CGRect(
        x: card.midX - size.width / 2, y: card.minY + 5, width: size.width, height: size.height))
    context.fill(
      Path(roundedRect: bar, cornerRadius: size.height / 2, style: .circular).raster, in: bar,
      Color(SystemColor.tertiaryLabel)._resolve(in: host.environment))
  }
}

extension Host {
  /// The way in and out; what points at something fades.
  var transition: PresentationOptions.Transition {
    if case .popover = plan?.style { return .crossDissolve }
    return options?.transition ?? .none
  }

  /// The card whose corners cut the layer off: itself, or the one that its context lies in.
  fileprivate var card: Host? {
    if plan != nil { return self }
    return contextFrame() == nil ? nil : presenter?.card
  }

  /// What shows of a card: its outline, and the arrow of a popover.
  fileprivate func clip(_ outline: Path) -> Path {
    guard case .popover(let arrow) = plan?.style else { return outline }
    var path = outline
    path.addPath(arrow.path)
    return path
  }

  /// Whether nothing behind the layer is to be seen.
  func hidesEverythingBehind(at time: Double) -> Bool {
    options?.placement == .opaqueWindow && progress.isSettled(at: time) && !isLeaving
  }
}

extension CardPlan {
  /// What a card is filled with.
  @MainActor
  fileprivate func background(of host: Host) -> (any ShapeStyle)? {
    if let own = host.settings().background { return own }
    if case .popover = style, host.background == nil { return Material.regular }
    return host.background
  }

  /// Whether the layer is a sheet.
  var isSheet: Bool { style == .attached || style == .floating || style == .fullScreen }

  /// The shadow of a card: narrow where nothing is dimmed; wide under a popover.
  fileprivate func shadow(dimming: Double) -> DisplayList.Shadow? {
    func shadow(_ opacity: Double, _ radius: Double) -> DisplayList.Shadow {
      DisplayList.Shadow(
        color: Raster.Color(red: 0, green: 0, blue: 0, alpha: opacity), radius: radius,
        offset: Point(0, 0))
    }
    switch style {
    case .attached: return dimming < 1 ? shadow(0.5 * (1 - dimming), 2) : nil
    case .floating: return undimmedTop == nil ? nil : shadow(0.2, 25)
    case .popover: return shadow(0.2, 25)
    default: return nil
    }
  }
}
