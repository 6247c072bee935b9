extension Stage {
  /// Types text into the field that has the keyboard focus; a line break submits a one-line field.
  ///
  /// Without a focused field nothing happens, as on a device.
  public func type(_ text: String) throws(StageError) {
    for character in text {
      try perform {
        if let focused = graph.focus.current {
          focused.insert(String(character))
        } else {
          FirstResponder.current?.type(String(character))
        }
      }
    }
  }

  /// Deletes characters before the caret of the field that has the keyboard focus.
  public func deleteBackward(count: Int = 1) throws(StageError) {
    for _ in 0..<max(count, 0) {
      try perform {
        if let focused = graph.focus.current {
          focused.deleteBackward()
        } else {
          FirstResponder.current?.typeBackward()
        }
      }
    }
  }

  /// Whether a field has the keyboard focus.
  public var hasFocus: Bool { graph.focus.current != nil }
}
