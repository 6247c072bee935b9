/// A view as a scene file describes it: one thing, and the modifiers around it in order.
public struct ViewSpec: Equatable, Sendable {
  /// What is shown.
  public var content: ViewContent
  /// The modifiers, the innermost first.
  public var modifiers: [ModifierSpec]

  /// Creates a view.
  public init(_ content: ViewContent, modifiers: [ModifierSpec] = []) {
    self.content = content
    self.modifiers = modifiers
  }
}

/// The views that a scene file can name; each means SwiftUI's view of that name.
public indirect enum ViewContent: Equatable, Sendable {
  /// Text.
  case text(String)
  /// A system symbol or a picture.
  case image(ImageSpec)
  /// A color as a view.
  case color(ColorSpec)
  /// A linear gradient as a view.
  case gradient(GradientSpec)
  /// A shape, filled and outlined.
  case shape(ShapeSpec, fill: StyleSpec?, stroke: StrokeSpec?)
  /// A column.
  case vStack(alignment: HorizontalAlignmentSpec, spacing: Double?, content: [ViewSpec])
  /// A row.
  case hStack(alignment: VerticalAlignmentSpec, spacing: Double?, content: [ViewSpec])
  /// Layers, the first one at the back.
  case zStack(alignment: AlignmentSpec, content: [ViewSpec])
  /// Views without a container.
  case group([ViewSpec])
  /// A view that scrolls its content.
  case scrollView(axes: AxesSpec, showsIndicators: Bool, content: [ViewSpec])
  /// A view once for each index; `{index}` in its texts is the index.
  case forEach(count: Int, from: Int, content: [ViewSpec])
  /// Room that takes what is left.
  case spacer(minLength: Double?)
  /// A separator.
  case divider
  /// A button.
  case button(label: [ViewSpec], action: ActionSpec)
  /// A switch.
  case toggle(label: [ViewSpec], isOn: FlagSpec)
  /// One of two things, by a state.
  case when(state: StateReference, then: [ViewSpec], otherwise: [ViewSpec])
  /// Nothing.
  case empty
}

/// A truth that is fixed or follows a state.
public enum FlagSpec: Equatable, Sendable {
  /// Always the same.
  case fixed(Bool)
  /// The state's value.
  case state(StateReference)
}

/// A state that a view shows or an action changes.
public struct StateReference: Equatable, Sendable {
  /// The state's name.
  public var name: String
  /// The place in the file, for messages.
  public var position: JSONPosition?

  /// Creates a reference.
  public init(_ name: String) { self.name = name }

  /// Whether two references name the same state.
  public static func == (a: StateReference, b: StateReference) -> Bool { a.name == b.name }
}

/// What a tap does.
public enum ActionSpec: Equatable, Sendable {
  /// Nothing.
  case none
  /// Presents the scene's sheet.
  case present
  /// Dismisses the scene's sheet.
  case dismiss
  /// Turns a state round.
  case toggle(StateReference)
  /// Sets a state.
  case set(StateReference, Bool)
}
