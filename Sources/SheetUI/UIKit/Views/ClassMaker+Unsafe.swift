import CMetadata
import Foundation

/// Makes views of classes that are known only as values.
///
/// UIKit makes registered cells so, through initializers that aren't `required`. Swift has no way to
/// write that; the runtime's method tables have the initializers nevertheless.
@MainActor
enum ClassMaker {
  /// Makes a view through `init(frame:)`; nil where the method table isn't as expected.
  static func view<V: UIView>(_ type: V.Type, frame: CGRect = .zero) -> V? {
    guard let (initializer, metadata) = find(UIView.self, type) else { return nil }
    let lengths = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    let made = sheet_make_framed(initializer, metadata, lengths)
    return Unmanaged<UIView>.fromOpaque(made).takeRetainedValue() as? V
  }

  /// Makes a cell through `init(style:reuseIdentifier:)`; nil where the method table isn't as
  /// expected.
  static func cell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell? {
    guard let (initializer, metadata) = find(UITableViewCell.self, type) else { return nil }
    let style = UInt8(UITableViewCell.CellStyle.default.rawValue)
    let made = give(identifier) { sheet_make_styled(initializer, metadata, style, $0) }
    return Unmanaged<UITableViewCell>.fromOpaque(made).takeRetainedValue()
  }

  /// Makes a header through `init(reuseIdentifier:)`; nil where the method table isn't as expected.
  static func header(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (initializer, metadata) = find(UITableViewHeaderFooterView.self, type) else {
      return nil
    }
    let made = give(identifier) { sheet_make_named(initializer, metadata, $0) }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(made).takeRetainedValue()
  }

  /// The place that the first initializer of a class has in the method table of a kind of it.
  private static func find(
    _ base: AnyClass, _ type: AnyClass
  ) -> (initializer: UnsafeRawPointer, metadata: UnsafeRawPointer)? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let initializer = sheet_initializer(
      unsafeBitCast(base, to: UnsafeRawPointer.self), 0, metadata)
    return initializer.map { ($0, metadata) }
  }

  /// Gives a string away as the two words that it is made of.
  private static func give<Result>(
    _ text: String, to body: (UnsafePointer<UInt>) -> Result
  ) -> Result {
    let words = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    // What is given away isn't destroyed here.
    words.initialize(to: text)
    defer { words.deallocate() }
    return words.withMemoryRebound(to: UInt.self, capacity: 2) { body($0) }
  }
}
