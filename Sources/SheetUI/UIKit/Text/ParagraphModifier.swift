import Foundation

/// Sets lines as a paragraph style says.
///
/// The style of the first paragraph holds for all; indents are those of the first line and of the
/// others together.
nonisolated struct ParagraphModifier: ViewModifier {
  let style: NSParagraphStyle?
  let font: UIFont

  @MainActor func body(content: Content) -> some View {
    content
      .lineSpacing((style?.lineSpacing ?? 0) + extra)
      .padding(.top, extra)
      .padding(.leading, style?.headIndent ?? 0)
  }

  /// What each line is higher by than its font, in points; UIKit adds it above the letters.
  private var extra: CGFloat {
    guard let style else { return 0 }
    let own = font.lineHeight
    var height = own
    if style.lineHeightMultiple > 0 { height = own * style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return max(height - own, 0)
  }
}
