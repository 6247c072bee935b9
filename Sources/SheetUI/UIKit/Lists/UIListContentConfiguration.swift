public import Foundation

/// What a cell of the system's looks shows: a picture, a text and a second text.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Where a text lies.
    public enum TextAlignment: Sendable {
      /// Where reading starts.
      case natural
      /// In the middle.
      case center
      /// Over the width.
      case justified
    }
    /// How letters are changed.
    public enum TextTransform: Sendable {
      /// Not.
      case none
      /// To capitals.
      case uppercase
      /// To small letters.
      case lowercase
      /// To words that begin with capitals.
      case capitalized
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Where the text lies.
    public var alignment = TextAlignment.natural
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// How lines that are too long end.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// How letters are changed.
    public var transform = TextTransform.none
    /// Whether the text shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of text that shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the reader's size; one that was got by its style has it already.
    public var adjustsFontForContentSizeCategory = true

    @MainActor
    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color; nil for the tint.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, in points; 0 for its own.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with its looks.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with its looks.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts over each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The margins, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the view's margins are kept beside these.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The opacity.
  public var alpha: CGFloat = 1
  private var minimumHeight: CGFloat = 44

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  private static func make(
    _ style: UIFont.TextStyle = .body, _ color: UIColor = .label,
    second: UIFont.TextStyle = .subheadline, _ secondColor: UIColor = .secondaryLabel
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(style, color), TextProperties(second, secondColor))
  }

  /// Returns that of a usual cell.
  public static func cell() -> UIListContentConfiguration { make() }
  /// Returns that of a cell with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { make(second: .subheadline) }
  /// Returns that of a cell with a value at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = make(second: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// Returns that of a header.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// Returns that of a footer.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  /// Returns that of a plain list's header.
  public static func plainHeader() -> UIListContentConfiguration {
    header(make(.headline, .secondaryLabel), top: 6, bottom: 6)
  }
  /// Returns that of a plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration {
    header(make(.footnote, .secondaryLabel), top: 6, bottom: 6)
  }
  /// Returns that of a grouped list's header.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = header(make(.footnote, .secondaryLabel), top: 16, bottom: 6)
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  /// Returns that of a grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(make(.footnote, .secondaryLabel), top: 6, bottom: 6)
  }
  /// Returns that of a header in large letters.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(make(.title3, .label), top: 16, bottom: 6)
  }
  /// Returns that of a header in large letters.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(make(.title2, .label), top: 16, bottom: 6)
  }
  /// Returns that of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { make() }
  /// Returns that of a sidebar's cell with a second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { make() }
  /// Returns that of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration {
    header(make(.headline, .label), top: 16, bottom: 6)
  }
  /// Returns that of an accompanied sidebar's cell.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { make() }
  /// Returns that of an accompanied sidebar's cell with a second text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { make() }

  private static func header(
    _ configuration: UIListContentConfiguration, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var configuration = configuration
    configuration.directionalLayoutMargins.top = top
    configuration.directionalLayoutMargins.bottom = bottom
    configuration.minimumHeight = 0
    return configuration
  }

  /// Creates a view that shows picture and texts.
  public func makeContentView() -> any UIView & UIContentView { ConfiguredView(self) }
  /// Returns the configuration as it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIListContentConfiguration: FacedConfiguration {
  func face(leading: CGFloat, trailing: CGFloat) -> AnyView {
    let own = directionalLayoutMargins
    return AnyView(
      HStack(spacing: imageToTextPadding) {
        if let image { ListPicture(image: image, properties: imageProperties) }
        texts.frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(
        EdgeInsets(
          top: own.top, leading: own.leading > 0 ? own.leading : leading, bottom: own.bottom,
          trailing: own.trailing > 0 ? own.trailing : trailing)
      )
      .frame(minHeight: minimumHeight)
      .opacity(Double(alpha)))
  }

  @ViewBuilder private var texts: some View {
    let first = words(attributedText, text, textProperties)
    if secondaryText == nil, secondaryAttributedText == nil {
      first
    } else {
      let second = words(secondaryAttributedText, secondaryText, secondaryTextProperties)
      if prefersSideBySideTextAndSecondaryText {
        HStack(spacing: textToSecondaryTextHorizontalPadding) {
          first
          Spacer(minLength: 0)
          second
        }
      } else {
        VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
          first
          second
        }
      }
    }
  }

  @ViewBuilder
  private func words(
    _ attributed: NSAttributedString?, _ plain: String?, _ properties: TextProperties
  ) -> some View {
    if let words = attributed.map({ Text($0) }) ?? plain.map({ Text(verbatim: $0) }) {
      words
        .font(Font(properties.font))
        .foregroundStyle(properties.color.color)
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
        .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
        .textCase(properties.transform.textCase)
        .frame(maxWidth: properties.alignment == .center ? .infinity : nil)
    }
  }
}

/// The picture of a cell.
private struct ListPicture: View {
  let image: UIImage
  let properties: UIListContentConfiguration.ImageProperties

  /// The room that a symbol has, in points, so that texts of different rows are aligned.
  private static let symbolWidth: CGFloat = 24

  var body: some View {
    let shown = properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
    let isSymbol = shown.isSymbolImage
    let limit = properties.maximumSize
    Group {
      if isSymbol {
        shown.swiftUI().frame(minWidth: max(properties.reservedLayoutSize.width, Self.symbolWidth))
      } else if limit != .zero {
        shown.swiftUI(isResizable: true).scaledToFit()
          .frame(
            width: limit.width > 0 ? limit.width : nil,
            height: limit.height > 0 ? limit.height : nil)
      } else {
        shown.swiftUI()
      }
    }
    .foregroundStyle(properties.tintColor?.color ?? .accentColor)
    .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate var textCase: Text.Case? {
    switch self {
    case .uppercase: .uppercase
    case .lowercase: .lowercase
    case .none, .capitalized: nil
    }
  }
}

/// Axes of the plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Up and down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
