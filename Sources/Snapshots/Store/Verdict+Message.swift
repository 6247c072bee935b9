extension Verdict {
  /// The failure in words, with the paths of all files; nil where there is none.
  ///
  /// It starts with what changed in the layout, where that is known, or else with where pixels did.
  public var message: String? {
    guard let words else { return nil }
    let paths = [
      ("reference", referencePath), ("new", actualPath), ("difference", differencePath),
      ("side by side", triptychPath),
    ]
    let lines = paths.compactMap { label, path in path.map { "\(label): \($0)" } }
    return (lead + [words] + lines + details).joined(separator: "\n")
  }

  private var lead: [String] {
    if let lines = changes?.lines, !lines.isEmpty {
      return (isHeadlineFirst ? [headline].compactMap(\.self) : []) + lines
    }
    // Without a tree beside the reference nothing is known of the layout: where pixels changed is
    // told with them then.
    return changes == nil ? [] : [headline].compactMap(\.self)
  }

  private var words: String? {
    switch outcome {
    case .matches: nil
    case .recorded(changed: true):
      "Record mode is on: the reference was written. Turn it off and run again to compare with it."
    case .recorded(changed: false):
      "Record mode is on: the reference is equal and was left as it is. Turn the mode off."
    case .recordedMissing:
      "There was no reference, so one was written. Run again to compare with it."
    case .missing: "There is no reference, and none was written, because recording is off."
    case .different: "The snapshot differs from its reference."
    case .unreadable(let reason): "The reference can't be used: \(reason)".sentence
    case .unusable(let reason): "The snapshot can't be taken: \(reason)".sentence
    case .unwritable(let reason): "The reference can't be written: \(reason)".sentence
    case .nameTaken(let name):
      "The file “\(name)” stands in the reference's place, because its name differs in case alone. "
        + "Give the snapshot another name."
    }
  }

  private var details: [String] {
    var details: [String] = []
    if case .different(let words) = outcome { details.append(words) }
    if case .different = outcome, changes?.isEmpty == true {
      details.append("The layout trees are equal: every view has its place, size, words and color.")
    }
    if let layoutTrouble {
      details.append("The layout tree beside the reference can't be used: \(layoutTrouble).")
    }
    if isRerecorded { details.append("The reference was replaced by the new snapshot.") }
    return details
  }
}
