/// A finished picture as plain values: what to draw, back to front.
///
/// Coordinates are points in the enclosing group's space, y growing downwards; the renderer's root transform is the
/// only place that knows device pixels.
public struct DisplayList: Equatable, Sendable {
  /// The items, back to front.
  public var items: [Item] = []

  /// Creates a list.
  public init(_ items: [Item] = []) { self.items = items }

  /// Adds an item in front.
  public mutating func append(_ item: Item) { items.append(item) }

  /// Which points of a self-overlapping outline are inside.
  public enum FillRule: String, Equatable, Sendable {
    /// Where the outline winds around a point a non-zero number of times.
    case nonZero
    /// Where the outline winds around a point an odd number of times.
    case evenOdd
  }

  /// How a line is drawn along an outline.
  public struct StrokeStyle: Equatable, Sendable {
    /// The end of an open line.
    public enum Cap: String, Equatable, Sendable { case butt, round, square }
    /// The corner between two pieces.
    public enum Join: String, Equatable, Sendable { case miter, round, bevel }

    /// The line's width, in points.
    public var width: Double
    /// The shape of the ends.
    public var cap: Cap
    /// The shape of the corners.
    public var join: Join
    /// The longest a mitred corner may be, in half widths.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [Double]
    /// How far into the pattern the line starts.
    public var dashPhase: Double

    // Reason: a memberwise initializer with defaults, as Core Graphics' stroke state has six parts.
    /// Creates a style.
    public init(
      width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
      dash: [Double] = [], dashPhase: Double = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  /// A soft copy of a group's silhouette behind it.
  public struct Shadow: Equatable, Sendable {
    /// The color; its opacity multiplies the silhouette's.
    public var color: Color
    /// The Gaussian's standard deviation, in points.
    public var radius: Double
    /// The shift, in points.
    public var offset: Point

    /// Creates a shadow.
    public init(color: Color, radius: Double, offset: Point) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }

  /// Items that are drawn together and then treated as one picture.
  public struct Group: Equatable, Sendable {
    /// The items, back to front, in the group's own space.
    public var items: [Item]
    /// Maps the group's space to the enclosing one.
    public var transform: Affine = .identity
    /// Maps the group's flat picture, in its own space, before the transform; nil for no map.
    public var projection: Projection?
    /// The opacity of the whole, 0...1.
    public var opacity: Double = 1
    /// The outline outside of which nothing shows, in the group's own space.
    public var clip: Path?
    /// Which points are inside the clip.
    public var clipRule: FillRule = .nonZero
    /// The group's shadow, not clipped by its own clip.
    public var shadow: Shadow?
    /// The standard deviation of a Gaussian blur over the group's picture, in points; 0 for none.
    public var blurRadius: Double = 0
    /// How the group's picture combines with what is behind it in the enclosing picture.
    public var blendMode = BlendMode.normal
    /// Whether the group is a picture of its own, so that blending within it stays within it.
    public var isIsolated = false
    /// Maps of the picture's colors, the first one first.
    public var filters: [ColorFilter] = []
    /// Items whose opacity masks the group's picture.
    public var mask: [Item]?
    /// What the group is, for printing.
    public var name: String?

    /// Creates a group that changes nothing.
    public init(_ items: [Item]) { self.items = items }
  }

  /// One thing to draw.
  public indirect enum Item: Equatable, Sendable {
    /// An area.
    case fill(Path, Paint, FillRule)
    /// A line along an outline.
    case stroke(Path, Paint, StrokeStyle)
    /// Text.
    case glyphs(GlyphRun, Paint)
    /// A picture, stretched over a rectangle.
    case image(Bitmap, Rect)
    /// A picture's opacity, drawn in one paint.
    case template(Bitmap, Rect, Paint)
    /// The picture behind, seen through a material inside an outline.
    case backdrop(Path, BackdropMaterial)
    /// Several items as one.
    case group(Group)
  }
}
