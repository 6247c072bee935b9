import Foundation

extension UIView {
  /// Ends the editing of text in the view and takes the keyboard away.
  ///
  /// `force` is accepted as in UIKit, where it overrules a text field that wants to go on; nothing
  /// here refuses. The result says whether a keyboard was up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    FirstResponder.change(to: nil)
    guard let stage = Stage.current, stage.keyboardHeight > 0 else { return false }
    stage.graph.focus.focus(nil)
    stage.setKeyboard(height: 0)
    return true
  }
}
