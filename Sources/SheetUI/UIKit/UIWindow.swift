public import Foundation

/// The window of a stage.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private weak var stage: Window?

  init(_ stage: Window) {
    self.stage = stage
    super.init(frame: CGRect(origin: .zero, size: stage.size))
  }

  /// Creates nothing: windows come with a stage.
  public required init?(coder: NSCoder) { return nil }

  /// The controller of the window's root.
  ///
  /// On a stage that shows a SwiftUI view it is one that presents over that view.
  open var rootViewController: UIViewController? { stage?.rootController }
  /// Whether the window gets the keys; a stage has only one.
  open var isKeyWindow: Bool { true }
  /// The scene that the window is in.
  open var windowScene: UIWindowScene? { UIApplication.shared.scene }

  override var stageWindow: Window? { stage }
}

/// Stands for the root of a stage that shows a SwiftUI view.
final class StageRootController: UIViewController {
  private weak var stage: Window?

  init(_ stage: Window) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let view = StageRootView(frame: CGRect(origin: .zero, size: stage?.size ?? .zero))
    view.stage = stage
    self.view = view
  }

  override var stageWindow: Window? { stage }
}

/// Stands for the view of a stage that shows a SwiftUI view; what is added to it isn't drawn.
private final class StageRootView: UIView {
  weak var stage: Window?

  override var stageWindow: Window? { stage }

  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
    stage?.graph.warn("A view that is added to the root of a SwiftUI stage isn't drawn.")
  }
}

extension Window {
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
