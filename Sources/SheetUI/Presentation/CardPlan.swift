import Foundation

/// How a layer that is smaller than its window lies there, and where else it can come to rest.
struct CardPlan {
  enum Style: Equatable {
    /// At the lower edge, from side to side.
    case attached
    /// In the middle.
    case floating
    /// Over the whole window.
    case fullScreen
    /// In the middle, over everything else.
    case alert
    /// At the lower edge, made of cards of its own.
    case dialog
    /// Beside what it points at.
    case popover(PopoverArrow)
  }

  /// A place to rest at.
  struct Stop: Equatable {
    let detent: PresentationDetent
    /// The top edge in the window, in points.
    let top: CGFloat
  }

  var style: Style
  /// The frame at rest, in the window's space.
  var frame: CGRect
  /// The window's height, in points.
  var bottom: CGFloat
  /// The places to rest at, the highest first.
  var stops: [Stop] = []
  /// The index of the place in use.
  var selected = 0
  /// The radius of the corners, in points.
  var cornerRadius: CGFloat = 0
  /// The highest top edge at which nothing behind is dimmed; nil where it always is.
  var undimmedTop: CGFloat?
  /// Whether what presents the layer steps back for it.
  var recedes = false
  /// The window's scale where it has stepped back.
  var recedingScale: CGFloat = 1
  /// The highest top edge that a finger could pull the card to, in points.
  var safeTop: CGFloat = 0
  /// Whether the bar to drag by is drawn.
  var showsGrabber = false
  /// Whether a swipe on scrolling content scrolls before it grows the card.
  var scrollsFirst = false

  /// The place in use.
  var stop: Stop? { stops.indices.contains(selected) ? stops[selected] : nil }

  /// Whether touches beside the card reach what is behind.
  var letsTouchesThrough: Bool { undimmedTop.map { frame.minY >= $0 - 0.001 } ?? false }

  /// How much of the dimming there is while the card's top edge is seen at a place, 0...1.
  func dimming(top: CGFloat) -> Double {
    switch style {
    case .fullScreen, .popover: return 0
    default: break
    }
    let start = undimmedTop ?? bottom
    let dimmed = stops.last { $0.top < start - 0.001 }?.top
    guard let end = dimmed ?? (stops.isEmpty ? frame.minY : nil), end < start else { return 0 }
    return Double(min(max((start - top) / (start - end), 0), 1))
  }

  /// How far what presents the card has stepped back while its top edge is seen at a place, 0...1.
  func receding(top: CGFloat) -> Double {
    guard recedes, let end = stops.first?.top else { return 0 }
    let start = stops.count > 1 ? stops[1].top : bottom
    guard end < start else { return 0 }
    return Double(min(max((start - top) / (start - end), 0), 1))
  }

  /// The frame while a finger holds the card's top edge at a place.
  func frame(draggedTo top: CGFloat) -> CGRect {
    guard style == .attached else {
      return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.height)
    }
    let least = bottom - (stops.last?.top ?? frame.minY)
    return CGRect(x: frame.minX, y: top, width: frame.width, height: max(bottom - top, least))
  }
}

/// Finds out how a layer lies in its window.
@MainActor
struct CardPlanner {
  let options: PresentationOptions
  let settings: PresentationSettings
  /// The detent in use where the settings keep none.
  let selected: PresentationDetent?
  let window: CGSize
  let safeArea: SafeArea
  let environment: EnvironmentValues
  /// Measures the layer's content.
  let measure: @MainActor (ProposedViewSize) -> CGSize
  /// What a popover points at, in the window's space.
  let anchor: CGRect?

  /// How the layer lies; nil where it isn't a card.
  var plan: CardPlan? {
    switch options.placement {
    case .window, .opaqueWindow: return nil
    case .alert: return alert
    case .dialog: return isCompact ? dialog : popover
    case .popover: return adaptsPopover ? sheet : popover
    case .page, .form: return sheet
    }
  }

  // MARK: Surroundings

  private var isCompact: Bool {
    environment.idiom == .phone || environment.horizontalSizeClass == .compact
  }

  private var isCompactHeight: Bool {
    environment.verticalSizeClass == .compact
      || environment.idiom == .phone && window.width > window.height
  }

