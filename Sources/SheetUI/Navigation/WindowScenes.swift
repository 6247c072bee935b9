import Foundation

/// A window of which there is one only; a stage shows it where it is the app's first.
nonisolated public struct Window<Content: View>: _BuiltInScene {
  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// What the window shows.
  @MainActor public var _firstWindow: AnyView? { AnyView(content) }
}

extension Window {
  /// Creates a window with a title in the language of the user.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Creates a window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content())
  }
}

/// A small window beside others on a Mac; no stage shows it.
nonisolated public struct UtilityWindow<Content: View>: _BuiltInScene {
  /// None.
  @MainActor public var _firstWindow: AnyView? { nil }

  /// Creates a window with a title in the language of the user.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}

extension MenuBarExtra where Label == Text {
  /// Creates an entry with a title in the language of the user.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nothing: ())
  }

  /// Creates an entry with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nothing: ())
  }

  /// Creates an entry with a title that comes and goes.
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(nothing: ()) }
}

extension MenuBarExtra where Label == SheetUI.Label<Text, Image> {
  /// Creates an entry with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(nothing: ()) }

  /// Creates an entry with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(nothing: ()) }

  /// Creates an entry with a title and a symbol that comes and goes.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(nothing: ()) }

  /// Creates an entry with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) { self.init(nothing: ()) }

  /// Creates an entry with a title and a picture that comes and goes.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(nothing: ()) }
}

/// How an entry of a menu bar opens.
public protocol MenuBarExtraStyle {}

/// As the system chooses.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// As a menu.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

/// As a window.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Creates the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the system chooses.
  public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: PullDownMenuBarExtraStyle { .init() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a window.
  public static var window: WindowMenuBarExtraStyle { .init() }
}

/// Whether the system opens a scene's windows again.
public struct SceneRestorationBehavior: Sendable {
  /// As the system chooses.
  public static let automatic = SceneRestorationBehavior()
  /// No.
  public static let disabled = SceneRestorationBehavior()
}

/// Whether a scene's window opens when the app starts.
public struct SceneLaunchBehavior: Sendable {
  /// As the system chooses.
  public static let automatic = SceneLaunchBehavior()
  /// Yes.
  public static let presented = SceneLaunchBehavior()
  /// No.
  public static let suppressed = SceneLaunchBehavior()
}

// A stage has no menu bar and one window, which is as large as its device.
extension Scene {
  /// Sets how an entry of the menu bar opens; no stage shows it.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }

  /// Says whether windows are opened again; a stage is always new.
  nonisolated public func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene { self }

  /// Says whether a window opens when the app starts; a stage shows the first one.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }

  /// Replaces the standard commands of the menu bar, which no stage shows.
  nonisolated public func commandsReplaced<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> some Scene { self }

  /// Sets a shortcut that opens the window; a stage has no keys.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }

  /// Hides the system's overlays, which a picture doesn't show.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
}

/// Commands for a Mac's format of text.
nonisolated public struct TextFormattingCommands: _BuiltInCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands for a Mac's inspector.
nonisolated public struct InspectorCommands: _BuiltInCommands {
  /// Creates the commands.
  public init() {}
}

/// Commands for taking pictures with other devices.
nonisolated public struct ImportFromDevicesCommands: _BuiltInCommands {
  /// Creates the commands.
  public init() {}
}
