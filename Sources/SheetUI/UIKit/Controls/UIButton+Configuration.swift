public import Foundation

extension UIButton {
  /// A button's look by parts.
  @MainActor @preconcurrency
  public struct Configuration {
    /// How the corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed = -1
      /// By the background's radius and the text size.
      case dynamic = 0
      /// A little.
      case small = 1
      /// A little more.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Smaller.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// How words lie.
    public enum TitleAlignment: Int, Sendable {
      /// By the contents.
      case automatic = 0
      /// At the start.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the end.
      case trailing = 3
    }

    enum Kind { case plain, tinted, gray, filled, borderless, bordered }

    let kind: Kind
    /// The words.
    public var title: String?
    /// The words with their looks.
    public var attributedTitle: AttributedString?
    /// More words below.
    public var subtitle: String?
    /// More words below, with their looks; drawn without.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// The picture.
    public var image: UIImage?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and words, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the words, in points.
    public var titlePadding: CGFloat = 1
    /// How words lie.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The color of words and picture; nil for the kind's.
    public var baseForegroundColor: UIColor?
    /// The color behind; nil for the kind's.
    public var baseBackgroundColor: UIColor?
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(buttonSize) } }
    /// Whether something is going on; not drawn.
    public var showsActivityIndicator = false
    /// What is behind.
    public var background = UIBackgroundConfiguration()
    /// Whether the kind's insets count; set to the kind's by `setDefaultContentInsets`.
    public var automaticallyUpdateForSelection = true
    /// Changes the attributes of the words: its font is drawn.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the look of the words below.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the color of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of what turns; it has the words' color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of the sign of a menu; it has the words' color.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The sign beside the words.
    public var indicator = Indicator.automatic
    /// How the words end that don't fit; at their end.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the words below end that don't fit; at their end.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The width that is kept for the picture, in points; its own.
    public var imageReservation: CGFloat = 0
    /// How the button looks on a Mac; as everywhere.
    public var macIdiomStyle = MacIdiomStyle.automatic

    /// The sign beside a button's words.
    public enum Indicator: Int, Sendable {
      /// As the button's menu asks for.
      case automatic = 0
      /// None.
      case none = 1
      /// That of a choice.
      case popup = 2
    }

    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system chooses.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without.
      case borderless = 2
      /// Without, and colored under the pointer.
      case borderlessTinted = 3
    }

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = Self.insets(.medium)
    }

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// Gives the insets of the kind back.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(buttonSize) }
    /// Returns the look for a button's state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Words in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Words in the tint on its pale color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Words in the tint on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Words in white on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Words in the tint.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Words in the tint on gray.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Words in the tint on its pale color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Words in white on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    var isFilled: Bool { kind != .plain && kind != .borderless }

    func defaultForeground(_ accent: UIColor) -> UIColor { kind == .filled ? .white : accent }

    func fill(_ base: UIColor) -> UIColor? {
      switch kind {
      case .plain, .borderless: baseBackgroundColor
      case .tinted: base.withAlphaComponent(0.18)
      case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
      case .filled: base
      }
    }

    var titleFont: Font {
      if let font = titleTextAttributesTransformer?.transform(AttributeContainer()).uiKitFont {
        return font.font
      }
      return buttonSize == .large ? .system(size: 17) : .system(size: 15)
    }
  }
}

/// Edges of a rectangle along the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// Every edge.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  var edge: Edge {
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return contains(.trailing) ? .trailing : .leading
  }
}

extension NSDirectionalEdgeInsets {
  var uiInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
