public import Raster
public import SheetUI
public import Snapshots

extension Snapshotting where Value: View, Format == FrameSequence {
  /// The frames of a view of its ideal size until nothing moves any more, ten a second.
  public static var frames: Snapshotting { .frames() }

  // Reason: the instants, the room and the rules are each as for one picture.
  /// The frames of a view, compared one by one; the reference is an animated PNG file.
  ///
  /// - Parameters:
  ///   - start: The first frame's instant, in virtual seconds.
  ///   - end: The last instant; the last frame isn't later. For `settled`, frames are taken up to
  ///     the first after the last movement.
  ///   - rate: The frames a second.
  ///   - rules: When two frames count as the same.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - layout: The room that the view gets.
  ///   - traits: What is other than the layout says: appearance, text size, direction, scale,
  ///     size classes.
  /// - Returns: A way to take snapshots.
  public static func frames(
    from start: Double = 0, to end: SnapshotInstant = .settled, fps rate: Int = 10,
    rules: ComparisonRules = .exact, masks: [SnapshotMask] = [],
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let plan = AnimationPlan(start: start, end: end, rate: rate)
    return Snapshotting(pathExtension: "png", diffing: .frames(rules, masks: masks)) { view in
      try staged(view, layout, traits, .seconds(0)) { try $0.frames(of: $1, plan) }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == FrameSequence {
  // Reason: the instants, the room and the rules are each as for one picture.
  /// The frames of a view controller and of all that it presents, compared one by one.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - start: The first frame's instant, in virtual seconds.
  ///   - end: The last instant; for `settled`, the first frame after the last movement.
  ///   - rate: The frames a second.
  ///   - rules: When two frames count as the same.
  ///   - masks: Where nothing is compared: views by their identifiers, or pixels.
  ///   - traits: What is other than the device says: appearance, text size, direction, scale,
  ///     size classes.
  /// - Returns: A way to take snapshots.
  public static func frames(
    on config: ViewImageConfig, from start: Double = 0, to end: SnapshotInstant = .settled,
    fps rate: Int = 10, rules: ComparisonRules = .exact, masks: [SnapshotMask] = [],
    traits: UITraitCollection? = nil
  ) -> Snapshotting {
    let plan = AnimationPlan(start: start, end: end, rate: rate)
    return Snapshotting(pathExtension: "png", diffing: .frames(rules, masks: masks)) { controller in
      try staged(controller, config, traits, .seconds(0)) { try $0.frames(of: $1, plan) }
    }
  }
}
