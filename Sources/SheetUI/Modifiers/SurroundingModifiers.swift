public import Foundation

/// How far content is kept from a scene's edges.
public struct ScenePadding: Equatable, Sendable {
  /// The least that the system keeps.
  public static let minimum = ScenePadding()
  /// What the system keeps for the bars of a watch, which a stage isn't.
  public static let navigationBar = ScenePadding()
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  let isFlexible: Bool?
  /// As the button's style says.
  public static let automatic = ButtonSizing(isFlexible: nil)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(isFlexible: true)
  /// As wide as the label.
  public static let fitted = ButtonSizing(isFlexible: false)
}

/// What a stage has no pointer for.
public struct PointerStyle: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let `default` = PointerStyle(name: "default")
  /// Over links.
  public static let link = PointerStyle(name: "link")
  /// Over text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// Over text from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For exact selections.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// Over what can be grabbed.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// Over what is grabbed.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// Over what can be looked at closer.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// Over what can be looked at from further away.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Over columns that can be resized.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Over rows that can be resized.
  public static let rowResize = PointerStyle(name: "rowResize")
}

/// Whether a held drag opens what it is over.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// Yes.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// No.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// How materials look in windows that aren't in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// As in front.
  public static let active = MaterialActiveAppearance(name: "active")
  /// As behind.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  /// As it is near.
  public static var matchedGeometry: GlassEffectTransition { .init() }
  /// By itself.
  public static var materialize: GlassEffectTransition { .init() }
  /// At once.
  public static var identity: GlassEffectTransition { .init() }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Keeps the view from the scene's edges by the system's distance.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps the view from the scene's edges by a system's distance.
  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View { self.padding(edges) }

  // None of these has an effect on a picture.

  /// Sets how the pointer looks, which a stage has not.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Shows or hides the pointer, which a stage has not.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Says whether a held drag opens the view; on a stage it doesn't.
  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View { self }

  /// Says how materials look in windows that aren't in front; a stage's window is.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }

  /// Says how the view's glass comes and goes; here it does so with the view.
  nonisolated public func glassEffectTransition(
    _ transition: GlassEffectTransition
  ) -> some View { self }

  /// Names the view for measuring the system's attention, which nobody does here.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Says that the content is out of date while the system asks for it; here it never is.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Says whether a list has letters at its edge to jump by, which aren't drawn.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Names a section in the letters at a list's edge, which aren't drawn.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Names a section in the letters at a list's edge, which aren't drawn.
  nonisolated public func sectionIndexLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Lets the background go on under bars and side bars; here it ends at the view's edges.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Handles keys of some characters, which a stage has not.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
}
