import Foundation

/// Hands a finger on to the view that it comes down on, as `touchesBegan` and the like.
final class TouchForwarder: GestureRecognizer {
  private weak var view: UIView?
  private var isOver = false

  init(_ view: UIView) { self.view = view }

  override func handle(_ event: TouchEvent) {
    guard let view, !isOver else { return }
    func touch(_ phase: UITouch.Phase) -> Set<UITouch> {
      [UITouch(event.location, phase, event.time, view)]
    }
    switch event.phase {
    case .began:
      let place = view.convert(event.location, from: nil)
      isOver = view.hitTest(place, with: nil) !== view
      if !isOver { view.touchesBegan(touch(.began), with: UIEvent()) }
    case .moved: view.touchesMoved(touch(.moved), with: UIEvent())
    case .ended:
      isOver = true
      view.touchesEnded(touch(.ended), with: UIEvent())
    case .cancelled: giveUp(touch(.cancelled))
    }
  }

  private func giveUp(_ touches: Set<UITouch>) {
    guard !isOver else { return }
    isOver = true
    view?.touchesCancelled(touches, with: UIEvent())
  }

  override func cancel() {
    super.cancel()
    guard let view else { return }
    giveUp([UITouch(.zero, .cancelled, Stage.current?.time ?? 0, view)])
  }
}

extension UIViewLayout: TouchFollowing {
  func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer] {
    view.gestureFollowers + view.makeRecognizers() + [TouchForwarder(view)]
  }
}
