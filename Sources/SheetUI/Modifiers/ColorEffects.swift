import Foundation
import Raster

/// How a view combines with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind.
  case normal
  /// The product of the components.
  case multiply
  /// The product of the complements.
  case screen
  /// Multiplies or screens, by what is behind.
  case overlay
  /// The darker of each component.
  case darken
  /// The lighter of each component.
  case lighten
  /// Brightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// Darkens or lightens softly, by the view.
  case softLight
  /// Multiplies or screens, by the view.
  case hardLight
  /// The distance of each component.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The view's hue.
  case hue
  /// The view's saturation.
  case saturation
  /// The view's hue and saturation.
  case color
  /// The view's luminosity.
  case luminosity
  /// The view only where there is something behind.
  case sourceAtop
  /// The view behind what is there.
  case destinationOver
  /// What is there only outside of the view.
  case destinationOut
  /// The sum of the complements, complemented.
  case plusDarker
  /// The sum.
  case plusLighter

  /// The rasterizer's form.
  var raster: Raster.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// Combines its child with what is behind it.
struct BlendEffect: LayoutBehavior {
  let mode: BlendMode
  var isIsolated = false

  var name: String { isIsolated ? "compositingGroup" : "blendMode" }
  func details(_ node: LayoutNode) -> [String] { isIsolated ? [] : [mode.raster.rawValue] }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.blendMode = mode.raster
      $0.isIsolated = isIsolated
    }
  }
}

/// What a color effect does.
struct ColorEffectKind: Equatable, Sendable {
  /// The kinds of effects.
  enum Kind: String, Sendable {
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply
    case luminanceToAlpha
  }

  let kind: Kind
  /// How much; radians for hues.
  var amount = 1.0
  /// The color to multiply with.
  var color = Raster.Color.white

  /// The rasterizer's form; nil where nothing changes.
  var filter: ColorFilter? {
    switch kind {
    case .brightness: amount == 0 ? nil : .brightness(Float(amount))
    case .contrast: amount == 1 ? nil : .contrast(Float(amount))
    case .saturation: amount == 1 ? nil : .saturation(Float(amount))
    case .grayscale: amount == 0 ? nil : .saturation(Float(1 - amount))
    case .hueRotation: amount == 0 ? nil : .hueRotation(radians: amount)
    case .colorInvert: .invert
    case .colorMultiply: color == .white ? nil : .multiply(color)
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}

/// Maps the colors of its child's picture.
struct ColorEffect: LayoutBehavior {
  var effect: ColorEffectKind

  var name: String { effect.kind.rawValue }
  func details(_ node: LayoutNode) -> [String] {
    switch effect.kind {
    case .colorInvert, .luminanceToAlpha: []
    case .colorMultiply: [effect.color.summary]
    case .hueRotation: ["\(ShortNumber.text(effect.amount * 180 / .pi))°"]
    default: [ShortNumber.text(effect.amount)]
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard let filter = effect.filter else { return node.drawChildren(&context) }
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.filters = [filter]
    }
  }

  var animatableData: Double {
    get { effect.amount }
    set { effect.amount = newValue }
  }
}

nonisolated struct BlendModifier: LayoutModifier {
  let effect: BlendEffect

  func behavior(_ environment: EnvironmentValues) -> BlendEffect { effect }
}

nonisolated struct ColorEffectModifier: LayoutModifier {
  let effect: ColorEffectKind
  var color: Color?

  func behavior(_ environment: EnvironmentValues) -> ColorEffect {
    var effect = effect
    if let color { effect.color = color.rasterColor(in: environment) }
    return ColorEffect(effect: effect)
  }
}

extension View {
  /// Combines the view with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(effect: BlendEffect(mode: blendMode)))
  }

  /// Makes the view one picture, so that blending within it stays within it.
  nonisolated public func compositingGroup() -> some View {
    modifier(BlendModifier(effect: BlendEffect(mode: .normal, isIsolated: true)))
  }

  /// Makes the view one picture, so that blending within it stays within it.
  ///
  /// `opaque` and `colorMode` promise things that change nothing about the picture.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Adds an amount to every component of the view's colors.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .brightness, amount: amount)))
  }

  /// Moves the view's colors away from middle gray by a factor.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .contrast, amount: amount)))
  }

  /// Moves the view's colors away from their grays by a factor.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .saturation, amount: amount)))
  }

  /// Makes the view gray; 0 changes nothing, 1 leaves no color.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .grayscale, amount: amount)))
  }

  /// Turns the hues of the view's colors.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .hueRotation, amount: angle.radians)))
  }

  /// Shows the complements of the view's colors.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .colorInvert)))
  }

  /// Multiplies the view's colors with a color.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .colorMultiply), color: color))
  }

  /// Makes the view black, more transparent where its colors are darker.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorEffectModifier(effect: .init(kind: .luminanceToAlpha)))
  }
}

/// How colors are stored while they are combined; here always in encoded form.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded.
  case nonLinear
  /// Linear.
  case linear
  /// Linear with more than the usual range.
  case extendedLinear
}
