import Foundation

/// What UIKit code asks for of all views of a kind, as SwiftUI's views of that kind take it.
///
/// What a SwiftUI view is told itself wins. Lists count as tables: up to iOS 15 they were, and code
/// that sets their background through tables was written then.
@MainActor
enum ProxyLooks {
  private static func color<V: UIView>(_ type: V.Type, _ key: KeyPath<V, UIColor?>) -> Color? {
    AppearanceProxies.existing(type)?[keyPath: key]?.color
  }

  /// The background of lists.
  static var listBackground: Color? {
    guard !AppearanceProxies.isEmpty else { return nil }
    return AppearanceProxies.existing(UITableView.self)?.ownBackground?.color
  }
  /// The background of lists' rows.
  static var rowBackground: Color? { color(UITableViewCell.self, \.backgroundColor) }
  /// Whether lists have no lines between rows.
  static var hidesListSeparators: Bool {
    AppearanceProxies.existing(UITableView.self)?.separatorStyle == .some(.none)
  }
  /// The color of the lines between rows.
  static var listSeparator: Color? {
    guard let color = AppearanceProxies.existing(UITableView.self)?.separatorColor else {
      return nil
    }
    return color == .separator ? nil : color.color
  }
  /// The background of text editors.
  static var editorBackground: Color? { color(UITextView.self, \.backgroundColor) }
  /// The color of the shown page's dot.
  static var currentPageDot: Color? {
    color(UIPageControl.self, \.currentPageIndicatorTintColor)
  }
  /// The color of the other pages' dots.
  static var pageDot: Color? { color(UIPageControl.self, \.pageIndicatorTintColor) }
  /// The color of a switch that is on.
  static var switchOn: Color? { color(UISwitch.self, \.onTintColor) }
  /// The color of a switch's thumb.
  static var switchThumb: Color? { color(UISwitch.self, \.thumbTintColor) }
  /// The color of a slider's track before the thumb.
  static var sliderMinimum: Color? { color(UISlider.self, \.minimumTrackTintColor) }
  /// The color of a slider's track behind the thumb.
  static var sliderMaximum: Color? { color(UISlider.self, \.maximumTrackTintColor) }
  /// The color of a slider's thumb.
  static var sliderThumb: Color? { color(UISlider.self, \.thumbTintColor) }
  /// The color of what is done of a progress.
  static var progress: Color? { color(UIProgressView.self, \.progressTintColor) }
  /// The color of alerts' buttons.
  static var alertTint: Color? {
    AppearanceProxies.existing(UIView.self, in: [UIAlertController.self])?.extras.tint?.color
  }
}
