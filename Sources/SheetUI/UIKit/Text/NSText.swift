public import Foundation

/// Where lines of text lie.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From edge to edge; drawn where reading starts.
  case justified = 3
  /// Where reading starts.
  case natural = 4

  /// The alignment along the direction of reading.
  func swiftUI(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .center: .center
    case .justified, .natural: .leading
    }
  }

  /// The place of a text in a box.
  func frame(isRightToLeft: Bool, vertical: VerticalAlignment = .center) -> Alignment {
    switch swiftUI(isRightToLeft: isRightToLeft) {
    case .leading: Alignment(horizontal: .leading, vertical: vertical)
    case .center: Alignment(horizontal: .center, vertical: vertical)
    case .trailing: Alignment(horizontal: .trailing, vertical: vertical)
    }
  }
}

/// How lines end.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between letters; drawn as between words.
  case byCharWrapping = 1
  /// At the edge.
  case byClipping = 2
  /// With the head cut.
  case byTruncatingHead = 3
  /// With the tail cut.
  case byTruncatingTail = 4
  /// With the middle cut.
  case byTruncatingMiddle = 5

  var swiftUI: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
  /// A solid line.
  public static let patternSolid: NSUnderlineStyle = []
  /// Long and short pieces.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 768)
  /// A long and two short pieces.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
  /// Under words only; drawn under spaces too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A picture in text; not drawn.
///
/// Not an `NSObject`: Foundation's attributed strings trap on Linux where they compare runs that hold
/// different objects of such kinds.
open class NSTextAttachment: Hashable {
  /// Whether two are the same object.
  public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }
  /// Feeds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The picture.
  open var image: UIImage?
  /// The picture's rectangle about the baseline, in points.
  open var bounds = CGRect.zero
  /// Creates an empty attachment.
  public init() {}
  /// Creates an attachment of a picture.
  public init(image: UIImage) { self.image = image }
}

/// A soft copy of what is drawn.
///
/// Not an `NSObject`: Foundation's attributed strings trap on Linux where they compare runs that hold
/// different objects of such kinds.
open class NSShadow: Hashable {
  /// Whether two are the same object.
  public static func == (a: NSShadow, b: NSShadow) -> Bool { a === b }
  /// Feeds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The shift, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color.
  open var shadowColor: Any?
  /// Creates a shadow.
  public init() {}
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How paragraphs are set.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space behind each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space behind each character, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters are joined; they are.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Lines under the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of lines under the text; drawn in the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Lines through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of lines through the text; drawn in the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The color of the letters' outlines; not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' outlines; not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow; not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A picture; not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An address.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far the text is above its baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How far letters lean; drawn upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider letters are, as a logarithm; drawn as usual.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Which way parts of text are read; found out from the letters.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An effect on text; drawn without.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Words that come with a pointer.
  public static let toolTip = NSAttributedString.Key("NSToolTip")
  /// Whether text stands in columns; it doesn't.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// Creates a text of a picture; it isn't drawn.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension Text {
  /// Creates a text of pieces with their looks.
  @MainActor init(_ string: NSAttributedString) {
    var text = Text(verbatim: "")
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let words = (string.string as NSString).substring(with: range)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        if let image = attachment.picture {
          text = text + Text(image).attached(attachment, attributes)
        }
      } else if !words.isEmpty {
        text = text + Text(verbatim: words).styled(attributes)
      }
    }
    self = text
  }

  private func styled(_ attributes: [NSAttributedString.Key: Any]) -> Text {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      switch attributes[key] {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    }
    var text = self
    if let font = attributes[.font] as? UIFont { text = text.font(font.font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      text = text.foregroundColor(color.color)
    } else if attributes[.link] != nil {
      text = text.foregroundColor(UIColor.link.color)
    }
    if let kern = number(.kern) { text = text.kerning(kern) }
    if let tracking = number(.tracking) { text = text.tracking(tracking) }
    if let offset = number(.baselineOffset) { text = text.baselineOffset(offset) }
    if let style = number(.underlineStyle), style != 0 {
      text = text.underline(
        pattern: .of(style), color: (attributes[.underlineColor] as? UIColor)?.color)
    }
    if let style = number(.strikethroughStyle), style != 0 {
      text = text.strikethrough(
        pattern: .of(style), color: (attributes[.strikethroughColor] as? UIColor)?.color)
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      text = text.adding(.background(color.color))
    }
    return text
  }

  /// A picture in the text, raised as its bounds say.
  private func attached(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any]
  ) -> Text {
    let raised = attachment.bounds.minY == 0 ? self : baselineOffset(attachment.bounds.minY)
    // A picture's own tint goes before the text's color.
    let tinted = attachment.image?.tint.map { raised.foregroundColor($0.color) } ?? raised
    return tinted.styled(attributes)
  }
}

extension Text.LineStyle.Pattern {
  /// The pattern of UIKit's bits.
  fileprivate static func of(_ style: CGFloat) -> Self {
    switch Int(style) & 0x700 {
    case 0x100: .dot
    case 0x200: .dash
    case 0x300: .dashDot
    case 0x400: .dashDotDot
    default: .solid
    }
  }
}

extension NSTextAttachment {
  /// The picture in the size that the bounds ask for.
  @MainActor fileprivate var picture: Image? {
    guard let image else { return nil }
    guard bounds.width > 0, bounds.height > 0, bounds.size != image.size, !image.isSymbolImage
    else { return image.image }
    return image.preparingThumbnail(of: bounds.size)?.image ?? image.image
  }
}

extension NSString {
  /// Draws the text into the current graphics context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let text = NSAttributedString(string: description, attributes: attrs)
    text.draw(at: point)
  }

  /// Draws the text into the current graphics context.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Returns the size of the text in one line.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Returns the rectangle of the text in a width.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle starts at the top of the first line; it always does.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The space between lines counts; it always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Letters count as they are drawn; their lines do here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line is cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
  @MainActor fileprivate var sketch: some View {
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    let paragraph = style as? NSParagraphStyle
    // Core Text's default is 12 points of Helvetica in black.
    return Text(self)
      .font(.system(size: 12))
      .foregroundStyle(Color.black)
      .lineSpacing(paragraph?.lineSpacing ?? 0)
      .multilineTextAlignment((paragraph?.alignment ?? .natural).swiftUI(isRightToLeft: false))
  }

  /// Draws the text into the current graphics context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text into the current graphics context, at the top of a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    let place = ((style as? NSParagraphStyle)?.alignment ?? .natural)
      .frame(isRightToLeft: false, vertical: .top)
    UIGraphicsGetCurrentContext()?.draw(
      sketch.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place), in: rect)
  }

  /// Returns the size of the text in one line.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    ViewSketch(sketch, UITraitCollection.current.environment).size()
  }

  /// Returns the rectangle of the text in a width.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: Any?
  ) -> CGRect {
    let width = size.width > 0 && size.width < 1e6 ? size.width : nil
    let sketch = ViewSketch(sketch, UITraitCollection.current.environment)
    return CGRect(origin: .zero, size: sketch.size(ProposedViewSize(width: width, height: nil)))
  }
}
