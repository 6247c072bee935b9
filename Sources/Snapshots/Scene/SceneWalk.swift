extension SceneSpec {
  /// The views of the presenter and of the sheet, each before those inside it.
  var allViews: [ViewSpec] {
    (presenter + (sheet?.content ?? [])).flatMap(\.withDescendants)
  }

  /// The pictures that the scene names.
  var images: [ImageSpec] {
    var images = allViews.compactMap { view in
      if case .image(let image) = view.content { image } else { nil }
    }
    if case .partial(let sheet) = sheet, case .icon(let image, _) = sheet.padStyle?.closeButton {
      images.append(image)
    }
    return images
  }

  /// The states that views and events name.
  var stateReferences: [StateReference] {
    allViews.flatMap(\.stateReferences) + (sheet?.buttonStates ?? [])
      + timeline.compactMap { event in
        if case .set(let state, _) = event.action { state } else { nil }
      }
  }
}

extension SheetSpec {
  /// The states that a dialog's buttons name.
  fileprivate var buttonStates: [StateReference] {
    guard case .dialog(let dialog) = self else { return [] }
    return dialog.buttons.compactMap(\.action.state)
  }
}

extension ViewSpec {
  /// The most views of a scene; a hundred thousand take seconds.
  static let mostViews = 100_000

  /// How many views some views and all inside them are, repeated ones counted again and again;
  /// one more than `mostViews` stands for all greater numbers.
  static func count(of views: [ViewSpec]) -> Int {
    views.reduce(0) { sum, view in
      var times = 1
      if case .forEach(let count, _, _) = view.content { times = count }
      // Repetitions of nothing take their time, too.
      let inside = count(of: view.content.children + view.layers) + (times == 1 ? 0 : 1)
      return min(sum + 1 + times * inside, mostViews + 1)
    }
  }

  /// Refuses more views than can be shown in a reasonable time.
  static func checkCount(of views: [ViewSpec], at position: JSONPosition) throws(SceneError) {
    guard count(of: views) <= mostViews else {
      throw SceneError(.tooManyViews(allowed: mostViews), at: position)
    }
  }

  /// The view and all views inside it, its modifiers' views included.
  var withDescendants: [ViewSpec] {
    [self] + (content.children + layers).flatMap(\.withDescendants)
  }

  /// The views behind the view and in front of it.
  private var layers: [ViewSpec] {
    modifiers.flatMap { modifier -> [ViewSpec] in
      switch modifier {
      case .background(.view(let views, _)), .overlay(.view(let views, _)): views
      default: []
      }
    }
  }

  /// The states that the view itself names.
  fileprivate var stateReferences: [StateReference] {
    let taps = modifiers.compactMap { modifier in
      if case .onTapGesture(let action) = modifier { action.state } else { nil }
    }
    switch content {
    case .when(let state, _, _): return [state] + taps
    case .toggle(_, .state(let state)): return [state] + taps
    case .button(_, let action): return (action.state.map { [$0] } ?? []) + taps
    default: return taps
    }
  }
}

extension ActionSpec {
  /// The state that the action changes.
  fileprivate var state: StateReference? {
    switch self {
    case .toggle(let state), .set(let state, _): state
    case .none, .present, .dismiss: nil
    }
  }
}

extension ViewContent {
  /// The views directly inside.
  var children: [ViewSpec] {
    switch self {
    case .vStack(_, _, let content), .hStack(_, _, let content), .zStack(_, let content),
      .group(let content), .scrollView(_, _, let content), .forEach(_, _, let content),
      .button(let content, _), .toggle(let content, _):
      content
    case .when(_, let then, let otherwise): then + otherwise
    case .text, .image, .color, .gradient, .shape, .spacer, .divider, .empty: []
    }
  }
}
