import Foundation

extension UIBarButtonItem {
  /// Creates a button that begins and ends a controller's editing.
  convenience init(editing controller: UIViewController) {
    self.init(
      title: "Edit", image: nil,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      }, menu: nil)
    title = "Edit"
  }

  /// Takes over whether there is editing.
  func showEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
