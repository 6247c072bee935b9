public import Foundation

extension UIImage {
  /// The picture as the bytes of a file, a PNG as well; nil where it is no bitmap.
  public func heicData() -> Data? { pngData() }

  /// Returns the picture, ready to be drawn; it always is.
  public func preparingForDisplay() -> UIImage? { self }

  /// Hands the picture over, ready to be drawn; it always is.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the picture, ready to be drawn; it always is.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns a small copy of the picture that fits a size, in points.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    guard small.width > 0, small.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: small).image { _ in
      draw(in: CGRect(origin: .zero, size: small))
    }
  }

  /// Returns a small copy of the picture that fits a size, in points.
  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  // MARK: The system's pictures

  /// A sign that adds.
  public static var add: UIImage { symbol("plus.circle.fill") }
  /// A sign that takes away.
  public static var remove: UIImage { symbol("minus.circle.fill") }
  /// A sign of choice.
  public static var checkmark: UIImage { symbol("checkmark.circle.fill") }
  /// A sign of choice with a border.
  public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  /// A sign of further actions.
  public static var actions: UIImage { symbol("ellipsis.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Creates a symbol that shows a share of its parts.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard Self.isSymbol(name) else { return nil }
    self.init(
      Image(systemName: name, variableValue: value), symbol: configuration as? SymbolConfiguration)
  }
}
