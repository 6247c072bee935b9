import Foundation

extension BarLook {
  /// The looks that UIKit code asks for of every navigation bar; nil where it asks for none.
  @MainActor static var navigationBars: BarLook? {
    guard !AppearanceProxies.isEmpty else { return nil }
    let bar = AppearanceProxies.existing(UINavigationBar.self)
    let buttons = AppearanceProxies.existing(UIBarButtonItem.self)
    guard bar != nil || buttons != nil else { return nil }
    var look = BarLook(navigationBars: [bar].compactMap(\.self), item: nil)
    look.tint = look.tint ?? buttons?.tintColor?.color
    return look
  }

  /// The looks of a navigation bar: what an item says counts before what its bar says, and that
  /// before what is said of all bars.
  @MainActor
  init(navigationBars bars: [UINavigationBar], item: UINavigationItem?) {
    let standard = item?.standardAppearance ?? bars.firstNonNil(\.ownAppearance)
    let edge = item?.scrollEdgeAppearance ?? bars.firstNonNil(\.scrollEdgeAppearance)
    if let standard { self.standard = standard.look }
    self.edge = edge?.look
    for bar in bars.reversed() { adopt(bar, hasAppearance: standard != nil) }
    // Without one of its own, the look at the edge is the standard one without a background.
    if let shown = standard ?? edge { adopt(shown) }
  }

  @MainActor
  private mutating func adopt(_ bar: UINavigationBar, hasAppearance: Bool) {
    tint = bar.extras.tint?.color ?? tint
    fill = bar.backgroundColor?.color ?? fill
    let title = Words(bar.titleTextAttributes)
    (titleColor, titleFont) = (title.color ?? titleColor, title.font ?? titleFont)
    let large = Words(bar.largeTitleTextAttributes)
    largeTitleColor = large.color ?? largeTitleColor
    largeTitleFont = large.font ?? largeTitleFont
    backImage = bar.backIndicatorImage ?? backImage
    guard !hasAppearance else { return }
    if let color = bar.barTintColor?.color {
      standard.style = bar.isTranslucent ? AnyShapeStyle(Material.bar) : AnyShapeStyle(color)
      // Reported: a translucent bar's tint covers most of what is behind.
      standard.overlay = bar.isTranslucent ? color.opacity(0.85) : nil
    } else if !bar.isTranslucent {
      standard.style = AnyShapeStyle(Color(SystemColor.systemBackground))
    }
    if let image = bar.backgroundImage {
      standard.style = AnyShapeStyle(Color.clear)
      standard.image = image.isBlank ? nil : image
      edge = standard
    }
    if bar.shadowImage?.isBlank == true {
      standard.hidesShadow = true
      edge?.hidesShadow = true
    }
  }

  @MainActor
  private mutating func adopt(_ appearance: UINavigationBarAppearance) {
    let title = Words(appearance.titleTextAttributes)
    (titleColor, titleFont) = (title.color ?? titleColor, title.font ?? titleFont)
    let large = Words(appearance.largeTitleTextAttributes)
    largeTitleColor = large.color ?? largeTitleColor
    largeTitleFont = large.font ?? largeTitleFont
    buttons = Words(appearance.buttonAppearance.normal.titleTextAttributes)
    backButton = Words(appearance.backButtonAppearance.normal.titleTextAttributes)
    backImage = appearance.backIndicatorImage ?? backImage
  }

  /// The looks that UIKit code asks for of every tab bar; nil where it asks for none.
  @MainActor static var tabBars: BarLook? {
    guard !AppearanceProxies.isEmpty else { return nil }
    let bar = AppearanceProxies.existing(UITabBar.self)
    let items = AppearanceProxies.existing(UITabBarItem.self)
    guard bar != nil || items != nil else { return nil }
    var look = BarLook()
    if let bar { look.adopt(bar) }
    if let items { look.adopt(items) }
    return look
  }

  /// Takes a tab bar's looks over.
  @MainActor
  mutating func adopt(_ bar: UITabBar) {
    tint = bar.extras.tint?.color ?? tint
    unselectedTint = bar.unselectedItemTintColor?.color ?? unselectedTint
    fill = bar.backgroundColor?.color ?? fill
    if let color = bar.barTintColor?.color {
      standard.style = AnyShapeStyle(color)
    } else if !bar.isTranslucent {
      standard.style = AnyShapeStyle(Color(SystemColor.systemBackground))
      showsBackgroundAtEdge = true
    }
    if let image = bar.backgroundImage {
      standard.style = AnyShapeStyle(Color.clear)
      standard.image = image.isBlank ? nil : image
    }
    if bar.shadowImage?.isBlank == true { standard.hidesShadow = true }
    let appearance = bar.ownAppearance ?? bar.scrollEdgeAppearance
    if let own = bar.ownAppearance { standard = own.look }
    if let own = bar.scrollEdgeAppearance { edge = own.look }
    if let items = appearance?.stackedLayoutAppearance { adopt(items) }
  }

  @MainActor
  private mutating func adopt(_ items: UITabBarItemAppearance) {
    unselectedTint = items.normal.iconColor?.color ?? unselectedTint
    tint = items.selected.iconColor?.color ?? tint
    itemTitle = Words(items.normal.titleTextAttributes)
    selectedItemTitle = Words(items.selected.titleTextAttributes)
  }

  @MainActor
  private mutating func adopt(_ item: UITabBarItem) {
    itemTitle = item.words(.normal, nil)
    selectedItemTitle = item.words(.selected, nil)
  }

  /// The looks of a toolbar at the bottom; nil where UIKit code asks for none.
  @MainActor static var toolbars: BarLook? {
    AppearanceProxies.existing(UIToolbar.self).map { BarLook(toolbar: $0) }
  }

  /// The looks of a toolbar.
  @MainActor
  init(toolbar bar: UIToolbar) {
    tint = bar.extras.tint?.color
    fill = bar.backgroundColor?.color
    if let appearance = bar.ownAppearance {
      standard = appearance.look
      buttons = Words(appearance.buttonAppearance.normal.titleTextAttributes)
    } else if let color = bar.barTintColor?.color {
      standard.style = AnyShapeStyle(color)
    }
    edge = bar.scrollEdgeAppearance?.look
  }
}

extension UIImage {
  /// Whether the picture has no pixels, as `UIImage()` has none.
  @MainActor var isBlank: Bool { picture.map { $0.scale > 1e6 } ?? false }
}
