import Foundation
import Raster

/// A layer's look in an environment: its state with colors as they are there.
@MainActor
struct LayerLook {
  private(set) var state: LayerState
  let environment: EnvironmentValues
  /// What can move smoothly.
  var vector: LayerVector

  init(_ state: LayerState, _ environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
    vector = LayerVector(state, environment)
  }

  /// Whether the layer is seen at all.
  var isVisible: Bool { vector.opacity > 0 }

  /// What the layout tree says.
  var details: [String] {
    let background = vector.color(.background)
    return (background.alpha > 0 ? [background.summary] : [])
      + (vector.opacity < 1 ? ["opacity \(ShortNumber.text(vector.opacity))"] : [])
  }

  /// The outline of a box with the layer's corners.
  private func outline(_ box: CGRect, inset: Double = 0) -> Raster.Path {
    let radius = vector.cornerRadius - inset
    let rect = Rect(box.insetBy(dx: inset, dy: inset))
    guard radius > 0 else { return Raster.Path(rect: rect) }
    func corner(_ mask: CACornerMask) -> Double { state.corners.contains(mask) ? radius : 0 }
    return Raster.Path(
      roundedRect: RoundedRect(
        rect,
        radii: RoundedRect.Radii(
          topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
          bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner)),
        style: state.isContinuous ? .continuous : .circular))
  }

  /// The transform about the anchor of a box.
  func transform(in box: CGRect) -> Affine {
    let (x, y) = (
      Double(box.minX + state.anchor.x * box.width), Double(box.minY + state.anchor.y * box.height)
    )
    return Affine.translation(-x, -y).then(vector.transform.affine).then(.translation(x, y))
  }

  /// Draws the layer at the context's origin, with `inside` between its sublayers.
  func draw(
    _ size: CGSize, _ context: inout DrawContext, inside: (inout DrawContext) -> Void
  ) {
    guard isVisible else { return }
    let transform = transform(in: CGRect(origin: context.origin, size: size))
    guard !vector.transform.isIdentity else { return drawGroup(size, &context, inside: inside) }
    guard transform.inverted != nil else { return }
    context.group {
      $0.snapsToPixels = false
      drawGroup(size, &$0, inside: inside)
    } _: {
      $0.transform = transform
    }
  }

  private func drawGroup(
    _ size: CGSize, _ context: inout DrawContext, inside: (inout DrawContext) -> Void
  ) {
    let box = context.box(size)
    let masks = maskItems(context)
    guard vector.opacity < 1 || state.clips || hasShadow || masks != nil else {
      drawInside(box, &context, inside: inside)
      return
    }
    context.group {
      drawInside(box, &$0, inside: inside)
    } _: {
      $0.opacity = vector.opacity
      if state.clips { $0.clip = outline(box) }
      if hasShadow { $0.shadow = shadow }
      $0.mask = masks
    }
  }

  /// A layer that is cut off at its box shows no shadow, as in Core Animation.
  private var hasShadow: Bool { vector.shadowOpacity > 0 && !state.clips }

  private var shadow: DisplayList.Shadow {
    DisplayList.Shadow(
      color: vector.color(.shadow).opacity(vector.shadowOpacity),
      radius: vector.shadowRadius, offset: vector.shadowOffset)
  }

  private func maskItems(_ context: DrawContext) -> [DisplayList.Item]? {
    guard !state.mask.isEmpty else { return nil }
    var inner = DrawContext(time: context.time, scale: context.scale, origin: context.origin)
    inner.snapsToPixels = context.snapsToPixels
    drawLayers(state.mask, &inner)
    return inner.items
  }

  private func drawInside(
    _ box: CGRect, _ context: inout DrawContext, inside: (inout DrawContext) -> Void
  ) {
    let background = vector.color(.background)
    if background.alpha > 0 { context.fill(outline(box), in: box, .color(background)) }
    drawContent(box, &context)
    drawLayers(state.sublayers.filter { !$0.isInFront }, &context)
    inside(&context)
    drawLayers(state.sublayers.filter(\.isInFront), &context)
    let width = vector.borderWidth
    guard width > 0 else { return }
    context.add(
      .stroke(
        outline(box, inset: width / 2), .color(vector.color(.border)),
        DisplayList.StrokeStyle(width: width)))
  }

  private func drawLayers(_ layers: [LayerState], _ context: inout DrawContext) {
    for layer in layers {
      let layer = layer.animated(at: context.time)
      let outer = context.origin
      context.origin.x += layer.origin.x - state.bounds.minX
      context.origin.y += layer.origin.y - state.bounds.minY
      LayerLook(layer, environment).draw(layer.bounds.size, &context) { _ in }
      context.origin = outer
    }
  }

  private func drawContent(_ box: CGRect, _ context: inout DrawContext) {
    switch state.content {
    case .plain: break
    case .shape(let shape): draw(shape, box, &context)
    case .gradient(let type, let stops, let start, let end):
      context.fill(outline(box), in: box, gradient(type, stops, start, end, box))
    case .particles(let kinds, let began, let ceased):
      for kind in kinds {
        kind.draw(began: began, ceased: ceased, at: box.origin, environment, &context)
      }
    case .picture(let picture, let gravity):
      let rect = gravity.rect(picture.size, in: box)
      context.group {
        $0.add(.image(picture.bitmap, Rect(rect)))
      } _: {
        $0.clip = outline(box)
      }
    case .recording(let recording):
      recording.draw(at: CGPoint(x: box.minX, y: box.minY), environment, &context)
    }
  }

  private func gradient(
    _ type: CAGradientLayerType, _ stops: [Gradient.Stop], _ start: UnitPoint, _ end: UnitPoint,
    _ box: CGRect
  ) -> _ResolvedStyle {
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    switch type {
    case .radial:
      return EllipticalGradient(
        gradient: Gradient(stops: stops), center: start, startRadiusFraction: 0,
        endRadiusFraction: max(abs(x), abs(y))
      )._resolve(in: environment)
    case .conic:
      let angle = Angle(
        radians: PortableMath.atan2(y * Double(box.height), x * Double(box.width)))
      return AngularGradient(
        gradient: Gradient(stops: stops), center: start, startAngle: angle,
        endAngle: angle + .degrees(360)
      )._resolve(in: environment)
    default:
      return LinearGradient(stops: stops, startPoint: start, endPoint: end)
        ._resolve(in: environment)
    }
  }

  private func draw(
    _ shape: LayerState.Shape, _ box: CGRect, _ context: inout DrawContext
  ) {
    let place = CGAffineTransform(
      translationX: box.minX - state.bounds.minX, y: box.minY - state.bounds.minY)
    let path = shape.path.applying(place)
    if let fill = shape.fill?.rasterColor(in: environment) {
      context.fill(path.raster, in: box, .color(fill), rule: shape.isEvenOdd ? .evenOdd : .nonZero)
    }
    guard let stroke = shape.stroke, shape.style.lineWidth > 0 else { return }
    let isWhole = shape.from <= 0 && shape.to >= 1
    let line = isWhole ? path : path.trimmedPath(from: shape.from, to: shape.to)
    guard !line.isEmpty else { return }
    context.add(
      .stroke(line.raster, .color(stroke.rasterColor(in: environment)), shape.style.raster))
  }
}

extension CALayerContentsGravity {
  /// The rectangle of a picture of a size in a box.
  func rect(_ size: CGSize, in box: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return box }
    let (x, y) = (box.width / size.width, box.height / size.height)
    let scale = self == .resizeAspect ? min(x, y) : self == .resizeAspectFill ? max(x, y) : 1
    let fitted = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: box.midX - fitted.width / 2, y: box.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
  }
}
