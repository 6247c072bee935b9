public import Foundation

/// The background of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The kind of device.
  public let idiom: UIUserInterfaceIdiom
  /// The material behind; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The color over the material; nil for none.
  open var backgroundColor: UIColor?
  /// The picture over the color; nil for none.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar; it is stretched.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the edge; nil or clear for none.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge; one without pixels hides it.
  open var shadowImage: UIImage?

  /// Creates the usual background.
  public override convenience init() { self.init(idiom: .phone) }

  /// Creates the usual background for a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a background like another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Creates the usual background; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Has the system's material and line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = .separator
  }

  /// Has the system's background color and line.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Has neither background nor line.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
    (shadowImage, shadowColor) = (nil, nil)
  }

  func copyBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Returns an appearance like this one.
  nonisolated open override func copy() -> Any {
    // Appearances are used on the main actor only.
    let own = self
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = own.duplicate() }
    return copy
  }

  func duplicate() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// The background in SwiftUI's form.
  var look: BarLook.Background {
    var look = BarLook.Background()
    if let (material, scheme) = backgroundEffect?.style.material {
      look.style = AnyShapeStyle(material)
      look.scheme = scheme
      look.overlay = backgroundColor?.color
    } else {
      look.style = AnyShapeStyle(backgroundColor?.color ?? .clear)
    }
    look.image = backgroundImage
    look.shadow = shadowColor?.color
    look.hidesShadow = shadowColor == nil || shadowImage?.isBlank == true
    return look
  }
}

/// The looks of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is written.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the large title is written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the subtitle is written.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from its place; without effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The looks of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The looks of buttons that end something.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  /// The looks of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The picture of the way back; nil for the system's.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the way back's picture during a push; without effect.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Creates an appearance with the background of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { copyTexts(of: other) }
  }

  /// Creates the usual looks for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates the usual looks; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the picture of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  private func copyTexts(of other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }

  override func duplicate() -> UIBarAppearance {
    UINavigationBarAppearance(barAppearance: self)
  }
}

/// The looks of a toolbar.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// The looks of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The looks of buttons that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func duplicate() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }
}

/// The looks of a tab bar.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of items whose symbol stands over the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The looks of items whose symbol stands beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The looks of items whose symbol stands beside the title on low screens.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the selected item; not drawn.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the selected item; not drawn.
  open var selectionIndicatorImage: UIImage?
  /// Where items lie; as the system has it.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of items, in points; as the system has it.
  open var stackedItemWidth: CGFloat = 0
  /// The distance of items, in points; as the system has it.
  open var stackedItemSpacing: CGFloat = 0

  override func duplicate() -> UIBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    return copy
  }
}
