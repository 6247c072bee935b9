import Typography

/// A number that grows with the reader's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Scales a number like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Scales a number like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// The number at the reader's text size.
  public var wrappedValue: Value { scaled ?? base }

  /// Reads the text size of the place.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let environment = context.node.inputs.environment
    guard environment.idiom != .mac else { return }
    scaled = Value(
      DynamicType.scaled(
        Double(base), relativeTo: style.typography, at: environment.dynamicTypeSize.typography))
  }
}
