// User code that imports `EventKitUI` relies on it for calendars and UIKit's names.
@_exported public import EventKit
@_exported public import SheetUI

/// What the user did with an appointment.
public enum EKEventEditViewAction: Int, Sendable {
  /// Nothing.
  case canceled = 0
  /// It was kept.
  case saved = 1
  /// It was thrown away.
  case deleted = 2
}

/// Hears what the user did with an appointment.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the user is done; the page is still shown.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Lets the user change an appointment.
///
/// A stand-in: what the app has filled in, and a button that cancels. No calendar is kept.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
  /// Who hears of it.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// Where calendars are kept.
  open var eventStore: EKEventStore?
  /// The appointment.
  open var event: EKEvent? { didSet { refresh() } }

  /// Creates a page for a new appointment.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a page for a new appointment.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setNavigationBarHidden(true, animated: false)
    refresh()
  }
  /// Creates nothing: an appointment cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  private func refresh() {
    let page = EventPage(title: event?.title ?? "", place: event?.location) { [weak self] in
      guard let self else { return }
      guard let delegate = editViewDelegate else { return dismiss(animated: true) }
      delegate.eventEditViewController(self, didCompleteWith: .canceled)
    }
    setViewControllers([UIHostingController(rootView: page)], animated: false)
  }
}

/// A page for an appointment.
private struct EventPage: View {
  let title: String
  let place: String?
  let cancel: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      Form {
        Text(verbatim: title)
        if let place { Text(verbatim: place) }
      }
      .navigationTitle("New Event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) { Button("Add") {}.disabled(true) }
      }
    }
  }
}
