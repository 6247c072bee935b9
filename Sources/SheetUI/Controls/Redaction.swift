import Foundation
import Raster

/// Why content isn't shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It stands for content to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum IsPrivateKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Why content isn't shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// Whether the view is nobody else's business.
  var isPrivate: Bool {
    get { self[IsPrivateKey.self] }
    set { self[IsPrivateKey.self] = newValue }
  }
  /// Whether text and pictures are drawn as bars.
  var drawsBars: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivate
  }
}

extension View {
  /// Keeps the content from being shown as it is.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentValueModifier { $0.redactionReasons.insert(reason) })
  }

  /// Shows the content as it is.
  nonisolated public func unredacted() -> some View {
    modifier(EnvironmentValueModifier { $0.redactionReasons = [] })
  }

  /// Marks the content as nobody else's business.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentValueModifier { $0.isPrivate = sensitive })
  }
}

extension DrawContext {
  /// Draws a bar in place of a line of text or a picture: the foreground at a sixth, corners of 4
  /// (observed).
  mutating func bar(_ rect: CGRect, radius: CGFloat, _ environment: EnvironmentValues) {
    let style = ForegroundStyle()._resolve(in: environment)
    let bar = snapped(rect)
    group {
      $0.fill(bar.rounded(radius), in: bar, style)
    } _: {
      $0.opacity = 0.16
      $0.name = "redacted"
    }
  }
}
