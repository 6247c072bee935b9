public import Foundation

/// A layer that draws text.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text: a string, or one with attributes.
  open var string: Any? { didSet { didChange() } }
  /// The font of a plain string: a `UIFont` or a font's name; its size is `fontSize`.
  open var font: Any? { didSet { didChange() } }
  /// The size of a plain string's font, in points.
  open var fontSize: CGFloat = 36 { didSet { didChange() } }
  /// The color of a plain string: white unless set.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { didChange() } }
  /// Whether text goes on in the next line.
  open var isWrapped = false { didSet { didChange() } }
  /// Where text that doesn't fit is cut.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { didChange() } }
  /// Where text lies from side to side.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { didChange() } }
  /// Whether colored fringes smooth the text; they don't.
  open var allowsFontSubpixelQuantization = false

  override var content: LayerState.Content {
    guard bounds.width > 0, bounds.height > 0, let text = attributed else { return .plain }
    let environment = hostView?.environment ?? UITraitCollection.current.environment
    let context = CGContext(environment, size: bounds.size)
    GraphicsStack.with(context) { text.draw(in: CGRect(origin: .zero, size: bounds.size)) }
    return .recording(context.recording)
  }

  private var attributed: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreak
    if let own = string as? NSAttributedString {
      let copy = NSMutableAttributedString(attributedString: own)
      copy.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: own.length))
      return copy
    }
    guard let text = string as? String else { return nil }
    let face =
      (font as? UIFont)?.withSize(fontSize)
      ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: face, .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
      ])
  }
}

/// Where a text layer cuts text.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreak: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// Where a text layer's text lies.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where reading starts.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
