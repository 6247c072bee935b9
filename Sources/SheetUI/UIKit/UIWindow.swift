public import Foundation

/// The window of a stage, or one over it.
///
/// A window that code makes itself covers the stage's once it is shown, and keeps touches from it.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of alerts.
    public static let alert = Level(2000)

    /// Returns a level farther in front.
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
    /// Returns a level farther back.
    public static func - (a: Level, b: CGFloat) -> Level { Level(a.rawValue - b) }
  }

  private weak var stage: StageWindow?
  /// The layer of a window over the stage's.
  private var overlay: Host?
  private var ownController: UIViewController?
  /// How far in front the window is; windows are shown in the order in which they come.
  open var windowLevel = Level.normal
  /// Called when the window gets the keys.
  open func becomeKey() {}
  /// Called when the window loses the keys.
  open func resignKey() {}
  /// Whether the window can get the keys.
  open var canBecomeKey: Bool { true }

  init(_ stage: StageWindow) {
    self.stage = stage
    super.init(frame: CGRect(origin: .zero, size: stage.size))
  }

  /// Creates a window over the stage's; it is hidden until it is shown.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
  }

  /// Creates a window over the stage's; it is hidden until it is shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates nothing: windows come with a stage.
  public required init?(coder: NSCoder) { return nil }

  /// The controller of the window's root.
  ///
  /// On a stage that shows a SwiftUI view it is one that presents over that view. The root of a
  /// stage stays what it was set up with.
  open var rootViewController: UIViewController? {
    get { ownController ?? stage?.rootController }
    set {
      if let stage {
        stage.graph.warn("A stage keeps the root view controller that it was set up with.")
        return
      }
      ownController?.view.removeFromSuperview()
      ownController = newValue
      guard let view = newValue?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Whether the window gets the keys; only the stage's does.
  open var isKeyWindow: Bool { stage != nil }
  /// The scene that the window is in.
  open var windowScene: UIWindowScene? {
    get { UIApplication.shared.scene }
    set {}
  }
  /// The screen.
  open var screen: UIScreen { .main }

  /// Shows the window.
  open func makeKeyAndVisible() { isHidden = false }
  /// Gives the window the keys; the stage's has them.
  open func makeKey() {}
  /// Hands an event on; a test's touches are.
  open func sendEvent(_ event: UIEvent) {}

  /// Whether the window is hidden.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if stage == nil { newValue ? close() : open() }
    }
  }

  private func open() {
    guard overlay == nil, let window = Stage.current?.window else { return }
    let view = PlatformView(view: self)
    window.graph.queue.add(under: Transaction()) { [self] in
      guard overlay == nil else { return }
      var options = PresentationOptions()
      options.placement = .window
      options.transition = .none
      let node = view.makeNode(window.rootInputs(window.environment))
      let host = Host(content: node, options: options)
      host.update = { node.update(view, window.rootInputs($0)) }
      overlay = host
      ownController?.viewWillAppear(false)
      window.add(host, animated: false)
      window.graph.afterLayout { self.ownController?.viewDidAppear(false) }
    }
  }

  private func close() {
    guard let overlay, let window = Stage.current?.window else { return }
    self.overlay = nil
    window.graph.queue.add(under: Transaction()) {
      window.remove(overlay, animated: false) {}
    }
  }

  override var stageWindow: StageWindow? { stage ?? node?.inputs.environment.window?.window }
  override var boxName: String { "UIWindow" }

  /// Posted when a window got the keys; not posted here.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window has come; not posted here.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has gone; not posted here.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

/// Stands for the root of a stage that shows a SwiftUI view.
final class StageRootController: UIViewController {
  private weak var stage: StageWindow?

  init(_ stage: StageWindow) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let view = StageRootView(frame: CGRect(origin: .zero, size: stage?.size ?? .zero))
    view.stage = stage
    self.view = view
  }

  override var stageWindow: StageWindow? { stage }
}

/// Stands for the view of a stage that shows a SwiftUI view; what is added to it isn't drawn.
private final class StageRootView: UIView {
  weak var stage: StageWindow?

  override var stageWindow: StageWindow? { stage }

  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    stage?.graph.warn("A view that is added to the root of a SwiftUI stage isn't drawn.")
  }
}

extension StageWindow {
  /// The controller of the root layer.
  var rootController: UIViewController {
    if let controller = rootSlot.controller { return controller }
    let controller = StageRootController(self)
    rootSlot.controller = controller
    return controller
  }

  /// The window in UIKit's words.
  var uiWindow: UIWindow {
    let window = rootSlot.window ?? UIWindow(self)
    rootSlot.window = window
    let area = safeArea.uiInsets(of: CGRect(origin: .zero, size: size))
    window.layOut(size: size, safeArea: area)
    return window
  }
}
