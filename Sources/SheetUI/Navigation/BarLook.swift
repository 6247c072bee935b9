/// The looks of bars that UIKit code asks for.
struct BarLook {
  /// A background and the line at its edge.
  struct Background {
    var style: AnyShapeStyle?
    var hidesShadow = false
    var shadow: Color?
  }

  var standard = Background()
  var showsBackgroundAtEdge = false
  var tint: Color?
  var unselectedTint: Color?
  var titleColor: Color?
  var titleFont: Font?
  var largeTitleColor: Color?
  var largeTitleFont: Font?
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
