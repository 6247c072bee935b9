// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation

// On Apple's systems `as` turns one into the other, and code that asks a notification where the
// keyboard is makes use of it in both ways.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes the rectangle out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Takes the rectangle out of an object, where it holds one.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType) == rectangleType else { return false }
    result = source.rectValue
    return true
  }

  /// Takes the rectangle out of an object; zero where it holds none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    var result: CGRect?
    if let source { _conditionallyBridgeFromObjectiveC(source, result: &result) }
    return result ?? .zero
  }

  private static var rectangleType: String { String(cString: NSValue(rect: .zero).objCType) }
}
