public import Raster

/// A styled text that is ready to be laid out in any room.
///
/// Making one shapes the text, or finds it in the library's cache; measuring it for several widths
/// only breaks lines. All lengths are in points.
public struct ParagraphLayout: Sendable {
  /// The text.
  public let text: StyledText
  /// How its lines are made.
  public let style: ParagraphStyle
  /// The font files.
  public let library: FontLibrary
  let shaped: ShapedText

  /// Prepares a text.
  public init(_ text: StyledText, style: ParagraphStyle = ParagraphStyle(), library: FontLibrary) {
    self.text = text
    var style = style
    // Lines never overlap, and what isn't a number is no distance.
    style.lineSpacing = style.lineSpacing > 0 && style.lineSpacing < 1e6 ? style.lineSpacing : 0
    self.style = style
    self.library = library
    shaped = ShapedText.shape(text, style: style, library: library)
  }

  /// The greatest of each vertical measure among the text's fonts, in points; nil without any.
  public var fontMetrics: FontMetrics? {
    guard var greatest = shaped.segments.first?.font.metrics else { return nil }
    for segment in shaped.segments.dropFirst() { greatest.formUnion(segment.font.metrics) }
    return greatest
  }

  /// Measures the text for a proposal.
  ///
  /// The size may exceed the proposal by less than a pixel, as it is rounded up. An empty text has
  /// no size, unless lines are reserved.
  ///
  /// - Parameters:
  ///   - width: The proposed width; nil for no limit. Too small ones give a character a line.
  ///   - height: The proposed height; nil for no limit. At least one line is laid out.
  ///   - scale: The pixels in a point.
  /// - Returns: The size, the baselines and whether all was shown.
  public func measure(width: Double?, height: Double?, scale: Double) -> TextMeasurement {
    let grid = PixelGrid(scale: scale)
    return measurement(of: fit(width: width, height: height, grid: grid), grid: grid)
  }

  /// Lays the text out for a proposal.
  ///
  /// - Parameters:
  ///   - width: The proposed width; nil for no limit.
  ///   - height: The proposed height; nil for no limit.
  ///   - scale: The pixels in a point.
  ///   - origin: Where the text's top left corner lies in the space of the glyphs' positions; all
  ///     other places stay relative to that corner.
  /// - Returns: The lines with their glyphs.
  public func layout(
    width: Double?, height: Double?, scale: Double, glyphsFrom origin: Point = Point(0, 0)
  ) -> TextLayout {
    let grid = PixelGrid(scale: scale)
    let fitted = fit(width: width, height: height, grid: grid)
    let measurement = measurement(of: fitted, grid: grid)
    var builder = LineBuilder(
      shaped: shaped, style: style, library: library, grid: grid, factor: fitted.scaleFactor,
      width: measurement.size.width, origin: origin)
    var lines: [TextLayout.Line] = []
    for line in fitted.lines {
      if !lines.isEmpty { builder.top += style.lineSpacing }
      lines.append(builder.build(line))
      builder.top += line.height * fitted.scaleFactor
    }
    return TextLayout(
      measurement: measurement, lines: lines, missing: shaped.missing,
      missingFonts: shaped.missingFonts)
  }

  /// Finds the lines for a proposal.
  ///
  /// The proposal is rounded up to whole pixels, like the measured size. So a measured size,
  /// proposed again, gives the same lines.
  private func fit(width: Double?, height: Double?, grid: PixelGrid) -> FittedText {
    func room(_ length: Double?) -> Double {
      guard let length, !length.isNaN, length < .infinity else { return .infinity }
      return grid.up(max(length, 0))
    }
    let fitter = LineFitter(shaped: shaped, style: style, library: library)
    return fitter.fit(LineFitter.Room(width: room(width), height: room(height)))
  }

  /// Measures fitted lines.
  private func measurement(of fitted: FittedText, grid: PixelGrid) -> TextMeasurement {
    let count = fitted.lines.count
    let exact = fitted.height(of: count, spacing: style.lineSpacing)
    let factor = fitted.scaleFactor
    // Negative tracking may take more room away than the letters have.
    var width = 0.0
    for line in fitted.lines { width = max(width, line.width) }
    let first = fitted.lines.first?.ascent ?? 0
    let last = exact - (fitted.lines.last?.descent ?? 0) * factor
    return TextMeasurement(
      size: Size(grid.up(width * factor), grid.up(max(exact, reservedHeight(factor), 0))),
      firstBaseline: grid.up(first * factor), lastBaseline: grid.up(last), lineCount: count,
      isTruncated: fitted.isTruncated, scaleFactor: factor)
  }

  /// The height that is kept for lines that may come.
  private func reservedHeight(_ factor: Double) -> Double {
    guard style.reservedLines > 0, let segment = shaped.segments.first else { return 0 }
    let line = (segment.ascent + segment.descent) * factor
    return line * Double(style.reservedLines) + style.lineSpacing * Double(style.reservedLines - 1)
  }
}
