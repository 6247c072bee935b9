extension String {
  /// The text with a full stop at its end, unless it ends as a sentence already.
  package var sentence: String {
    guard let last, ".?!".contains(last) else { return self + "." }
    return self
  }
}
