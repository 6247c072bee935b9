/// The modifiers that a scene file can name; each means SwiftUI's modifier of that name.
public indirect enum ModifierSpec: Equatable, Sendable {
  /// Room around a view.
  case padding(PaddingSpec)
  /// A fixed frame.
  case frame(FrameSpec)
  /// Something behind a view.
  case background(LayerSpec)
  /// Something in front of a view.
  case overlay(LayerSpec)
  /// The style of text, symbols and shapes.
  case foregroundStyle(StyleSpec)
  /// The color of controls.
  case tint(ColorSpec)
  /// The font.
  case font(FontSpec)
  /// The weight of the font.
  case fontWeight(FontWeightSpec)
  /// Bold text.
  case bold(Bool)
  /// Italic text.
  case italic(Bool)
  /// Rounded corners.
  case cornerRadius(Double)
  /// A clip to a shape.
  case clipShape(ShapeSpec)
  /// A clip to the frame.
  case clipped
  /// An opacity.
  case opacity(Double)
  /// A shift that leaves the layout alone.
  case offset(x: Double, y: Double)
  /// The place of the center.
  case position(x: Double, y: Double)
  /// A rotation around the center, in degrees.
  case rotationEffect(degrees: Double)
  /// An enlargement around the center.
  case scaleEffect(Double)
  /// A shadow.
  case shadow(ShadowSpec)
  /// A line along the frame's inside.
  case border(ColorSpec, width: Double)
  /// The ideal size instead of the proposed one.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// A priority in stacks.
  case layoutPriority(Double)
  /// An order within layers.
  case zIndex(Double)
  /// The most lines of text.
  case lineLimit(Int)
  /// The room between lines of text.
  case lineSpacing(Double)
  /// The alignment of the lines of a text.
  case multilineTextAlignment(TextAlignmentSpec)
  /// Where a text that is too long is cut.
  case truncationMode(TruncationSpec)
  /// An extension into the safe area's insets.
  case ignoresSafeArea(EdgesSpec)
  /// A ratio of width and height.
  case aspectRatio(Double?, fills: Bool)
  /// No drawing, the room stays.
  case hidden
  /// No interaction.
  case disabled(Bool)
  /// What a tap does.
  case onTapGesture(ActionSpec)
  /// A name that events find the view by.
  case accessibilityIdentifier(String)
  /// The light or dark appearance of a part.
  case colorScheme(AppearanceSpec)
}

/// Room around a view: lengths in points, the system's default where an edge has no number.
public enum PaddingSpec: Equatable, Sendable {
  /// Some edges by one length, or by the default.
  case edges(EdgesSpec, length: Double?)
  /// Each edge by its own length.
  case insets(top: Double, leading: Double, bottom: Double, trailing: Double)
}

/// A frame, fixed or with limits, in points.
public enum FrameSpec: Equatable, Sendable {
  /// A fixed frame.
  case fixed(width: Double?, height: Double?, alignment: AlignmentSpec)
  /// A frame with limits.
  case limits(width: LimitsSpec, height: LimitsSpec, alignment: AlignmentSpec)
}

/// The limits of a length in points; infinity is allowed.
public struct LimitsSpec: Equatable, Sendable {
  /// The least.
  public var least: Double?
  /// The ideal.
  public var ideal: Double?
  /// The most.
  public var most: Double?
}

/// Something behind or in front of a view.
public indirect enum LayerSpec: Equatable, Sendable {
  /// A style that fills the frame.
  case style(StyleSpec)
  /// A view that is aligned with the frame.
  case view([ViewSpec], alignment: AlignmentSpec)
}

/// A shadow: the radius is the blur's standard deviation in points.
public struct ShadowSpec: Equatable, Sendable {
  /// The color; `nil` is the system's default.
  public var color: ColorSpec?
  /// The blur's standard deviation.
  public var radius: Double
  /// The shift to the right.
  public var x: Double
  /// The shift downward.
  public var y: Double
}

/// An outline: its width in points, half inside the shape unless said otherwise.
public struct StrokeSpec: Equatable, Sendable {
  /// What it is drawn with.
  public var style: StyleSpec
  /// The width.
  public var lineWidth: Double
  /// Whether it lies inside the shape.
  public var isInside: Bool
}
