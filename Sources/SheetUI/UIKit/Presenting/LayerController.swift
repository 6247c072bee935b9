import Foundation

/// Stands for the content of a layer that a SwiftUI view presents, for the view controllers in it.
///
/// As in UIKit they find it as the outermost controller around them, and through it how the layer is
/// presented, which they may change.
final class LayerController: UIViewController {
  private weak var stage: StageWindow?
  private weak var slot: LayerSlot?
  private weak var presenter: UIViewController?
  /// What the layer's SwiftUI content asks for.
  let wishes: () -> PresentationSettings

  init(
    _ stage: StageWindow, _ slot: LayerSlot, presenter: UIViewController,
    style: UIModalPresentationStyle, wishes: @escaping () -> PresentationSettings
  ) {
    self.stage = stage
    self.slot = slot
    self.presenter = presenter
    self.wishes = wishes
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    presentationObjects.sheet = LayerSheetController(
      presentedViewController: self, presenting: presenter)
    presenter.presentationObjects.layer = self
  }

  required init?(coder: NSCoder) { return nil }

  override var stageWindow: StageWindow? { stage }
  override var stageHost: Host? { slot?.host }
  override var presentingViewController: UIViewController? { presenter }
  override var isBeingDismissed: Bool { stageHost?.isLeaving == true }

  /// Adds what UIKit code asks of the layer to what its content asks for.
  func adapt(_ settings: inout PresentationSettings) {
    (sheetPresentationController as? LayerSheetController)?.adapt(&settings)
  }

  /// Whether the user may close the layer, as far as UIKit code is concerned.
  var canDismiss: Bool {
    guard !isModalInPresentation else { return false }
    guard let controller = presentationController, let delegate = controller.delegate else {
      return true
    }
    return delegate.presentationControllerShouldDismiss(controller)
  }

  /// Tells the delegate of the presentation what the user does.
  func tell(
    _ change: (any UIAdaptivePresentationControllerDelegate) -> (UIPresentationController) -> Void
  ) {
    guard let controller = presentationController, let delegate = controller.delegate else {
      return
    }
    change(delegate)(controller)
  }
}

/// How a SwiftUI view's sheet is presented, in UIKit's words; what UIKit code changes wins.
private final class LayerSheetController: UISheetPresentationController {
  private var ownDetents: [Detent]?

  private var layer: LayerController? { presentedViewController as? LayerController }

  override var detents: [Detent] {
    get { ownDetents ?? Self.detents(layer?.wishes() ?? PresentationSettings()) }
    set {
      ownDetents = newValue
      didChange()
    }
  }

  private static func detents(_ settings: PresentationSettings) -> [Detent] {
    (settings.detents ?? [.large]).map { Detent($0) }
      .sorted { $0.identifier.rawValue < $1.identifier.rawValue }
  }

  override func didChange() {
    // Layers are placed anew after each change.
    layer?.stageWindow?.graph.queue.add {}
  }

  func adapt(_ settings: inout PresentationSettings) {
    var own = PresentationSettings()
    if let ownDetents { own.detents = Set(ownDetents.map(\.detent)) }
    if let chosen = detent(selectedDetentIdentifier) {
      let outer = settings.selection
      own.selection = Binding(
        get: { chosen },
        set: { [weak self] in
          self?.select($0)
          outer?.wrappedValue = $0
        })
    }
    if prefersGrabberVisible { own.dragIndicator = .visible }
    if let preferredCornerRadius { own.cornerRadius = .some(preferredCornerRadius) }
    if let detent = detent(largestUndimmedDetentIdentifier) {
      own.backgroundInteraction = .enabled(upThrough: detent)
    }
    if !prefersScrollingExpandsWhenScrolledToEdge { own.contentInteraction = .scrolls }
    own.attachesInCompactHeight = prefersEdgeAttachedInCompactHeight
    own.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    own.fill(from: settings)
    settings = own
  }
}
