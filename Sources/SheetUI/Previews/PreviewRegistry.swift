/// A preview in the program: what `#Preview` expands to, found at run time among its types.
public protocol PreviewRegistry {
  /// The file that the preview stands in, as `#fileID` tells it.
  static var fileID: String { get }
  /// The line, counted from 1.
  static var line: Int { get }
  /// The column, counted from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
