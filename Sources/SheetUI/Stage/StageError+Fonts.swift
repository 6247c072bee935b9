import Typography

extension StageError {
  /// What is wrong with the fonts, in words; `nil` for other errors.
  package var fontTrouble: String? {
    guard case .fonts(let error) = self else { return nil }
    return switch error {
    case .missing(let file, let folders, let package):
      "the font \(file) is in none of \(folders.joined(separator: ", ")); "
        + "it comes with the package \(package)"
    case .unreadable(let path): "the font file \(path) can't be read"
    case .tooLarge(let path, let allowed): "the font file \(path) is larger than \(allowed) bytes"
    case .notAFont(let path): "\(path) is no scalable font"
    case .outOfMemory: "there is not enough memory for the fonts"
    }
  }
}
