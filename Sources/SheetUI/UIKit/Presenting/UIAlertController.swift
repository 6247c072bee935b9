public import Foundation

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// It leaves everything as it is.
    case cancel = 1
    /// It deletes or loses something.
    case destructive = 2
  }

  /// The words.
  public let title: String?
  /// The look.
  public let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true { didSet { owner?.didChange() } }
  let handler: ((UIAlertAction) -> Void)?
  weak var owner: UIAlertController?

  /// Creates a button that closes the alert and then calls a closure.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The color of the title that code sets by its key; nil for the usual one.
  private(set) var titleColor: UIColor? { didSet { owner?.didChange() } }
  /// The picture that code sets by its key.
  private(set) var image: UIImage? { didSet { owner?.didChange() } }

  /// Sets a value by its key: those that code sets so are `titleTextColor` and `image`.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "titleTextColor", "_titleTextColor": titleColor = value as? UIColor
    case "image", "_image": image = value as? UIImage
    default: Stage.current?.graph.warn("UIAlertAction has no value for the key \(key).")
    }
  }
}

/// Presents an alert or an action sheet.
open class UIAlertController: UIViewController {
  /// What is presented.
  public enum Style: Int, Sendable {
    /// Cards at the lower edge; a popover on large screens.
    case actionSheet = 0
    /// A platter in the middle.
    case alert = 1
  }

  /// The words below the title.
  open var message: String? { didSet { didChange() } }
  /// What is presented.
  public private(set) var preferredStyle = Style.alert
  /// The buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that is written in bold; without effect on the keyboard.
  open var preferredAction: UIAlertAction? { didSet { didChange() } }
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// How much the alert matters; without effect.
  open var severity = UIAlertControllerSeverity.default
  /// Shows what was changed.
  private var refresh: (() -> Void)?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    action.owner = self
    actions.append(action)
    didChange()
  }

  /// Adds a field; only alerts have fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = AlertField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    didChange()
  }

  func didChange() { refresh?() }

  /// The words with looks that code sets by their keys.
  private(set) var attributedTitle: NSAttributedString? { didSet { didChange() } }
  private(set) var attributedMessage: NSAttributedString? { didSet { didChange() } }
  /// The controller between words and buttons that code sets by its key.
  private(set) var contentController: UIViewController? { didSet { didChange() } }

  /// Sets a value by its key: those that code sets so are `attributedTitle`, `attributedMessage` and
  /// `contentViewController`.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "attributedTitle", "_attributedTitle": attributedTitle = value as? NSAttributedString
    case "attributedMessage", "_attributedMessage":
      attributedMessage = value as? NSAttributedString
    case "contentViewController": contentController = value as? UIViewController
    default: Stage.current?.graph.warn("UIAlertController has no value for the key \(key).")
    }
  }

  /// Where the layer is and how it comes.
  var options: PresentationOptions { preferredStyle == .alert ? .alert : .dialog }

  /// Calls an action's closure once the alert has gone, as UIKit does.
  fileprivate func perform(_ action: UIAlertAction) { action.handler?(action) }

  /// What the layer shows.
  var content: AlertControllerContent {
    AlertControllerContent(controller: self) { [weak self] in self?.refresh = $0 }
  }
}

/// What an alert of UIKit shows.
struct AlertControllerContent: View {
  let controller: UIAlertController
  let connect: (@escaping () -> Void) -> Void

  @State private var changes = 0

  var body: some View {
    let _ = changes
    Group {
      if controller.preferredStyle == .alert {
        AlertCard(title: title, actions: buttons, message: message)
      } else {
        DialogCard(title: title, actions: buttons, message: message)
      }
    }
    .onAppear {
      connect { changes += 1 }
      if controller.preferredStyle == .alert {
        controller.textFields?.first?.becomeFirstResponder()
      }
    }
    .onDisappear { for field in controller.textFields ?? [] { field.resignFirstResponder() } }
  }

  private var title: Text? {
    controller.attributedTitle.map { Text($0) } ?? words(controller.title)
  }
  private var message: Text? {
    controller.attributedMessage.map { Text($0) } ?? words(controller.message)
  }

  private func words(_ text: String?) -> Text? {
    text.flatMap { $0.isEmpty ? nil : Text(verbatim: $0) }
  }

  /// The color that code asks for; nil for the usual one.
  private func color(of action: UIAlertAction) -> Color? {
    guard action.isEnabled else { return nil }
    if let own = action.titleColor { return own.color }
    return action.style == .destructive ? nil : controller.viewIfLoaded?.extras.tint?.color
  }

  @ViewBuilder
  private func label(_ action: UIAlertAction) -> some View {
    let words = Text(verbatim: action.title ?? "")
    let title = action === controller.preferredAction ? words.fontWeight(.semibold) : words
    let colored = color(of: action).map { title.foregroundColor($0) } ?? title
    if let image = action.image {
      Label {
        colored
      } icon: {
        Image(uiImage: image)
      }
    } else {
      colored
    }
  }

  @ViewBuilder private var buttons: some View {
    if let content = controller.contentController {
      AlertContentView(controller: content)
    }
    if controller.preferredStyle == .alert {
      ForEach((controller.textFields ?? []).indices, id: \.self) { index in
        AlertFieldView(field: controller.textFields?[index])
      }
    }
    ForEach(controller.actions.indices, id: \.self) { index in
      let action = controller.actions[index]
      Button(role: action.style.role) {
        controller.perform(action)
      } label: {
        label(action)
      }
      .disabled(!action.isEnabled)
    }
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// How much an alert matters.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Very much.
  case critical = 1
}

/// A field of an alert.
private final class AlertField: UITextField {}

/// Shows a field of an alert, over the width and a line high.
private struct AlertFieldView: View {
  let field: UITextField?

  var body: some View {
    if let field {
      PlatformView(
        view: field,
        measure: { offer in
          let size = field.intrinsicContentSize
          return CGSize(width: offer.width ?? size.width, height: size.height)
        })
    }
  }
}

/// The view of a controller in an alert.
private struct AlertContentView: View {
  let controller: UIViewController

  var body: some View {
    if let view = controller.view {
      PlatformView(
        view: view,
        measure: { offer in
          let wish = controller.preferredContentSize
          let size = wish == .zero ? view.fittingSize : wish
          return CGSize(width: offer.width ?? size.width, height: size.height)
        })
    }
  }
}
