import Foundation

/// The looks of bars that UIKit code asks for.
struct BarLook {
  /// A background and the line at its edge.
  struct Background {
    var style: AnyShapeStyle?
    /// The appearance that the style has; nil for the surroundings'.
    var scheme: ColorScheme?
    /// What lies over the style.
    var overlay: Color?
    /// What lies over both, stretched.
    var image: UIImage?
    var hidesShadow = false
    var shadow: Color?
  }

  /// How a bar's words are written.
  struct Words {
    var color: Color?
    var font: Font?

    /// Reads UIKit's attributes.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
      color = (attributes?[.foregroundColor] as? UIColor)?.color
      font = (attributes?[.font] as? UIFont)?.font
    }
  }

  /// What is behind the bar while content is under it.
  var standard = Background()
  /// What is behind the bar while no content is under it; nil for nothing.
  var edge: Background?
  /// What is behind the bar's row in any case.
  var fill: Color?
  var showsBackgroundAtEdge = false
  var tint: Color?
  var unselectedTint: Color?
  var titleColor: Color?
  var titleFont: Font?
  var largeTitleColor: Color?
  var largeTitleFont: Font?
  var buttons = Words(nil)
  var backButton = Words(nil)
  var backImage: UIImage?
  var itemTitle = Words(nil)
  var selectedItemTitle = Words(nil)
}

private enum TabBarLookKey: EnvironmentKey {
  static var defaultValue: BarLook? { nil }
}

extension EnvironmentValues {
  /// The looks of tab bars that UIKit code asks for.
  var tabBarLook: BarLook? {
    get { self[TabBarLookKey.self] }
    set { self[TabBarLookKey.self] = newValue }
  }
}
