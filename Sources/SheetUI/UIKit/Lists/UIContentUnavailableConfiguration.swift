public import Foundation

/// What a screen without content shows: a picture, words and buttons in its middle.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How a picture looks.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// How words look.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// The menu that a tap opens.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }

  /// Where parts lie.
  public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The words.
  public var text: String?
  /// The words with their looks.
  public var attributedText: NSAttributedString?
  /// How the words look.
  public var textProperties = TextProperties(.title2, .label)
  /// More words.
  public var secondaryText: String?
  /// More words with their looks.
  public var secondaryAttributedText: NSAttributedString?
  /// How more words look.
  public var secondaryTextProperties = TextProperties(.body, .secondaryLabel)
  /// The button.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What is behind; its color is drawn.
  public var background = UIBackgroundConfiguration.clear()
  /// Where parts lie; in the middle.
  public var alignment = Alignment.center
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  private var isLoading = false

  /// Returns a configuration of a screen without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    var new = UIContentUnavailableConfiguration()
    new.textProperties.font = .boldSystemFont(ofSize: 22)
    return new
  }
  /// Returns a configuration of a screen whose content is being got.
  public static func loading() -> UIContentUnavailableConfiguration {
    var new = UIContentUnavailableConfiguration()
    new.isLoading = true
    new.text = "Loading…"
    new.textProperties = TextProperties(.subheadline, .secondaryLabel)
    return new
  }
  /// Returns a configuration of a search that has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var new = empty()
    new.image = UIImage(systemName: "magnifyingglass")
    new.text = "No Results"
    new.secondaryText = "Check the spelling or try a new search."
    return new
  }

  /// Creates a view that shows the parts.
  public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) }
  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIContentUnavailableConfiguration: FacedConfiguration {
  func face(leading: CGFloat, trailing: CGFloat) -> AnyView {
    let margins = directionalLayoutMargins
    return AnyView(
      VStack(spacing: 12) {
        if isLoading { ProgressView() }
        if let image {
          // As large as SwiftUI's own screen without content has it.
          image.image.font(.system(size: 48))
            .foregroundStyle(imageProperties.tintColor?.color ?? Color(SystemColor.secondaryLabel))
        }
        VStack(spacing: 4) {
          words(attributedText, text, textProperties)
          words(secondaryAttributedText, secondaryText, secondaryTextProperties)
        }
        actions(button, buttonProperties)
        actions(secondaryButton, secondaryButtonProperties)
      }
      .multilineTextAlignment(.center)
      .padding(
        EdgeInsets(
          top: margins.top, leading: margins.leading, bottom: margins.bottom,
          trailing: margins.trailing)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(background.backgroundColor?.color ?? .clear))
  }

  @ViewBuilder
  private func words(
    _ attributed: NSAttributedString?, _ plain: String?, _ properties: TextProperties
  ) -> some View {
    if let words = attributed.map({ Text($0) }) ?? plain.map({ Text(verbatim: $0) }) {
      words.font(Font(properties.font)).foregroundStyle(properties.color.color)
    }
  }

  @ViewBuilder
  private func actions(
    _ look: UIButton.Configuration, _ properties: ButtonProperties
  ) -> some View {
    if look.title?.isEmpty == false || look.image != nil {
      ActionButton(look: look, properties: properties)
    }
  }
}

/// A button of a screen without content.
private struct ActionButton: View {
  let look: UIButton.Configuration
  let properties: UIContentUnavailableConfiguration.ButtonProperties

  var body: some View {
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    PlatformView(view: button, measure: { _ in button.intrinsicContentSize }).fixedSize()
  }
}

extension UIViewController {
  /// What is shown instead of the view's content; nil for nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { presentationObjects.unavailableView?.configuration }
    set {
      presentationObjects.unavailableView?.removeFromSuperview()
      presentationObjects.unavailableView = newValue?.makeContentView()
      guard let cover = presentationObjects.unavailableView else { return }
      cover.frame = view.bounds
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(cover)
    }
  }
  /// Asks for what is shown instead of content again.
  public func setNeedsUpdateContentUnavailableConfiguration() {}
}
