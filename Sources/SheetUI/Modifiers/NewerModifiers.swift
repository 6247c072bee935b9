public import Foundation

/// Mirrors a view's picture where reading goes in a direction.
nonisolated private struct DirectionMirror: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.mirrors(direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Says whether the view is mirrored where reading goes the other way.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View { modifier(DirectionMirror(behavior: behavior)) }

  /// Says how wide buttons are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }

  /// Adds something of the system's glass below the tabs, if wanted.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = isEnabled ? AnyView(content()) : nil
    return transformEnvironment(\.tabAccessory) { if let content { $0 = content } }
  }
}

// None of these has an effect on a picture.
extension View {
  /// Moves the assistive focus to the view when it appears; a picture shows nothing of it.
  nonisolated public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }

  /// Tells a list of actions for assistive techniques; a picture shows nothing of it.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Lets touches through to the view; a picture shows nothing of it.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { self }

  /// Tells what was scrolled to; a picture shows nothing of it.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// Lets a hand's pinch press the view, which a stage has not.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }

  /// Tells which keys are held, which a stage has not.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// Shows something else while a key is held, which a stage has not.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Tells of double taps on a pencil, which a stage has not.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Tells of squeezes of a pencil, which a stage has not.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// Says whether tools that write are offered; a stage has none.
  nonisolated public func writingToolsAffordanceVisibility(
    _ visibility: Visibility
  ) -> some View { self }

  /// Says whether the tab of a search starts it; on a stage the search starts when it is touched.
  nonisolated public func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }

  /// Says how the view is scrolled by other things than a finger, which a stage has not.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Keeps the app from ending while a sheet is shown; on a stage it never ends.
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }

  /// Tells when a window is being resized by hand; a stage has its size.
  nonisolated public func onInteractiveResizeChange(
    _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Says which point of a window stays when its content grows; a stage has its size.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Says whether a window's bar shows when it fills the screen; a stage has no such bar.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Says whether a window can be closed; a stage can't.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Says whether a window can be put away; a stage can't.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Says whether a window can fill the screen; a stage does.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Says whether a window can be resized; a stage can't.
  nonisolated public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View { self }

  /// Names the symbol of a page in the assistive access mode, which a stage is not in.
  nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View { self }

  /// Changes the view under a pointer; a finger doesn't hover.
  nonisolated public func hoverEffect<E: VisualEffect>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping @Sendable (EmptyVisualEffect, Bool, GeometryProxy) -> E
  ) -> some View { self }

  /// Does something for as long as the view is there; the name is for debugging.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { task(priority: priority, action) }

  /// Changes a list's row under a pointer; a finger doesn't hover.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says whether a search listens to speech, which a stage has not.
  nonisolated public func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> some View { self }

  /// Says whether the keyboard offers looks for text; its keys are always the same.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Says what a widget opens; a stage shows apps.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Says what a widget tints; a stage shows apps.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

/// How a symbol shows its value; symbols of a value have its part in full color.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let rawValue: Int

  /// In color.
  public static let color = SymbolVariableValueMode(rawValue: 0)
  /// As far as lines are drawn.
  public static let draw = SymbolVariableValueMode(rawValue: 1)
}

/// How a symbol's colors are drawn; they are flat.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let rawValue: Int

  /// Flat.
  public static let flat = SymbolColorRenderingMode(rawValue: 0)
  /// In gradients.
  public static let gradient = SymbolColorRenderingMode(rawValue: 1)
}

// What iOS 26 draws and the systems before don't.
extension View {
  /// Says how symbols show their values: here in color.
  nonisolated public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View { self }
  /// Says how symbols' colors are drawn: here flat.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View { self }
  /// Sets the distance between a list's sections and its sides: here the system's.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View { self }
}

/// When a field listens to speech.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// As the system likes.
  public static let automatic = TextInputDictationBehavior(rawValue: 0)
  /// Beside the text.
  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior { TextInputDictationBehavior(rawValue: 1) }
}

/// How a field starts to listen.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let rawValue: Int

  /// When the field has the focus.
  public static let onLook = TextInputDictationActivation(rawValue: 0)
  /// When it is touched.
  public static let onSelect = TextInputDictationActivation(rawValue: 1)
}

/// Where looks for text are offered.
public enum TextInputFormattingControlPlacement {
  /// Some places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In a menu.
    public static let contextMenu = Set(rawValue: 1)
    /// Over the keys.
    public static let inputAssistant = Set(rawValue: 2)
    /// All of them.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// What views under a pointer change together.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Creates a group.
  public init() {}
}

/// What an action of assistive techniques is about.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let rawValue: String

  /// Anything.
  public static let `default` = AccessibilityActionCategory(rawValue: "default")
  /// Changing.
  public static let edit = AccessibilityActionCategory(rawValue: "edit")

  /// Creates a category.
  public init(_ nameKey: LocalizedStringKey) { rawValue = "named" }
  private init(rawValue: String) { self.rawValue = rawValue }
}

/// How touches are let through for assistive techniques.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing is said.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Something has to be said first.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What a hand's pinch presses.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The main thing.
  public static let primaryAction = HandGestureShortcut()
}

/// What a double tap on a pencil tells.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How far a squeeze of a pencil is.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active
  /// It has ended.
  case ended
  /// It came to nothing.
  case failed
}

/// Whether the tab of a search starts it.
public struct TabSearchActivation: Hashable, Sendable {
  private let rawValue: Int

  /// As the system likes.
  public static let automatic = TabSearchActivation(rawValue: 0)
  /// When the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(rawValue: 1)
}

/// Whether the view is scrolled by something.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// As the system likes.
  public static let automatic = ScrollInputBehavior(rawValue: 0)
  /// It is.
  public static let enabled = ScrollInputBehavior(rawValue: 1)
  /// It isn't.
  public static let disabled = ScrollInputBehavior(rawValue: 2)
}

/// What scrolls the view besides a finger.
public struct ScrollInputKind: Hashable, Sendable {
  private let rawValue: Int

  /// A hand's pinch.
  public static let handGestureShortcut = ScrollInputKind(rawValue: 0)
  /// Looking.
  public static let look = ScrollInputKind(rawValue: 1)
}

/// Whether something can be done to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// As the system likes.
  public static let automatic = WindowInteractionBehavior(rawValue: 0)
  /// It can.
  public static let enabled = WindowInteractionBehavior(rawValue: 1)
  /// It can't.
  public static let disabled = WindowInteractionBehavior(rawValue: 2)
}

/// Whether a window's bar shows when it fills the screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let rawValue: Int

  /// As the system likes.
  public static let automatic = WindowToolbarFullScreenVisibility(rawValue: 0)
  /// It does.
  public static let visible = WindowToolbarFullScreenVisibility(rawValue: 1)
  /// When a pointer comes near.
  public static let onHover = WindowToolbarFullScreenVisibility(rawValue: 2)
}
