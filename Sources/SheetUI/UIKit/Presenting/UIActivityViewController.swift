public import Foundation

/// Something that can be done with what is shared.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sending a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Using as the picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving to the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opening in a reader.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marking up as a document.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Posting.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// The kind of activity.
  open var activityType: ActivityType? { nil }
  /// The words of the activity.
  open var activityTitle: String? { nil }
  /// The picture of the activity.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can be done with some items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the activity; never called here.
  open func perform() {}
  /// Says that the activity is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Presents what can be done with some items.
///
/// A stand-in for the system's share sheet: what is shared, and three usual actions without effect.
open class UIActivityViewController: UIViewController {
  /// What is called when an activity is done.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when an activity is done; here never.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are left out; without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]

  /// Creates a share sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Creates nothing: what is shared cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view that shows the items and actions.
  open override func loadView() {
    let view = ShareView(frame: UIScreen.main.bounds)
    view.items = items.map(Self.words)
    view.backgroundColor = .systemGroupedBackground
    self.view = view
  }

  private static func words(_ item: Any) -> String {
    switch item {
    case let url as URL: url.absoluteString
    case let text as String: text
    case is UIImage: "Image"
    default: "Item"
    }
  }
}

/// The view of a share sheet.
private final class ShareView: UIView {
  var items: [String] = []

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let content = ShareContent(items: items)
    return content.reuse(node, inputs) ?? content.makeNode(inputs)
  }
}

/// What a share sheet shows.
private struct ShareContent: View {
  let items: [String]

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Image(systemName: "doc")
          .font(.title)
          .frame(width: 44, height: 44)
          .background(Color(SystemColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: items.first ?? "").font(.subheadline.weight(.semibold)).lineLimit(2)
          if items.count > 1 {
            Text(verbatim: "\(items.count) items").font(.footnote).foregroundStyle(.secondary)
          }
        }
        Spacer()
      }
      VStack(spacing: 0) {
        row("Copy", "doc.on.doc")
        Divider().padding(.leading, 16)
        row("Save to Files", "folder")
        Divider().padding(.leading, 16)
        row("Add to Favorites", "star")
      }
      .background(
        Color(SystemColor.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
      Spacer()
    }
    .padding(16)
  }

  private func row(_ title: String, _ symbol: String) -> some View {
    HStack {
      Text(verbatim: title)
      Spacer()
      Image(systemName: symbol)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }
}