  private var adaptation: PresentationAdaptation.Kind {
    let choice = isCompactHeight ? settings.verticalAdaptation : settings.horizontalAdaptation
    return choice?.kind ?? .automatic
  }

  private var adaptsPopover: Bool {
    isCompact && adaptation != .popover && adaptation != .none
  }

  private var bottomInset: CGFloat { max(window.height - safeArea.container.maxY, 0) }
  private var keyboardInset: CGFloat {
    max(window.height - (safeArea.keyboardTop ?? window.height), bottomInset)
  }

  // MARK: Sheets

  private var sheet: CardPlan {
    guard isCompact else { return floating }
    if adaptation == .fullScreenCover { return fullScreen }
    let attaches = settings.attachesInCompactHeight || adaptation == .sheet
    return isCompactHeight && !attaches ? fullScreen : attached
  }

  private var fullScreen: CardPlan {
    CardPlan(
      style: .fullScreen, frame: CGRect(origin: .zero, size: window), bottom: window.height)
  }

  private var attached: CardPlan {
    let top = min(
      safeArea.container.minY + CardMetrics.topMargin(safeArea, isCompactHeight: isCompactHeight),
      window.height)
    let context = PresentationDetent.Context(
      maxDetentValue: window.height - top - bottomInset, environment: environment,
      windowHeight: window.height, isCompactHeight: isCompactHeight)
    let stops = stops(context, top: top)
    let selected = selectedIndex(stops)
    let frame = CGRect(
      x: 0, y: stops[selected].top, width: window.width,
      height: window.height - stops[selected].top)
    var plan = CardPlan(
      style: .attached, frame: narrowed(frame), bottom: window.height, stops: stops,
      selected: selected)
    plan.cornerRadius = cornerRadius
    plan.undimmedTop = undimmedTop(context, stops, largeTop: top)
    plan.recedes =
      !isCompactHeight && stops[0].top < top + 0.5
      && plan.undimmedTop.map { $0 > top + 0.5 } ?? true
    plan.recedingScale = CardMetrics.recedingScale(window.width)
    plan.safeTop = safeArea.container.minY
    plan.showsGrabber = showsGrabber(stops.count)
    plan.scrollsFirst = settings.contentInteraction?.scrollsFirst ?? false
    return plan
  }

