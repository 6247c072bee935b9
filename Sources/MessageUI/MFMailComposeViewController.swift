// User code that imports `MessageUI` relies on it for UIKit's names.
@_exported public import Foundation
@_exported public import SheetUI

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// It was thrown away.
  case cancelled = 0
  /// It was kept.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// Hears what became of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done; the page is still shown.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Takes the page away.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// Lets the user write a mail.
///
/// There is no mail here: `canSendMail()` is false. Where an app shows the page all the same, its
/// stand-in has what the app has filled in, and a button that cancels.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Who hears what became of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var mail = Draft()

  /// Creates an empty mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an empty mail.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setNavigationBarHidden(true, animated: false)
    refresh()
  }

  /// Creates nothing: a mail cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Whether mails can be sent; there are none here.
  open class func canSendMail() -> Bool { false }

  /// Fills in what the mail is about.
  open func setSubject(_ subject: String) { change { $0.subject = subject } }
  /// Fills in who gets the mail.
  open func setToRecipients(_ toRecipients: [String]?) { change { $0.to = toRecipients ?? [] } }
  /// Fills in who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { change { $0.cc = ccRecipients ?? [] } }
  /// Fills in who gets a hidden copy; the page doesn't show it.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Fills in the text; marks of HTML are shown as they are.
  open func setMessageBody(_ body: String, isHTML: Bool) { change { $0.body = body } }
  /// Fills in who the mail is from; the page doesn't show it.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Adds a file, of which the page shows the name.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) { change { $0.attachments.append(filename) } }

  private func change(_ action: (inout Draft) -> Void) {
    action(&mail)
    refresh()
  }

  private func refresh() {
    let page = DraftPage(title: "New Message", draft: mail) { [weak self] in
      guard let self else { return }
      guard let delegate = mailComposeDelegate else { return dismiss(animated: true) }
      delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    setViewControllers([UIHostingController(rootView: page)], animated: false)
  }
}

/// What an app has filled in.
struct Draft {
  var subject: String?
  var to: [String] = []
  var cc: [String]?
  var body = ""
  var attachments: [String] = []
}

/// A page for a message.
struct DraftPage: View {
  let title: String
  let draft: Draft
  let cancel: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        Text(verbatim: title).font(.headline)
        HStack {
          Button(action: cancel) { Text(verbatim: "Cancel") }
          Spacer()
          Image(systemName: "arrow.up.circle.fill").font(.title2).foregroundStyle(.tertiary)
        }
      }
      .frame(height: 56)
      line("To:", draft.to.joined(separator: ", "))
      if let cc = draft.cc { line("Cc:", cc.joined(separator: ", ")) }
      if let subject = draft.subject { line("Subject:", subject) }
      Text(verbatim: draft.body).padding(.vertical, 12)
      ForEach(draft.attachments, id: \.self) { name in
        Label {
          Text(verbatim: name)
        } icon: {
          Image(systemName: "paperclip")
        }
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.systemBackground))
  }

  private func line(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 6) {
        Text(verbatim: name).foregroundStyle(.secondary)
        Text(verbatim: value)
      }
      .frame(height: 43)
      Divider()
    }
  }
}
