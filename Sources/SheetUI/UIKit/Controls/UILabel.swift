public import Foundation

/// Shows text.
@MainActor @preconcurrency
open class UILabel: UIView, MeasuredContent {
  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      textDidChange()
    }
  }
  /// The text with its looks; fonts and colors that it names win over the label's.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      (plain, attributed) = (nil, newValue)
      textDidChange()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font: the system's in 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { textDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color.
  open var textColor: UIColor! = .label { didSet { contentDidChange() } }
  /// Where lines lie.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// How lines end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// How many lines there are at the most; 0 for any number.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  /// Whether text shrinks to fit a line.
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  /// How small text may become, as a share.
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  /// Where text that shrinks keeps its place.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before text is cut; they don't.
  open var allowsDefaultTighteningForTruncation = false
  /// Where lines are broken besides; where they fit.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Whether a pointer shows text that was cut; a stage has none.
  open var showsExpansionTextWhenTruncated = false
  /// Whether the font follows the reader's size; one that was got by its style has it already.
  open var adjustsFontForContentSizeCategory = false
  /// The width that lines break at while there is no other, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textDidChange() } }
  /// Whether the text is that of something that can be used.
  open var isEnabled = true { didSet { contentDidChange() } }
  /// Whether the text is that of something that was chosen.
  open var isHighlighted = false { didSet { contentDidChange() } }
  /// The color while it is chosen.
  open var highlightedTextColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the text's shadow; nil for none.
  open var shadowColor: UIColor? { didSet { contentDidChange() } }
  /// The shift of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { contentDidChange() } }

  /// Creates a label with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    contentDidChange()
  }

  /// The size of the text without breaks, or at the preferred width.
  open override var intrinsicContentSize: CGSize {
    contentSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// Returns the size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 ? size.width : nil)
  }

  func contentSize(width: CGFloat?) -> CGSize {
    // Kinds of labels with space around the text say so in `textRect`.
    let room = CGRect(x: 0, y: 0, width: width ?? Self.endless, height: Self.endless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// A length that is no limit.
  private static let endless: CGFloat = 1e7

  private func textSize(width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return sketch.size(ProposedViewSize(width: width, height: nil))
  }

  private var sketch: ViewSketch<some View> { ViewSketch(styledText, environment) }

  var firstBaseline: CGFloat { textInset + (baselines?.first ?? 0) }
  var lastBaseline: CGFloat {
    guard let baselines else { return 0 }
    return bounds.height - textInset - baselines.last
  }
  private var baselines: (first: CGFloat, last: CGFloat)? {
    sketch.baselines(ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil))
  }
  /// Text lies in the middle of a label that is higher.
  private var textInset: CGFloat {
    let width = bounds.width > 0 ? bounds.width : nil
    return max((bounds.height - contentSize(width: width).height) / 2, 0)
  }

  /// The rectangle of the text in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let width = bounds.width < Self.endless / 10 ? bounds.width : nil
    return CGRect(origin: bounds.origin, size: textSize(width: width))
  }

  /// Draws the text into the current context.
  open func drawText(in rect: CGRect) {
    if isFindingPlace {
      textPlace = rect
    } else {
      UIGraphicsGetCurrentContext()?.draw(placedText, in: rect)
    }
  }

  private var styledText: some View {
    let words = attributed.map { Text($0) } ?? Text(verbatim: plain ?? "")
    let scale = adjustsFontSizeToFitWidth && minimumScaleFactor == 0 ? 0.05 : minimumScaleFactor
    return
      words
      .font(Font(font ?? .systemFont(ofSize: 17)))
      .foregroundStyle(color.color)
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .minimumScaleFactor(scale > 0 ? scale : 1)
      .truncationMode(lineBreakMode.swiftUI)
      .multilineTextAlignment(alignment.swiftUI(isRightToLeft: isRightToLeft))
      .environment(\.textAttributes, [])
      .modifier(ParagraphModifier(style: paragraph, font: font ?? .systemFont(ofSize: 17)))
  }

  /// How the first paragraph is set; nil for as usual.
  private var paragraph: NSParagraphStyle? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Where lines lie: as the text says, else as the label does.
  private var alignment: NSTextAlignment {
    guard let own = paragraph?.alignment, own != .natural else { return textAlignment }
    return own
  }

  private var color: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor ?? .label : .tertiaryLabel
  }

  @ViewBuilder private var placedText: some View {
    let place = alignment.frame(isRightToLeft: isRightToLeft)
    if let shadowColor {
      styledText
        .shadow(color: shadowColor.color, radius: 0, x: shadowOffset.width, y: shadowOffset.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
    } else {
      styledText.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
    }
  }

  private var isFindingPlace = false
  private var textPlace: CGRect?

  /// The space around the text that a kind of label draws it with, in points.
  private var textInsets: EdgeInsets {
    guard Swift.type(of: self) != UILabel.self else { return EdgeInsets() }
    isFindingPlace = true
    drawText(in: bounds)
    isFindingPlace = false
    let place = textPlace ?? bounds
    return EdgeInsets(
      top: place.minY - bounds.minY, leading: place.minX - bounds.minX,
      bottom: bounds.maxY - place.maxY, trailing: bounds.maxX - place.maxX)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    show(placedText.padding(textInsets), node, inputs)
  }

  override var boxName: String { "UILabel" }
}

/// Where text that shrinks keeps its place.
public enum UIBaselineAdjustment: Int, Sendable {
  /// At its baseline.
  case alignBaselines = 0
  /// In its middle.
  case alignCenters = 1
  /// Not.
  case none = 2
}

extension UIView {
  /// Brings SwiftUI content up to date.
  func show<V: View>(_ content: V, _ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    content.reuse(node, inputs) ?? content.makeNode(inputs)
  }
}
