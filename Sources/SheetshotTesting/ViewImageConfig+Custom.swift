public import Foundation
public import SheetUI

extension ViewImageConfig {
  /// Creates surroundings of one's own, at an iPhone 13's scale.
  ///
  /// - Parameters:
  ///   - safeArea: What bars and notches cover, in points.
  ///   - size: The room in points; nil for an iPhone 13's screen.
  ///   - traits: Appearance, text size, direction, scale, size classes.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    let phone = Self.iPhone13.configuration.device
    let insets = EdgeInsets(
      top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
    let screen = Device.Screen(size: size ?? phone.portrait.size, safeArea: insets)
    let device = Device(id: "custom", idiom: .phone, scale: phone.scale, portrait: screen)
    self.init(StageConfiguration(device: device).applying(traits))
  }

  /// The screen as the device is held.
  private var screen: Device.Screen {
    get { configuration.device.screen(in: configuration.orientation) }
    set {
      switch configuration.orientation {
      case .portrait: configuration.device.portrait = newValue
      case .landscape: configuration.device.landscape = newValue
      }
    }
  }

  /// The room in points.
  public var size: CGSize? {
    get { screen.size }
    set { screen.size = newValue ?? screen.size }
  }

  /// What bars and notches cover, in points.
  public var safeArea: UIEdgeInsets {
    get {
      let insets = screen.safeArea
      return UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    set {
      screen.safeArea = EdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }
}
