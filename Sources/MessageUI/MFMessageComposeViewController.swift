public import Foundation
public import SheetUI

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  /// It was thrown away.
  case cancelled = 0
  /// It was sent.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// Hears what became of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done; the page is still shown.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Lets the user write a short message.
///
/// There are no messages here: `canSendText()` is false. Where an app shows the page all the same,
/// its stand-in has what the app has filled in, and a button that cancels.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// Who hears what became of the message.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Who gets the message.
  open var recipients: [String]? { didSet { refresh() } }
  /// The text.
  open var body: String? { didSet { refresh() } }
  /// What the message is about.
  open var subject: String? { didSet { refresh() } }

  /// Creates an empty message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an empty message.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setNavigationBarHidden(true, animated: false)
    refresh()
  }

  /// Creates nothing: a message cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Whether messages can be sent; there are none here.
  open class func canSendText() -> Bool { false }
  /// Whether messages with files can be sent; there are none here.
  open class func canSendAttachments() -> Bool { false }
  /// Whether messages can say what they are about; there are none here.
  open class func canSendSubject() -> Bool { false }

  private func refresh() {
    let draft = Draft(subject: subject, to: recipients ?? [], body: body ?? "")
    let page = DraftPage(title: "New iMessage", draft: draft) { [weak self] in
      guard let self else { return }
      guard let delegate = messageComposeDelegate else { return dismiss(animated: true) }
      delegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    setViewControllers([UIHostingController(rootView: page)], animated: false)
  }
}
