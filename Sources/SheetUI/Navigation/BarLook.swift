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
  var titleColor: Color?
  var titleFont: Font?
  var largeTitleColor: Color?
  var largeTitleFont: Font?
}
