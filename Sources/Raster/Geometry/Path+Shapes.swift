extension Path {
  /// Creates a path of one rectangle, clockwise on a y-down plane.
  public init(rect: Rect) {
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    self.init(
      elements: [
        .move(Point(x0, y0)), .line(Point(x1, y0)), .line(Point(x1, y1)), .line(Point(x0, y1)),
        .close,
      ],
      known: .rect(rect))
  }

  /// Creates a path of one rounded rectangle, clockwise on a y-down plane.
  public init(roundedRect shape: RoundedRect) {
    let radii = shape.radii
    if radii.topLeft == 0 && radii.topRight == 0 && radii.bottomRight == 0
      && radii.bottomLeft == 0
    {
      self.init(rect: shape.rect)
      return
    }
    self.init(elements: CornerOutline(shape).elements, known: .roundedRect(shape))
  }

  /// Creates a path of one rounded rectangle with four equal corners.
  public init(roundedRect rect: Rect, cornerRadius: Double, style: CornerStyle = .circular) {
    self.init(roundedRect: RoundedRect(rect, radii: .init(cornerRadius), style: style))
  }

  /// Creates the path of the largest ellipse in a rectangle.
  public init(ellipseIn rect: Rect) {
    if rect.width == rect.height {
      self.init(roundedRect: rect, cornerRadius: rect.width / 2)
      return
    }
    let circle = Path(roundedRect: Rect(x: -1, y: -1, width: 2, height: 2), cornerRadius: 1)
    let fit = Affine(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2,
      tx: rect.minX + rect.width / 2, ty: rect.minY + rect.height / 2)
    self.init(elements: circle.transformed(by: fit).elements, known: .general)
  }

  /// Creates the path of a rectangle whose shorter sides are half circles.
  public init(capsuleIn rect: Rect) {
    self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}
