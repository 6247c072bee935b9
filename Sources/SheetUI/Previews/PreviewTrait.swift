public import Foundation

/// A condition that a preview is shown under.
public struct PreviewTrait<T> {
  /// What is meant.
  package enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }

  /// What is meant.
  package let kinds: [Kind]
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Fills the device's screen.
  public static var defaultLayout: Self { Self(kinds: [.layout(.device)]) }

  /// Has the size that the views want.
  public static var sizeThatFitsLayout: Self { Self(kinds: [.layout(.sizeThatFits)]) }

  /// Has the given size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kinds: [.layout(.fixed(width: width, height: height))])
  }

  /// Holds the device upright.
  public static var portrait: Self { Self(kinds: [.orientation(.portrait)]) }

  /// Holds the device upside down.
  public static var portraitUpsideDown: Self { Self(kinds: [.orientation(.portraitUpsideDown)]) }

  /// Turns the device to the left.
  public static var landscapeLeft: Self { Self(kinds: [.orientation(.landscapeLeft)]) }

  /// Turns the device to the right.
  public static var landscapeRight: Self { Self(kinds: [.orientation(.landscapeRight)]) }

  /// Puts the views into a context that several previews share.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(kinds: [.modifier(modifier)])
  }
}
