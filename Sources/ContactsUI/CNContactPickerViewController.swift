// User code that imports `ContactsUI` relies on it for people and UIKit's names.
@_exported public import Contacts
@_exported public import SheetUI

/// Hears whom the user picks.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when nobody was picked; the picker goes.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called with whom the user has picked; the picker goes.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
}

/// Lets the user pick somebody.
///
/// A stand-in: an empty address book and a button that cancels. A test picks by calling the delegate.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  /// Who hears of it.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// What is shown of people.
  open var displayedPropertyKeys: [String]?
  /// Who can be picked.
  open var predicateForEnablingContact: NSPredicate?

  /// Creates the view of an empty address book.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    show(
      standIn: EmptyLibraryPage(
        title: "Contacts", symbol: "person.crop.circle", words: "No Contacts"
      ) {
        [weak self] in
        guard let self else { return }
        delegate?.contactPickerDidCancel(self)
        dismiss(animated: true)
      })
  }
}
