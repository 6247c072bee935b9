public import Foundation
import Raster

/// What an effect view does with the picture behind.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Creates no effect.
  public override init() {}
}

/// Blurs the picture behind.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// A kind of blur; drawn as the material that is nearest to it.
  public enum Style: Int, Sendable {
    /// Much lighter.
    case extraLight = 0
    /// Lighter.
    case light = 1
    /// Darker.
    case dark = 2
    /// The usual one of the appearance.
    case regular = 4
    /// A clearer one of the appearance.
    case prominent = 5
    /// The most translucent material.
    case systemUltraThinMaterial = 6
    /// A translucent material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// An opaque material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The most translucent material, light.
    case systemUltraThinMaterialLight = 11
    /// A translucent material, light.
    case systemThinMaterialLight = 12
    /// The usual material, light.
    case systemMaterialLight = 13
    /// An opaque material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The most translucent material, dark.
    case systemUltraThinMaterialDark = 16
    /// A translucent material, dark.
    case systemThinMaterialDark = 17
    /// The usual material, dark.
    case systemMaterialDark = 18
    /// An opaque material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20

    /// The material, and its appearance where that is fixed.
    var material: (Material, ColorScheme?) {
      switch self {
      case .extraLight: (.thick, .light)
      case .light: (.thin, .light)
      case .dark: (.thin, .dark)
      case .regular, .systemMaterial: (.regular, nil)
      case .prominent, .systemThickMaterial: (.thick, nil)
      case .systemUltraThinMaterial: (.ultraThin, nil)
      case .systemThinMaterial: (.thin, nil)
      case .systemChromeMaterial: (.bar, nil)
      case .systemUltraThinMaterialLight: (.ultraThin, .light)
      case .systemThinMaterialLight: (.thin, .light)
      case .systemMaterialLight: (.regular, .light)
      case .systemThickMaterialLight: (.thick, .light)
      case .systemChromeMaterialLight: (.bar, .light)
      case .systemUltraThinMaterialDark: (.ultraThin, .dark)
      case .systemThinMaterialDark: (.thin, .dark)
      case .systemMaterialDark: (.regular, .dark)
      case .systemThickMaterialDark: (.thick, .dark)
      case .systemChromeMaterialDark: (.bar, .dark)
      }
    }
  }

  /// The kind.
  let style: Style

  /// Creates an effect.
  public init(style: Style) { self.style = style }
}

/// How content on a blur stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// As primary text.
  case label = 0
  /// As secondary text.
  case secondaryLabel = 1
  /// As tertiary text.
  case tertiaryLabel = 2
  /// As quaternary text.
  case quaternaryLabel = 3
  /// As a fill.
  case fill = 4
  /// As a secondary fill.
  case secondaryFill = 5
  /// As a tertiary fill.
  case tertiaryFill = 6
  /// As a line.
  case separator = 7
}

/// Lets content on a blur stand out; drawn without the blur's colors shining through.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates an effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// Shows the picture behind through an effect, with content on it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { contentDidChange() } }
  /// The content.
  public let contentView = UIView()

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view without an effect, with a frame in the superview's space.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without an effect; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let content = EffectBackdrop(style: (effect as? UIBlurEffect)?.style)
    return content.reuse(node, inputs) ?? content.makeNode(inputs)
  }

  override var boxName: String { "UIVisualEffectView" }
}

/// The material of a blur.
private nonisolated struct EffectBackdrop: LeafView {
  let style: UIBlurEffect.Style?

  @MainActor func behavior(_ environment: EnvironmentValues) -> StyleFill {
    guard let (material, scheme) = style?.material else {
      return StyleFill(style: .color(.clear), name: "effect")
    }
    var environment = environment
    if let scheme { environment.colorScheme = scheme }
    return StyleFill(style: material._resolve(in: environment), name: "effect")
  }
}
