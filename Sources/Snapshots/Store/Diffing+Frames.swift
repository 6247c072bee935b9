internal import Foundation
public import Raster

extension Diffing where Value == FrameSequence {
  /// Animations as animated PNG files, compared frame by frame, pictures and times.
  public static var frames: Diffing { .frames(.exact) }

  /// Animations as animated PNG files, compared frame by frame: pictures by given rules, times
  /// exactly.
  ///
  /// - Parameters:
  ///   - rules: When two pictures count as the same.
  ///   - masks: Where nothing is compared; views are looked for in every frame.
  /// - Returns: A way to store and compare animations.
  public static func frames(_ rules: ComparisonRules, masks: [SnapshotMask] = []) -> Diffing {
    let comparing = FrameComparing(rules: rules, masks: masks)
    var diffing = Diffing(
      toData: { sequence in
        let seal = FileSeal(content: sequence.hash, version: LibraryVersion.current)
        return Data(try seal.sealed(try sequence.encoded()))
      },
      fromData: { try FrameSequence([UInt8]($0)) },
      diff: { reference, sequence in
        comparing.difference(reference, sequence, Trees()).map { ($0.words, $0.attachments) }
      })
    diffing.own.difference = { comparing.difference($0, $1, $2) }
    diffing.own.isIdentical = { SequenceComparison($0, $1).isIdentical }
    diffing.own.isSealed = { sequence, file in
      FileSeal(content: sequence.hash, version: LibraryVersion.current).fits(file)
    }
    diffing.own.trouble = { comparing.trouble($0, trees: $1) }
    diffing.own.masked = { comparing.coverage($0, trees: $1) }
    return diffing
  }
}

/// Compares the frames of animations by rules, outside of masks.
struct FrameComparing {
  let rules: ComparisonRules
  let masks: [SnapshotMask]

  /// All masks, those of the rules included.
  private var allMasks: [SnapshotMask] { rules.masks.map { .rectangle($0) } + masks }

  /// Why an animation can't be compared; nil where it can: each mask has to be in one frame.
  func trouble(_ sequence: FrameSequence, trees: LayoutText) -> String? {
    if allMasks.isEmpty { return nil }
    let trees = Self.trees(trees.text)
    var trouble: String?
    for mask in allMasks {
      var found: String?
      for index in sequence.indices {
        do throws(MaskError) {
          _ = try [mask].coverage(of: sequence.size(at: index), Self.tree(trees, index))
          found = nil
          break
        } catch {
          found = error.message
        }
      }
      trouble = trouble ?? found
    }
    return trouble
  }

  /// What isn't compared of the first frame that has a mask; nil without masks.
  func coverage(_ sequence: FrameSequence, trees: LayoutText) -> MaskCoverage? {
    if allMasks.isEmpty { return nil }
    let trees = Self.trees(trees.text)
    let coverages = sequence.indices.map { index in
      let size = sequence.size(at: index)
      return MaskCoverage(rectangles(of: size, Self.tree(trees, index), nil), of: size)
    }
    return coverages.max { $0.pixels < $1.pixels }
  }

  func difference(
    _ reference: FrameSequence, _ sequence: FrameSequence, _ trees: Diffing<FrameSequence>.Trees
  ) -> Diffing<FrameSequence>.Difference? {
    let comparison = compare(reference, sequence, trees)
    guard !comparison.isAccepted else { return nil }
    let words = FrameDifference(comparison: comparison, trees: Self.trees(trees.new))
    let pictures: [(String, (ImageComparison) -> Bitmap)] = [
      ("diff.png", { $0.picture() }), ("triptych.png", { $0.triptych() }),
    ]
    let attachments = pictures.compactMap { name, draw in
      words.animation(reference, sequence, draw).map {
        Diffing<FrameSequence>.Attachment(name: name, data: Data($0))
      }
    }
    let failures = words.failures.map { pair, time in
      FrameFailure(
        index: pair.index, message: words.words(pair, time), expected: reference,
        actual: sequence, rules: pair.rules)
    }
    let changed = words.failures.map { pair, _ in
      let regions = pair.difference.statistics?.regions ?? []
      return (pair.index, Diffing<FrameSequence>.ChangedPixels(regions: regions, width: pair.width))
    }
    return .init(
      words: words.words, attachments: attachments, headline: words.headline, frames: failures,
      changed: Dictionary(uniqueKeysWithValues: changed))
  }

  /// Compares all frames, each outside of what is masked in it.
  func compare(
    _ reference: FrameSequence, _ sequence: FrameSequence, _ trees: Diffing<FrameSequence>.Trees
  ) -> SequenceComparison {
    let (new, old) = (Self.trees(trees.new), Self.trees(trees.reference))
    return SequenceComparison(reference, sequence) { index in
      var rules = rules
      if !masks.isEmpty {
        rules.masks = rectangles(
          of: sequence.size(at: index), Self.tree(new, index), Self.tree(old, index))
      }
      return rules
    }
  }

