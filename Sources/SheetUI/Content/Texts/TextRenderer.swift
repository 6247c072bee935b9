public import Foundation

/// Draws text in its own way.
///
/// Texts are drawn here as they would be without a renderer, and the layout tree says so: the
/// renderer is never asked.
public protocol TextRenderer: Animatable {
  /// Draws a layout.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text in a proposal.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing sticks out.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  /// Nothing sticks out.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, for a renderer that measures it.
public struct TextProxy {
  /// The size of the text in a proposal: what was proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Something of the app's own that is said of a part of a text.
public protocol TextAttribute {}

extension Text {
  /// Says something of the app's own of the text, for renderers, which are never asked.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text, for renderers, which are never asked: there are none.
  public struct Layout: RandomAccessCollection, Equatable {
    /// A place in a text's characters.
    public struct CharacterIndex: Comparable, Hashable, Sendable {
      let offset: Int

      /// Whether one is before the other.
      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
    }

    /// The size of a piece of text around its baseline.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the baseline starts.
      public var origin = CGPoint.zero
      /// How wide it is.
      public var width: CGFloat = 0
      /// How far it is above the baseline.
      public var ascent: CGFloat = 0
      /// How far it is below the baseline.
      public var descent: CGFloat = 0
      /// The room below.
      public var leading: CGFloat = 0

      /// Creates an empty size.
      public init() {}
      /// The rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      /// Where it is.
      public var origin = CGPoint.zero
      /// Its size.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The first place.
      public var startIndex: Int { 0 }
      /// The place after the last.
      public var endIndex: Int { 0 }
      /// The piece in a place.
      public subscript(index: Int) -> Run { Run() }
    }

    /// A piece of a line of one look.
    public struct Run: RandomAccessCollection, Equatable {
      /// Its size.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The direction of its letters.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The places of its characters.
      public var characterIndices: [CharacterIndex] { [] }
      /// The first place.
      public var startIndex: Int { 0 }
      /// The place after the last.
      public var endIndex: Int { 0 }
      /// The glyph in a place.
      public subscript(index: Int) -> RunSlice { RunSlice() }
      /// What was said of it.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of a piece.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// Its size.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The first place.
      public var startIndex: Int { 0 }
      /// The place after the last.
      public var endIndex: Int { 0 }
      /// The glyph in a place.
      public subscript(index: Int) -> RunSlice { self }
      /// What was said of it.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Whether words were left out.
    public var isTruncated: Bool { false }
    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { 0 }
    /// The line in a place.
    public subscript(index: Int) -> Line { Line() }
  }
}

extension GraphicsContext {
  /// How pieces of text are drawn.
  public struct TextDrawingOptions: Sendable {
    /// Between pixels as well.
    public var disablesSubpixelQuantization = false

    /// Creates the usual way.
    public init() {}
  }

  /// Draws a line of a text, of which there is none.
  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = TextDrawingOptions()) {}
  /// Draws a piece of a line, of which there is none.
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = TextDrawingOptions()) {}
  /// Draws glyphs of a piece, of which there are none.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: TextDrawingOptions = TextDrawingOptions()
  ) {}
}

nonisolated private struct RendererModifier: LayoutModifier {
  let name: String

  @MainActor func behavior(_ environment: EnvironmentValues) -> ShaderLayout {
    ShaderLayout(name: "textRenderer", function: name)
  }
}

extension View {
  /// Draws texts in the app's own way: they are drawn without, and the layout tree names it.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(RendererModifier(name: "\(T.self)"))
  }
}
