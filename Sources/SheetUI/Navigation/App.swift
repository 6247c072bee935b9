/// The structure and behavior of an app.
///
/// A stage shows the first window of an app: `Stage(device, app: MyApp.self)`. An app's `main` does
/// nothing, since there is no event loop here; code with an `@main` app compiles in an executable
/// target and, under `-parse-as-library`, in a library target, where nothing calls `main`.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The app's scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Does nothing: there is no screen and no event loop here.
  public static func main() {}
}

/// A part of an app with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that this one is made of.
  associatedtype Body: Scene

  /// The scene that this one is made of.
  var body: Body { get }

  /// What the first window shows; nil where there is no window.
  var _firstWindow: AnyView? { get }
}

extension Scene {
  /// The first window of the body.
  public var _firstWindow: AnyView? { body._firstWindow }
}

extension Never: Scene {}

/// A scene without a body.
@MainActor @preconcurrency
public protocol _BuiltInScene: Scene where Body == Never {}

extension _BuiltInScene {
  /// Not to be called: a built-in scene knows its window itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// Several scenes.
nonisolated public struct _TupleScene: _BuiltInScene {
  let first: @MainActor () -> AnyView?

  /// The first window of any of them.
  @MainActor public var _firstWindow: AnyView? { first() }
}

extension Optional: Scene where Wrapped: Scene {}

extension Optional: _BuiltInScene where Wrapped: Scene {
  /// The first window, where there is a scene.
  @MainActor public var _firstWindow: AnyView? { self?._firstWindow }
}

/// No scene.
nonisolated public struct _EmptyScene: _BuiltInScene {
  /// None.
  @MainActor public var _firstWindow: AnyView? { nil }
}

/// Collects the scenes that a closure lists.
@resultBuilder
public struct SceneBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Builds no scene from an empty closure.
  public static func buildBlock() -> _EmptyScene { _EmptyScene() }

  /// Passes a single scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene {
    var makers: [@MainActor () -> AnyView?] = []
    repeat makers.append(maker(each content))
    let all = makers
    return _TupleScene { all.lazy.compactMap { $0() }.first }
  }

  private static func maker<S: Scene>(_ scene: S) -> @MainActor () -> AnyView? {
    // Scenes are read on the main actor only.
    nonisolated(unsafe) let scene = scene
    return { scene._firstWindow }
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<Content: Scene>(first: Content) -> _TupleScene {
    _TupleScene(first: maker(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<Content: Scene>(second: Content) -> _TupleScene {
    _TupleScene(first: maker(second))
  }

  /// Builds a scene that is available only on some systems.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _TupleScene {
    _TupleScene(first: maker(content))
  }
}

/// An app as a view: its first window, with the app's own properties connected.
struct AppView<A: App>: View {
  private var box: AppBox<A>

  init(_ app: A) { box = AppBox(app: app) }

  var body: some View { box.app.body._firstWindow }
}

/// Connects the properties of an app.
struct AppBox<A: App>: DynamicProperty {
  var app: A

  @MainActor mutating func _attach(_ context: inout _PropertyContext) {
    FieldTable.of(A.self).attach(to: &app, context: &context)
  }
}

extension Stage {
  /// Shows the first window of an app on a device.
  public convenience init<A: App>(_ device: Device, app: A.Type) throws(StageError) {
    try self.init(StageConfiguration(device: device), app: app)
  }

  /// Shows the first window of an app in given surroundings.
  public convenience init<A: App>(
    _ configuration: StageConfiguration, app: A.Type
  ) throws(StageError) {
    try self.init(configuration) { AppView(A()) }
  }
}