  private func showsGrabber(_ count: Int) -> Bool {
    switch settings.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: count > 1
    }
  }

  private var cornerRadius: CGFloat {
    let wanted = settings.cornerRadius ?? nil
    return max(wanted.map { $0.isFinite ? $0 : 0 } ?? CardMetrics.cornerRadius, 0)
  }

  private func top(_ height: CGFloat, largeTop: CGFloat) -> CGFloat {
    min(max(window.height - keyboardInset - height, largeTop), window.height)
  }

  private func stops(_ context: PresentationDetent.Context, top largeTop: CGFloat)
    -> [CardPlan.Stop]
  {
    let wanted = settings.detents ?? [.large]
    let stops = wanted.compactMap { detent in
      detent.height(in: context).map {
        CardPlan.Stop(detent: detent, top: top($0, largeTop: largeTop))
      }
    }
    // A set has no order of its own: what has the same height is ordered by name.
    let order = stops.sorted {
      ($0.top, "\($0.detent.kind)") < ($1.top, "\($1.detent.kind)")
    }
    return order.isEmpty ? [CardPlan.Stop(detent: .large, top: largeTop)] : order
  }

  private func selectedIndex(_ stops: [CardPlan.Stop]) -> Int {
    let wanted = settings.selection?.wrappedValue ?? selected
    return stops.firstIndex { $0.detent == wanted } ?? stops.count - 1
  }

  private func undimmedTop(
    _ context: PresentationDetent.Context, _ stops: [CardPlan.Stop], largeTop: CGFloat
  ) -> CGFloat? {
    guard case .enabled(let detent) = settings.backgroundInteraction?.kind else { return nil }
    guard let detent else { return 0 }
    return detent.height(in: context).map { top($0, largeTop: largeTop) }
  }

  private func narrowed(_ frame: CGRect) -> CGRect {
    let width = options.preferredSize.width
    guard settings.followsPreferredWidth, width > 0, width < frame.width else { return frame }
    return CGRect(
      x: (window.width - width) / 2, y: frame.minY, width: width, height: frame.height)
  }

  private var floating: CardPlan {
    var size = floatingSize
    size.width = min(size.width, window.width)
    size.height = min(size.height, window.height)
    let frame = CGRect(
      x: (window.width - size.width) / 2, y: verticalOrigin(size), width: size.width,
      height: size.height)
    var plan = CardPlan(style: .floating, frame: frame, bottom: window.height)
    plan.stops = [CardPlan.Stop(detent: .large, top: frame.minY)]
    plan.cornerRadius = cornerRadius
    plan.safeTop = safeArea.container.minY
    if case .enabled = settings.backgroundInteraction?.kind { plan.undimmedTop = 0 }
    return plan
  }

  private var floatingSize: CGSize {
    if options.preferredSize.width > 0, options.preferredSize.height > 0 {
      return options.preferredSize
    }
    if let sizing = settings.sizing {
      let root = PresentationSizingRoot(measure: measure)
      let context = PresentationSizingContext(window: window, idiom: environment.idiom)
      let offer = sizing.proposedSize(for: root, context: context)
      if let width = offer.width, let height = offer.height {
        return CGSize(width: width, height: height)
      }
      let size = measure(offer)
      return CGSize(width: offer.width ?? size.width, height: offer.height ?? size.height)
    }
    // A sheet on a Mac floats at the size of a form, as Mac Catalyst's does.
    let isForm = options.placement == .form || environment.idiom == .mac
    return isForm ? CardMetrics.formSize(window) : CardMetrics.pageSize(window)
  }

  /// Centers a floating card; with a keyboard, in what is left above it, but never above the top.
  private func verticalOrigin(_ size: CGSize) -> CGFloat {
    let center = min(window.height / 2, (safeArea.keyboardTop ?? window.height) / 2)
    return max(center - size.height / 2, min(safeArea.container.minY, window.height - size.height))
  }

  // MARK: Alerts

  /// The width of an alert, in points.
  static let alertWidth: CGFloat = 270

  private var alert: CardPlan {
    let area = safeArea.rect
    let width = min(Self.alertWidth, window.width)
    let fitting = measure(ProposedViewSize(width: width, height: nil))
    let height = min(fitting.height, max(area.height - 2 * Self.dialogMargin, 0))
    // In the middle of the screen; with a keyboard, of what is left above it.
    let middle = min(window.height, safeArea.keyboardTop ?? window.height) / 2
    var plan = CardPlan(
      style: .alert,
      frame: CGRect(
        x: (window.width - width) / 2, y: max(middle - height / 2, 0), width: width,
        height: height),
      bottom: window.height)
    plan.cornerRadius = CardMetrics.alertRadius
    return plan
  }

  /// The distance of an action sheet from the edges, in points.
  static let dialogMargin: CGFloat = 8

  private var dialog: CardPlan {
    let margin = Self.dialogMargin
    let width = min(window.width, window.height) - 2 * margin
    let bottom = max(bottomInset, margin)
    let most = max(window.height - bottom - safeArea.container.minY - margin, 0)
    let height = min(measure(ProposedViewSize(width: width, height: nil)).height, most)
    return CardPlan(
      style: .dialog,
      frame: CGRect(
        x: (window.width - width) / 2, y: window.height - bottom - height, width: width,
        height: height),
      bottom: window.height)
  }

  private var popover: CardPlan {
    let width = options.placement == .dialog ? PopoverPlacer.dialogWidth : nil
    let most = CGSize(
      width: max(window.width - 2 * PopoverPlacer.margin, 0),
      height: max(safeArea.rect.height - 2 * PopoverPlacer.margin, 0))
    var size = measure(ProposedViewSize(width: width, height: nil))
    if options.preferredSize.width > 0, options.preferredSize.height > 0 {
      size = options.preferredSize
    }
    if size.width > most.width || size.height > most.height {
      size = CGSize(width: min(size.width, most.width), height: min(size.height, most.height))
    }
    let middle = CGRect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    let placer = PopoverPlacer(
      anchor: anchor ?? middle, size: size, area: safeArea.rect, edge: options.arrowEdge)
    let (frame, arrow) = placer.place()
    var plan = CardPlan(style: .popover(arrow), frame: frame, bottom: window.height)
    plan.cornerRadius = CardMetrics.popoverRadius
    if case .enabled = settings.backgroundInteraction?.kind { plan.undimmedTop = 0 }
    return plan
  }
}
