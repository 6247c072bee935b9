public import Foundation

/// A row of buttons at the bottom.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
  /// Who decides where the bar is; without effect.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default { didSet { contentDidChange() } }
  /// Whether content shines through the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// The looks on low screens.
  open var compactAppearance: UIToolbarAppearance? { didSet { contentDidChange() } }
  /// The looks while no content is under the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { contentDidChange() } }
  /// The looks on low screens while no content is under the bar.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  var ownAppearance: UIToolbarAppearance?
  /// How far the background goes on below the bar, in points.
  var below: CGFloat = 0 { didSet { if below != oldValue { contentDidChange() } } }
  /// The navigation controller whose bar this is.
  weak var owner: UINavigationController?

  /// Creates a bar with a frame in the superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a bar; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The looks while content is under the bar.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UIToolbarAppearance()
      ownAppearance = made
      return made
    }
    set {
      ownAppearance = newValue
      contentDidChange()
    }
  }

  /// Where the bar is.
  open var barPosition: UIBarPosition { .bottom }

  /// Replaces the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the picture behind; one without pixels stands for no background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    standardAppearance.configureWithTransparentBackground()
    standardAppearance.backgroundImage = backgroundImage?.isBlank == true ? nil : backgroundImage
  }
  /// Sets the picture of the line at the edge; one without pixels hides it.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { standardAppearance.shadowImage = shadowImage }

  private func itemsDidChange() {
    for item in items ?? [] { item.bar = self }
    contentDidChange()
  }

  /// 44 points high, and as wide as it is asked to be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: NavigationBarMetrics.bottom)
  }
  /// Returns the width of the offer and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NavigationBarMetrics.bottom)
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let bars = [self, AppearanceProxies.existing(UIToolbar.self)].compactMap(\.self)
    let look =
      bars.first { $0.ownAppearance != nil || $0.barTintColor != nil }.map { BarLook(toolbar: $0) }
      ?? BarLook(toolbar: self)
    return show(ToolbarFace(items: items ?? [], look: look, below: below), node, inputs)
  }

  override var boxName: String { "UIToolbar" }
}

/// Draws a toolbar.
private struct ToolbarFace: View {
  let items: [UIBarButtonItem]
  let look: BarLook
  /// How far the background goes on below the bar, in points.
  let below: CGFloat

  var body: some View {
    HStack(spacing: NavigationBarMetrics.spacing) {
      ForEach(items.indices, id: \.self) { BarButton(item: items[$0], look: look) }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(alignment: .top) {
      BarBackground(bar: BarPreferences.Bar(), look: look.standard, edge: .top)
        .padding(.bottom, -below)
    }
    .dynamicTypeSize(.large)
    .barTint(look.tint)
  }
}

/// Decides where a toolbar is.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
