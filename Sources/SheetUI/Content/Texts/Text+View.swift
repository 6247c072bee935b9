import Foundation
import Raster
import Typography

extension Text: View {}

extension Text: LeafView {
  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _TypedNode<Text> {
    TextNode(view, inputs)
  }

  func behavior(_ environment: EnvironmentValues) -> TextBehavior {
    TextBehavior(StyledTextBuilder(self, environment), environment)
  }
}

extension ParagraphStyle {
  /// Creates the style that an environment asks for.
  init(_ environment: EnvironmentValues) {
    self.init()
    alignment =
      switch environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    lineSpacing = Double(environment.lineSpacing)
    lineLimit = environment.lineLimit
    reservedLines = environment.reservedLines
    truncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    minimumScaleFactor = Double(environment.minimumScaleFactor)
    locale = environment.locale.identifier
  }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
  /// Where text that doesn't fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
}

extension View {
  /// Sets where text that doesn't fit is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
