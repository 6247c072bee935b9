import Foundation

/// What the content of a layer asks for; nil where it asks for nothing.
struct PresentationSettings {
  /// The heights to rest at.
  var detents: Set<PresentationDetent>?
  /// Where the height in use is kept.
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  /// The radius of the card's corners, in points; an inner nil stands for the system's.
  var cornerRadius: CGFloat??
  var background: (any ShapeStyle)?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
  var sizing: (any PresentationSizing)?
  /// Whether a card keeps to the bottom edge in a low window instead of filling it.
  var attachesInCompactHeight = false
  /// Whether an attached card is as wide as its content asks for.
  var followsPreferredWidth = false

  /// Takes over what the settings don't say yet.
  mutating func fill(from other: PresentationSettings) {
    detents = detents ?? other.detents
    selection = selection ?? other.selection
    dragIndicator = dragIndicator ?? other.dragIndicator
    cornerRadius = cornerRadius ?? other.cornerRadius
    background = background ?? other.background
    backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
    contentInteraction = contentInteraction ?? other.contentInteraction
    horizontalAdaptation = horizontalAdaptation ?? other.horizontalAdaptation
    verticalAdaptation = verticalAdaptation ?? other.verticalAdaptation
    sizing = sizing ?? other.sizing
    attachesInCompactHeight = attachesInCompactHeight || other.attachesInCompactHeight
    followsPreferredWidth = followsPreferredWidth || other.followsPreferredWidth
  }
}

/// Hands up what a layer's content asks for; what comes first wins.
enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }

  static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
    value.fill(from: nextValue())
  }
}

/// Whether something in a sheet keeps the user from closing it.
enum InteractiveDismissDisabledKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension View {
  /// Changes what the view asks of the layer that it is presented in.
  nonisolated func presentationSetting(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self, change)
  }
}