  /// What the masks cover of one frame; views that aren't there cover nothing.
  private func rectangles(
    of size: PixelSize, _ tree: LayoutTree?, _ reference: LayoutTree?
  ) -> [PixelRect] {
    allMasks.flatMap { (try? [$0].rectangles(of: size, tree, reference: reference)) ?? [] }
  }

  private static func trees(_ text: String?) -> FrameTrees? {
    text.flatMap { try? FrameTrees($0) }
  }

  static func tree(_ trees: FrameTrees?, _ index: Int) -> LayoutTree? {
    guard let trees, trees.frames.indices.contains(index) else { return nil }
    return try? LayoutTree(trees.frames[index].tree)
  }
}

/// Tells and shows how two animations differ.
struct FrameDifference {
  let comparison: SequenceComparison
  /// The new animation's trees, where they are known.
  var trees: FrameTrees?

  /// The most frames that are told one by one.
  private static let mostFrames = 8

  /// The frames that both have and that don't count as the same, each with its instant.
  var failures: [(pair: SequenceComparison.Pair, time: Double)] {
    var time = 0.0
    var failures: [(pair: SequenceComparison.Pair, time: Double)] = []
    for pair in comparison.pairs {
      if !pair.isAccepted { failures.append((pair, time)) }
      time += pair.delays[1]?.seconds ?? 0
    }
    return failures
  }

  /// The numbers of frames where they differ, and what differs in each frame.
  var words: String {
    var lines: [String] = []
    let (first, second) = (comparison.firstCount, comparison.secondCount)
    if first != second {
      lines.append("The reference has \(first) frames, the new animation \(second).")
    }
    let failures = failures
    lines += failures.prefix(Self.mostFrames).map { words($0.pair, $0.time) }
    if failures.count > Self.mostFrames {
      lines.append("… and \(failures.count - Self.mostFrames) more frames")
    }
    if lines.isEmpty { lines.append("Nothing was compared: the animations have no frames.") }
    return lines.joined(separator: "\n")
  }

  /// The first frame that differs, and where.
  var headline: String? {
    guard let (pair, time) = failures.first, let statistics = pair.difference.statistics,
      let words = statistics.headline(in: views(of: pair))
    else { return nil }
    return "\(name(pair, time)): \(words)"
  }

  private func name(_ pair: SequenceComparison.Pair, _ time: Double) -> String {
    let name = trees.flatMap {
      $0.frames.indices.contains(pair.index) ? $0.frames[pair.index].name : nil
    }
    let words = name.flatMap { $0.isEmpty ? nil : $0 } ?? FrameTrees.name(pair.index, at: time)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private func views(of pair: SequenceComparison.Pair) -> RegionViews? {
    guard let statistics = pair.difference.statistics, statistics.totalPixels > 0,
      let tree = FrameComparing.tree(trees, pair.index)
    else { return nil }
    return RegionViews(tree, pixelWidth: pair.width)
  }

  /// One frame's difference, in a line.
  func words(_ pair: SequenceComparison.Pair, _ start: Double) -> String {
    var parts: [String] = []
    if let words = pair.difference.words(in: views(of: pair)) {
      parts.append(words.split(separator: "\n").map { String($0).sentence }.joined(separator: " "))
    }
    if !pair.hasSameDelay, let old = pair.delays[0], let new = pair.delays[1] {
      parts.append("It shows for \(new.words) instead of \(old.words).")
    }
    return "\(name(pair, start)): \(parts.joined(separator: " "))"
  }

  /// Returns an animation of what is drawn of the frames that both have; nil where it can't be.
  func animation(
    _ reference: FrameSequence, _ sequence: FrameSequence, _ draw: (ImageComparison) -> Bitmap
  ) -> [UInt8]? {
    let pairs = comparison.pairs
    return try? APNGEncoder.file(count: pairs.count) { place in
      let pair = pairs[place]
      let (old, new) = (reference[pair.index], sequence[pair.index])
      let picture = draw(ImageComparison(old.image, new.image, rules: pair.rules))
      return AnimationFrame(image: StraightImage(picture), delay: new.delay)
    }
  }
}

extension SequenceComparison {
  /// Compares two animations, a frame of each in memory.
  init(
    _ first: FrameSequence, _ second: FrameSequence,
    rules: (_ index: Int) -> ComparisonRules = { _ in .exact }
  ) {
    var (old, new) = (first.makeIterator(), second.makeIterator())
    self.init({ old.next() }, { new.next() }, rules: rules)
  }
}
