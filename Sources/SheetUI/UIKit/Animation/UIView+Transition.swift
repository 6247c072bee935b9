public import Foundation

extension UIView {
  /// Changes a view and goes over to what it shows then.
  ///
  /// Flips and curls are shown as a cross dissolve; without any of them the changes are animated.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let course = options.animation(duration: duration, delay: 0)
    guard options.hasTransition, duration > 0, UIViewAnimation.isEnabled,
      let old = view.stageWindow == nil ? nil : view.snapshotView(afterScreenUpdates: false)
    else {
      return UIViewAnimation.run(
        duration > 0 ? course : nil, lasting: duration, animations ?? {}, completion: completion)
    }
    performWithoutAnimation {
      if let superview = view.superview {
        old.frame = view.frame
        superview.insertSubview(old, aboveSubview: view)
      } else {
        old.frame = view.bounds
        view.addSubview(old)
      }
      animations?()
    }
    UIViewAnimation.run(course, lasting: duration) {
      old.alpha = 0
    } completion: {
      old.removeFromSuperview()
      completion?($0)
    }
  }

  /// Puts a view in another one's place and goes over to it.
  ///
  /// Flips and curls are shown as a cross dissolve.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview ?? toView.superview else {
      completion?(false)
      return
    }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// Whether there is a dissolve, flip or curl.
  fileprivate var hasTransition: Bool { rawValue >> 20 & 7 != 0 }
}
