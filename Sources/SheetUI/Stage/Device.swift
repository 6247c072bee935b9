public import Foundation

/// A phone, tablet or window that views are laid out for.
///
/// A device holds facts only; what is shown on it, and how it is turned, is the stage's business.
public struct Device: Equatable, Sendable {
  /// The kind of machine.
  public enum Idiom: String, CaseIterable, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A window on a desktop.
    case mac
  }

  /// How a device is held; a window on a desktop is the same in both.
  public enum Orientation: String, CaseIterable, Sendable {
    /// The short edge is at the top.
    case portrait
    /// The long edge is at the top.
    case landscape
  }

  /// What a device offers to its views in one orientation; all lengths in points.
  public struct Screen: Equatable, Sendable {
    /// The whole screen.
    public var size: CGSize
    /// What bars, notch and home indicator cover.
    public var safeArea: EdgeInsets
    /// The size class across.
    public var horizontalSizeClass: UserInterfaceSizeClass
    /// The size class from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass
    /// The default horizontal margin of content, from the screen's edge.
    public var layoutMargin: CGFloat
    /// The height of the keyboard from the screen's lower edge; 0 when there is none on screen.
    public var keyboardHeight: CGFloat

    /// Creates a screen of regular size classes without insets.
    public init(size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
      self.size = size
      self.safeArea = safeArea
      horizontalSizeClass = .regular
      verticalSizeClass = .regular
      layoutMargin = 20
      keyboardHeight = 0
    }
  }

  /// The stable name in commands and files: `iphone-13`.
  public var id: String
  /// The name as its maker writes it.
  public var name: String
  /// The kind of machine.
  public var idiom: Idiom
  /// The pixels of a point.
  public var scale: CGFloat
  /// The radius of the display's corners in points; 0 for square ones.
  public var cornerRadius: CGFloat
  /// What it offers when held upright.
  public var portrait: Screen
  /// What it offers when turned by a quarter.
  public var landscape: Screen

  /// Creates a device of one's own.
  ///
  /// - Parameters:
  ///   - id: The name in commands and files.
  ///   - idiom: The kind of machine.
  ///   - scale: The pixels of a point.
  ///   - portrait: What it offers when held upright.
  ///   - landscape: What it offers when turned; by default the same screen with its sides swapped
  ///     and without insets. A window doesn't turn.
  public init(
    id: String, idiom: Idiom, scale: CGFloat, portrait: Screen, landscape: Screen? = nil
  ) {
    self.id = id
    name = id
    self.idiom = idiom
    self.scale = scale
    cornerRadius = 0
    self.portrait = portrait
    self.landscape = landscape ?? (idiom == .mac ? portrait : portrait.turned)
  }

  /// Returns what the device offers in an orientation.
  public func screen(in orientation: Orientation) -> Screen {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension Device.Screen {
  /// The same screen with its sides swapped, without insets.
  fileprivate var turned: Device.Screen {
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    turned.safeArea = EdgeInsets()
    (turned.horizontalSizeClass, turned.verticalSizeClass) =
      (verticalSizeClass, horizontalSizeClass)
    return turned
  }
}
