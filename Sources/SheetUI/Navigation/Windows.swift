import Foundation

/// Windows that all show the same views.
nonisolated public struct WindowGroup<Content: View>: _BuiltInScene {
  private let content: @MainActor () -> Content

  private init(_ content: @escaping @MainActor () -> Content) { self.content = content }

  /// What the window shows.
  @MainActor public var _firstWindow: AnyView? { AnyView(content()) }
}

extension WindowGroup {
  /// Creates a group.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.init(content) }

  /// Creates a group that is opened by its identity.
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(content)
  }

  /// Creates a group with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content) }

  /// Creates a group with a title that is opened by its identity.
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content) }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content) }

  /// Creates a group with a title that is opened by its identity.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content) }

  /// Creates a group with a title.
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(content)
  }

  /// Creates a group whose windows are about a value; a stage's window is about none.
  public init<D: Decodable & Encodable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) { self.init({ content(.constant(nil)) }) }

  /// Creates a group whose windows are about a value, opened by its identity.
  public init<D: Decodable & Encodable & Hashable>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) { self.init({ content(.constant(nil)) }) }

  /// Creates a group whose windows are about a value, with a title.
  public init<D: Decodable & Encodable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> Content
  ) { self.init({ content(.constant(nil)) }) }
}

/// The settings of an app on a Mac; no stage shows them.
nonisolated public struct Settings<Content: View>: _BuiltInScene {
  /// Creates the settings.
  public init(@ViewBuilder content: () -> Content) {}

  /// None.
  @MainActor public var _firstWindow: AnyView? { nil }
}

/// An entry of a Mac's menu bar; no stage shows it.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _BuiltInScene {
  /// Creates an entry.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  init(nothing: Void) {}

  /// None.
  @MainActor public var _firstWindow: AnyView? { nil }
}

/// How far a scene is in front.
public enum ScenePhase: Comparable, Sendable {
  /// Not in front.
  case background
  /// In front, but not reached by events.
  case inactive
  /// In front.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// How far the scene is in front: always in front on a stage, unless it is set.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the system can show several windows of the app; a stage can't.
  public var supportsMultipleWindows: Bool { false }

  /// Opens a window; a stage has one only, so nothing happens.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window; a stage keeps its only one, so nothing happens.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Opens the app's settings; a stage has none, so nothing happens.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
}

/// Opens windows; a stage has one only.
@MainActor @preconcurrency
public struct OpenWindowAction {
  /// Opens no window.
  public func callAsFunction(id: String) {}
  /// Opens no window.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens no window.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes windows; a stage keeps its only one.
@MainActor @preconcurrency
public struct DismissWindowAction {
  /// Closes no window.
  public func callAsFunction() {}
  /// Closes no window.
  public func callAsFunction(id: String) {}
  /// Closes no window.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Closes no window.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens an app's settings; a stage has none.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  /// Opens nothing.
  public func callAsFunction() {}
}
