public import SwiftUI

/// How a partial sheet moves.
public struct PSSlideAnimation: Sendable {
  /// The movement of sheets that don't say anything else.
  static let defaultSlideAnimation = Animation.interpolatingSpring(
    stiffness: 300, damping: 30, initialVelocity: 10)

  /// The way in, and the way to a new height.
  var slideIn: Animation
  /// The way out.
  var slideOut: Animation

  /// Creates a movement; nil stands for the default spring.
  public init(slideIn: Animation? = nil, slideOut: Animation? = nil) {
    self.slideIn = slideIn ?? Self.defaultSlideAnimation
    self.slideOut = slideOut ?? Self.defaultSlideAnimation
  }
}
