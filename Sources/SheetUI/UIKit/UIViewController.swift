public import Foundation

/// Controls a view, and presents other view controllers over it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The title in a navigation bar.
  open var title: String? {
    didSet {
      if tabBarItem.title == oldValue { tabBarItem.title = title }
      navigationController?.barDidChange()
    }
  }
  /// What a navigation bar shows for the controller.
  open private(set) lazy var navigationItem = UINavigationItem(controller: self)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows for the controller.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The buttons of the bar at the bottom.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barDidChange() } }
  /// Whether the bar at the bottom is left out while the controller is on top of the stack.
  open var hidesBottomBarWhenPushed = false
  /// Where the controller appears when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a tap beside the card leaves it open.
  open var isModalInPresentation = false
  /// Whether `currentContext` and `overCurrentContext` presentations cover this controller's view.
  open var definesPresentationContext = false
  /// The size that the controller asks for, in points; zero for the system's.
  open var preferredContentSize = CGSize.zero { didSet { preferredContentSizeDidChange() } }
  /// Whether the controller decides about the status bar; a stage draws none.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the controller says how what it presents comes; what is presented does.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus of keys comes back; a stage has none.
  open var restoresFocusAfterTransition = true
  /// Whether margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// What the controller covers of its own view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The appearance for the controller's view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.contentDidChange() }
  }
  /// Whether what the controller shows can be changed.
  open var isEditing = false {
    didSet { editButtonItem.showEditing(isEditing) }
  }
  /// A button that begins and ends editing.
  public private(set) lazy var editButtonItem = UIBarButtonItem(editing: self)
  /// The controller that this one is a part of.
  open private(set) weak var parent: UIViewController?
  /// The controllers that are parts of this one.
  open private(set) var children: [UIViewController] = []

  /// How the controller itself is presented; nil where it isn't.
  var presentation: ControllerPresentation?
  /// What the controller presents; nil for nothing.
  var presentedLayer: ControllerPresentation?
  /// What sets up how the controller itself is presented.
  let presentationObjects = PresentationObjects()
  private var loadedView: UIView?

  /// Creates a controller; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded when it is first asked for; optional as in UIKit only.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, where it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view where it isn't loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Creates the view; overridden by controllers that bring their own.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}
  /// Called before the view comes.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called while the view comes, when the surroundings are known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when bars cover another part of the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called to add and change constraints before they are solved.
  open func updateViewConstraints() {}
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view's size changes; a stage changes it at once.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the surroundings change; a stage changes them at once.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when a part asks for another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the constraints of a part ask for another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a part: all there is.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Called when memory is short; it never is.
  open func didReceiveMemoryWarning() {}

  /// The surroundings.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current
  }

  /// The responder that gets what this one doesn't handle.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? stageWindow?.uiWindow
  }

  // MARK: Wishes

  /// The color of the status bar's text; a stage draws no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; a stage draws none.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes; a stage draws none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator hides; a stage draws none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the pointer's lock is asked for; without effect.
  open var prefersPointerLocked: Bool { false }
  /// At which edges the system's gestures wait; a stage has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the device is best held when the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller follows the device's turns; a test turns a stage.
  open var shouldAutorotate: Bool { true }
  /// Who decides about the status bar; a stage draws none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who decides whether there is a status bar; a stage draws none.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Containment

  /// The navigation controller around, if any.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// Makes a controller a part of this one; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard !selfAndAncestors.contains(where: { $0 === childController }) else {
      stageWindow?.graph.warn("\(Swift.type(of: childController)) can't be a part of itself.")
      return
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Makes the controller a part of nothing.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a part of another one, or of nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has become a part of another one, or of nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// What this controller, or one that it is a part of, presents.
  open var presentedViewController: UIViewController? {
    presentedLayer?.presented ?? presentationObjects.layer ?? parent?.presentedViewController
  }

  /// What presents this controller, or one that it is a part of.
  open var presentingViewController: UIViewController? {
    presentation?.presenting ?? parent?.presentingViewController
  }

  /// Whether the controller is on its way in.
  open var isBeingPresented: Bool { presentation?.phase == .arriving }
  /// Whether the controller is on its way out.
  open var isBeingDismissed: Bool { presentation?.phase == .leaving }

  /// Presents a controller.
  ///
  /// While something that is presented leaves, the new controller waits for it; where something
  /// else stays presented, there is a warning and nothing happens. `completion` is called when the
  /// controller has arrived.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ControllerPresentation.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents or, where it presents nothing, the controller itself.
  ///
  /// A sheet that a SwiftUI view presents is taken away through its binding.
  /// `completion` is called when it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let layer =
      presentedViewController?.presentation ?? selfAndAncestors.firstNonNil(\.presentation)
    if let layer {
      layer.end(animated: flag, completion: completion)
    } else if let sheet = presentedSheet ?? (selfAndAncestors.last as? LayerController)?.stageHost {
      sheet.reset?()
      if let completion { sheet.completions.append(completion) }
    }
  }

  /// The sheet that a SwiftUI view in the controller's layer presents.
  private var presentedSheet: Host? {
    guard let host = stageHost else { return nil }
    return stageWindow?.hosts.first { $0.presenter === host && $0.reset != nil && !$0.isLeaving }
  }

  /// Goes back to where the controller came from, as `dismiss` in a view's environment does.
  func leave() {
    if let navigationController, let index = navigationController.index(of: self), index > 0 {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }

  /// The window of the stage that shows the controller.
  var stageWindow: StageWindow? { viewIfLoaded?.stageWindow }
  /// The layer that the controller's view is in.
  var stageHost: Host? {
    viewIfLoaded?.node?.inputs.environment.layer?.host ?? stageWindow?.hosts.first
  }
}

extension UIViewController {
  /// The controller, the one that it is a part of, and so on.
  var selfAndAncestors: [UIViewController] {
    [self] + (parent?.selfAndAncestors ?? [])
  }

  /// How the controller's views find out that they are presented.
  var presentationState: PresentationState {
    let isPushed = (navigationController?.index(of: self) ?? 0) > 0
    let isPresented = isPushed || selfAndAncestors.contains { $0.presentation != nil }
    return PresentationState(isPresented: isPresented) { [weak self] in
      if isPresented { self?.leave() }
    }
  }

  private func preferredContentSizeDidChange() { viewIfLoaded?.contentDidChange() }
}

extension Sequence {
  /// The first value that a property has in the sequence.
  func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = value(element) { return value }
    }
    return nil
  }
}
