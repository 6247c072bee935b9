/// Why a preview can't be shown.
package enum PreviewError: Error, Equatable, CustomStringConvertible {
  /// No device has the name that the preview asks for.
  case unknownDevice(String)
  /// The preview has no size.
  case noSize
  /// A modifier's shared context isn't there in time.
  case noContext(modifier: String, seconds: Double)

  /// What is wrong, in words.
  package var description: String {
    switch self {
    case .unknownDevice(let name): "there is no device “\(name)”; see “sheetshot devices”"
    case .noSize: "the preview has no size"
    case .noContext(let modifier, let seconds):
      "the shared context of \(modifier) isn't there within \(seconds) s"
    }
  }
}
