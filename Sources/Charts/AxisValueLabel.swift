public import Foundation
public import SheetUI

/// How labels keep out of each other's way; here they are cut off.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let rawValue: Int

  /// As the chart likes.
  public static let automatic = AxisValueLabelCollisionResolution(rawValue: 0)
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution(rawValue: 1)
  /// They are cut off.
  public static let truncate = AxisValueLabelCollisionResolution(rawValue: 2)
  /// They may lie over each other.
  public static let disabled = AxisValueLabelCollisionResolution(rawValue: 3)
}

/// How labels are turned; they never are.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let rawValue: Int

  /// As the chart likes.
  public static let automatic = AxisValueLabelOrientation(rawValue: 0)
  /// Not at all.
  public static let horizontal = AxisValueLabelOrientation(rawValue: 1)
  /// Upright.
  public static let vertical = AxisValueLabelOrientation(rawValue: 2)
}

/// The name of a value.
public struct AxisValueLabel: AxisMark {
  private let view: (@MainActor (AxisValue) -> AnyView)?
  private let centered: Bool

  private init(
    _ centered: Bool?, _ view: (@MainActor (AxisValue) -> AnyView)?
  ) { (self.centered, self.view) = (centered ?? false, view) }

  // Reason: Charts' signature has seven parameters.
  /// Creates the usual name.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) { self.init(centered, nil) }

  // Reason: Charts' signature has eight parameters.
  /// Creates a text as a name.
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    self.init(centered) { _ in AnyView(Text(verbatim: text)) }
  }

  // Reason: Charts' signature has eight parameters.
  /// Creates a name in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    nonisolated(unsafe) let format = format
    self.init(centered) { value in
      AnyView(value.as(F.FormatInput.self).map { Text(verbatim: format.format($0)) })
    }
  }

  // Reason: Charts' signature has eight parameters.
  /// Creates a view as a name.
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) {
    let view = AnyView(content())
    self.init(centered) { _ in view }
  }

  /// The name.
  public func _parts(_ value: AxisValue) -> [_AxisPart] {
    [_AxisPart(kind: .label(view?(value) ?? AnyView(value.words), centered: centered))]
  }
}
