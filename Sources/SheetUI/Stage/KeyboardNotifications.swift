public import Foundation

/// Tells UIKit's observers of the keyboard's way.
@MainActor
enum KeyboardNotifications {
  /// Posts what UIKit posts before the keyboard moves, and schedules what it posts after.
  static func post(_ stage: Stage, from old: CGFloat, to new: CGFloat) {
    let isComing = new > 0
    let size = stage.window.size
    func frame(_ height: CGFloat, _ other: CGFloat) -> CGRect {
      // A keyboard that is away waits right below the screen.
      let length = height > 0 ? height : other
      return CGRect(x: 0, y: size.height - height, width: size.width, height: length)
    }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: frame(old, new)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frame(new, old)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func send(_ names: [NSNotification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
    send([
      UIResponder.keyboardWillChangeFrameNotification,
      isComing
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    ])
    stage.clock.schedule(after: duration) {
      send([
        UIResponder.keyboardDidChangeFrameNotification,
        isComing
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      ])
    }
  }

  /// The duration that UIKit names, in seconds, and its private curve.
  private static let duration = 0.25
  private static let curve = 7
}

extension NSValue {
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}
