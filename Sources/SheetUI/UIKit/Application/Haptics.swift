public import Foundation

/// Lets users feel something; a picture has nothing to feel, so nothing happens.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {}
  /// Creates a generator for a view.
  public init(view: UIView) {}
  /// Gets ready, without effect.
  open func prepare() {}
}

/// Lets users feel a hit; nothing happens.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What a hit feels like.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light = 0
    /// Middling things.
    case medium = 1
    /// Large things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Hard things.
    case rigid = 4
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator for a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  /// Creates a generator.
  public convenience override init() { self.init(style: .medium) }
  /// Lets users feel a hit; nothing happens.
  open func impactOccurred() {}
  /// Lets users feel a hit; nothing happens.
  open func impactOccurred(intensity: CGFloat) {}
  /// Lets users feel a hit at a place; nothing happens.
  open func impactOccurred(at location: CGPoint) {}
  /// Lets users feel a hit at a place; nothing happens.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Lets users feel how something went; nothing happens.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Creates a generator.
  public override init() { super.init() }
  /// Lets users feel how something went; nothing happens.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets users feel another choice; nothing happens.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }
  /// Lets users feel another choice; nothing happens.
  open func selectionChanged() {}
  /// Lets users feel another choice at a place; nothing happens.
  open func selectionChanged(at location: CGPoint) {}
}
