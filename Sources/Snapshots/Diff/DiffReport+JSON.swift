import Raster

extension DiffReport {
  /// The report as `sheetshot diff --json` prints it; keys may be added, never renamed.
  public var json: JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("result", .string(outcome.rawValue)),
      ("differingPixels", .integer(differingPixels)),
      ("totalPixels", .integer(totalPixels)),
      ("share", .number(share)),
      ("maxChannelDelta", .integer(maxChannelDelta)),
      ("sizes", leading?.json(\.sizes) ?? []),
      ("regions", .array((leading?.statistics?.regions ?? []).map(\.json))),
      ("preset", .string(rules.name)),
      ("changes", .array(changes.map { .string($0) })),
      ("unequalPixels", .integer(passedOver(\.unequalPixels))),
      ("antialiasedPixels", .integer(passedOver(\.antialiasedPixels))),
      ("maskedPixels", .integer(maskedPixels)),
      ("rules", .string(rules.description)),
    ]
    if isSequence { pairs.append(("frames", .array(frames.map(\.json)))) }
    return .object(pairs)
  }
}

extension DiffReport.Frame {
  fileprivate var json: JSONValue {
    [
      "name": .string(name),
      "identical": .bool(isIdentical),
      "accepted": .bool(isAccepted),
      "differingPixels": .integer(statistics?.differingPixels ?? lonePixels),
      "totalPixels": .integer(totalPixels),
      "maxChannelDelta": .integer(statistics?.maxChannelDelta ?? (difference == nil ? 255 : 0)),
      "sizes": json(\.sizes),
      "regions": .array((statistics?.regions ?? []).map(\.json)),
    ]
  }

  fileprivate func json(_ sizes: KeyPath<DiffReport.Frame, [PixelSize?]>) -> JSONValue {
    .array(self[keyPath: sizes].map { $0.map { .integers([$0.width, $0.height]) } ?? .null })
  }
}

extension PixelRect {
  /// The rectangle as x, y, width and height.
  fileprivate var json: JSONValue { .integers([minX, minY, width, height]) }
}

extension DiffReport {
  /// A number of all pictures that differ.
  private func passedOver(_ number: KeyPath<DifferenceStatistics, Int>) -> Int {
    frames.reduce(0) { $0 + ($1.statistics?[keyPath: number] ?? 0) }
  }

  /// What was looked at and isn't counted, in words.
  private var passedOverLine: String? {
    guard rules != .exact else { return nil }
    let (unequal, smooth) = (passedOver(\.unequalPixels), passedOver(\.antialiasedPixels))
    return "unequal: \(unequal) pixels, of which \(smooth) anti-aliased; masked: \(maskedPixels)"
  }

  /// The report in words, a line each.
  public var lines: [String] {
    guard outcome != .identical else {
      let pictures = isSequence ? "\(frames.count) pictures, " : ""
      return ["identical: \(pictures)\(totalPixels) pixels"]
    }
    var lines = [
      "\(outcome.rawValue): \(differingPixels) of \(totalPixels) pixels differ "
        + "(share \(JSONWriter.text(share))), worst channel difference \(maxChannelDelta)"
    ]
    for frame in frames where !frame.isIdentical { lines += frame.lines(named: isSequence) }
    if let passedOverLine { lines += [passedOverLine, "rules: \(rules)"] }
    return lines + changes
  }
}

extension DiffReport.Frame {
  /// The sizes or the changed regions, in words.
  fileprivate func lines(named isNamed: Bool) -> [String] {
    let label = isNamed ? "\(name): " : ""
    if case .sizeMismatch(let a, let b, _) = difference {
      return ["\(label)\(a.width)×\(a.height) pixels and \(b.width)×\(b.height) pixels"]
    }
    guard let statistics, statistics.differingPixels > 0 else { return [] }
    let regions = statistics.regions.map {
      "(\($0.minX), \($0.minY), \($0.width)×\($0.height))"
    }
    return ["\(label)\(statistics.differingPixels) pixels in \(regions.joined(separator: ", "))"]
  }
}
