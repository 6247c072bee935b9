public import Foundation

/// A scene whose window is changed.
nonisolated public struct _ModifiedScene<Content: Scene>: _BuiltInScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  /// What the changed window shows.
  @MainActor public var _firstWindow: AnyView? { content._firstWindow.map(change) }
}

extension Scene {
  nonisolated private func window(
    _ change: @escaping @MainActor (AnyView) -> some View
  ) -> _ModifiedScene<Self> {
    _ModifiedScene(content: self) { AnyView(change($0)) }
  }

  /// Sets a value of the environment for the scene's views.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    // Scenes are read on the main actor only.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return window { $0.environment(keyPath, value) }
  }

  /// Hands an observable object to the scene's views.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return window { $0.environment(object) }
  }

  /// Hands an object to the scene's views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return window { $0.environmentObject(object) }
  }

  /// Calls an action with the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return window { $0.onChange(of: value, perform: action) }
  }

  /// Calls an action with the old and the new value when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return window { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return window { $0.onChange(of: value, initial: initial, action) }
  }

  /// Adds commands to the menu bar, which no stage shows.
  nonisolated public func commands<C: Commands>(
    @CommandsBuilder content: () -> C
  ) -> some Scene { self }

  /// Takes the standard commands away from the menu bar, which no stage shows.
  nonisolated public func commandsRemoved() -> some Scene { self }

  /// Sets the size of a new window, in points; a stage's has that of its device.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of a new window, in points; a stage's has that of its device.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the place of a new window; a stage's fills its device.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets how a window looks on a Mac; a stage's has no frame.
  nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Sets how a window's toolbar looks on a Mac; a stage's has none.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }

  /// Sets how a window may be resized; a stage's isn't.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Sets which addresses the scene answers to; a stage opens none.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Declares work in the background; a stage is always in front.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// Work that the system does for an app in the background.
public struct BackgroundTask<Request, Response>: Sendable {
}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A transfer over the network.
  public static var urlSession: BackgroundTask { BackgroundTask() }
}

/// How a window may be resized.
public struct WindowResizability: Sendable {
  /// As the system chooses.
  public static let automatic = WindowResizability()
  /// Between the content's least and largest sizes.
  public static let contentSize = WindowResizability()
  /// From the content's least size.
  public static let contentMinSize = WindowResizability()
}

/// How a Mac's window looks.
public protocol WindowStyle {}

/// The system's window.
nonisolated public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a title bar.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window with a title bar.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a frame.
nonisolated public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's window.
  public static var automatic: DefaultWindowStyle { .init() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { .init() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without a frame.
  public static var plain: PlainWindowStyle { .init() }
}

/// How the toolbar of a Mac's window looks.
public protocol WindowToolbarStyle {}

/// The system's toolbar.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// Toolbar and title in one row.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

/// Toolbar and title in one low row.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's toolbar.
  public static var automatic: DefaultWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Toolbar and title in one row.
  public static var unified: UnifiedWindowToolbarStyle { .init() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Toolbar and title in one low row.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}
