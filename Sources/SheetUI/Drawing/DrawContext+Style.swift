import Foundation
import Raster

extension DrawContext {
  /// Fills a rectangle with a style.
  mutating func fill(
    _ rect: CGRect, _ style: some ShapeStyle, _ environment: EnvironmentValues
  ) {
    fill(Raster.Path(rect: Rect(rect)), in: rect, style._resolve(in: environment))
  }

  /// Fills an outline with a style whose gradients span `rect`.
  mutating func fill(
    _ path: Raster.Path, in rect: CGRect, _ style: _ResolvedStyle,
    rule: DisplayList.FillRule = .nonZero
  ) {
    switch style {
    case .material(let material, let opacity):
      let item = DisplayList.Item.backdrop(path, material)
      if opacity >= 1 {
        add(item)
      } else {
        var group = DisplayList.Group([item])
        group.opacity = opacity
        add(.group(group))
      }
    case .color(let color) where color.alpha <= 0:
      return
    case .picture(let picture, let opacity):
      fill(path, in: rect, picture, opacity: opacity, rule: rule)
    case .effect(let base, let effect):
      fill(path, in: rect, base, effect, rule: rule)
    default:
      if let paint = style.paint(in: rect) { add(.fill(path, paint, rule)) }
    }
  }
}

/// Fills its box with a style.
struct StyleFill: LayoutBehavior {
  var style: _ResolvedStyle
  let name: String

  static let keepsSizes = false

  func details(_ node: LayoutNode) -> [String] { [style.summary] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    context.fill(Raster.Path(rect: Rect(box)), in: box, style)
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    !style.isClear && node.boxContains(point, search)
  }

  var animatableData: StyleVector {
    get { StyleVector(style) }
    set { newValue.apply(to: &style) }
  }
}

/// A style's plain color as a vector, so that colors fade into each other; other styles switch.
///
/// Components are premultiplied, so that a fade from nothing keeps its hue.
struct StyleVector: VectorArithmetic {
  private var values = SIMD4<Double>.zero

  init(_ style: _ResolvedStyle) {
    guard case .color(let color) = style else { return }
    values = SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, 0)
    values.w = color.alpha
  }

  private init(values: SIMD4<Double>) { self.values = values }

  /// Makes the style the color that the vector stands for, if it is a color at all.
  func apply(to style: inout _ResolvedStyle) {
    guard case .color = style else { return }
    let alpha = min(max(values.w, 0), 1)
    guard alpha > 0 else {
      style = .color(.clear)
      return
    }
    style = .color(
      Raster.Color(
        red: values.x / values.w, green: values.y / values.w, blue: values.z / values.w,
        alpha: alpha))
  }

  static let zero = StyleVector(values: .zero)
  static func + (a: StyleVector, b: StyleVector) -> StyleVector {
    StyleVector(values: a.values + b.values)
  }
  static func - (a: StyleVector, b: StyleVector) -> StyleVector {
    StyleVector(values: a.values - b.values)
  }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}

extension _ResolvedStyle {
  /// Whether the style draws nothing.
  var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _):
      stops.allSatisfy { $0.color.alpha <= 0 }
    case .material(_, let opacity), .picture(_, let opacity): opacity <= 0
    case .effect(let base, _): base.isClear
    }
  }

  /// The style in a few words, for the layout tree.
  var summary: String {
    switch self {
    case .color(let color): color.summary
    case .linearGradient(let stops, _, _):
      "gradient " + stops.map(\.color.summary).joined(separator: "…")
    case .radialGradient(let stops, _, _, _):
      "radial " + stops.map(\.color.summary).joined(separator: "…")
    case .angularGradient(let stops, _, _):
      "angular " + stops.map(\.color.summary).joined(separator: "…")
    case .picture(let picture, _):
      "picture \(picture.bitmap.width)×\(picture.bitmap.height)"
    case .effect(let base, let effect): base.summary + " " + effect.summary
    case .material(let material, _): "material blur \(ShortNumber.text(material.blurRadius))"
    }
  }
}

extension Raster.Color {
  /// The color as `#RRGGBB`, with its opacity behind it where it is not opaque.
  var summary: String {
    func hex(_ component: Double) -> String {
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let text = "#" + hex(red) + hex(green) + hex(blue)
    return alpha == 1 ? text : text + "@" + ShortNumber.text(alpha)
  }
}

/// Numbers as text: at most three digits behind the point, no superfluous zeros.
enum ShortNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + String(whole)
    if rest != 0 {
      var digits = String(rest)
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
