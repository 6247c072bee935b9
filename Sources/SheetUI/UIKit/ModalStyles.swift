/// Where a presented view controller appears.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window; what presents it is taken away.
  case fullScreen = 0
  /// A card: up to the status bar on a phone, floating on larger screens.
  case pageSheet = 1
  /// A smaller card on larger screens; as `pageSheet` on a phone.
  case formSheet = 2
  /// Over the presentation context; what it covers is taken away.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller has it; without one as
  /// `overFullScreen`.
  case custom = 4
  /// Over the whole window; what presents it stays visible where the view is clear.
  case overFullScreen = 5
  /// Over the presentation context; what presents it stays visible where the view is clear.
  case overCurrentContext = 6
  /// A platter that points at a view; a card where there is little room.
  case popover = 7
  /// As `automatic`.
  case none = -1
  /// The system's choice, which is `pageSheet`.
  case automatic = -2
}

/// How a presented view controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below the window.
  case coverVertical = 0
  /// Shown as `crossDissolve`, with a warning.
  case flipHorizontal = 1
  /// Fades as one picture, over 0.4 s, ease in and out.
  case crossDissolve = 2
  /// Shown as `crossDissolve`, with a warning.
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// The place of the layer.
  var placement: PresentationOptions.Placement {
    switch self {
    case .fullScreen, .currentContext: .opaqueWindow
    case .pageSheet, .automatic, .none: .page
    case .formSheet: .form
    case .popover: .popover
    case .custom, .overFullScreen, .overCurrentContext: .window
    }
  }

  /// Whether the layer is bound to its presentation context.
  var isBoundToContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIModalTransitionStyle {
  /// The transition of the layer.
  var transition: PresentationOptions.Transition {
    self == .coverVertical ? .coverVertical : .crossDissolve
  }
}

extension PresentationOptions.Placement {
  /// The style of a view controller in such a place.
  var style: UIModalPresentationStyle {
    switch self {
    case .window: .overFullScreen
    case .opaqueWindow: .fullScreen
    case .page: .automatic
    case .form: .formSheet
    case .popover: .popover
    case .alert, .dialog: .custom
    }
  }
}
