public import Foundation

/// How a scroll view's indicators are shown; a still picture shows none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let visibility: Visibility
  let isForced: Bool

  /// As the system has it.
  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .automatic, isForced: false)
  }
  /// Shown while content moves.
  public static var visible: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .visible, isForced: false)
  }
  /// Hidden.
  public static var hidden: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .hidden, isForced: false)
  }
  /// Hidden with every way of scrolling.
  public static var never: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(visibility: .hidden, isForced: true)
  }
}

/// How scroll views are pulled beyond their ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let isBySize: Bool

  /// As the system has it.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
  /// Only where the content is larger.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: true) }
}

/// How content looks where it leaves a scroll view; here it is always cut off.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// As the system has it.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
  /// With a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
  /// Fading.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}

/// What an anchor of scroll views is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  let number: Int

  /// Where the content lies at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// What stays while sizes change.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// Where smaller content lies.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// How the keyboard goes away when content is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let number: Int

  /// As the system has it.
  public static var automatic: ScrollDismissesKeyboardMode { .init(number: 0) }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { .init(number: 1) }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { .init(number: 2) }
  /// Not at all.
  public static var never: ScrollDismissesKeyboardMode { .init(number: 3) }
}

extension View {
  nonisolated private func scrollSettings(
    _ change: @escaping (inout ScrollSettings) -> Void
  ) -> ModifiedContent<Self, EnvironmentValueModifier> {
    ModifiedContent(
      content: self, modifier: EnvironmentValueModifier { change(&$0.scrollSettings) })
  }

  /// Keeps scroll views in the view from moving with a finger.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollSettings { $0.isDisabled = disabled }
  }

  /// Lets content show outside of scroll views' boxes.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.isClipDisabled = disabled }
  }

  /// Says how indicators are shown; a still picture shows none.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollSettings { $0.indicators = visibility.visibility }
  }

  /// Says when indicators flash; a still picture shows none.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  /// Says when indicators flash; a still picture shows none.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Says how scroll views are pulled beyond their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrollSettings { settings in
      if behavior.isBySize {
        settings.boundAxes.formUnion(axes)
      } else {
        settings.boundAxes.subtract(axes)
      }
    }
  }

  /// Says how content looks where it leaves scroll views; here it is always cut off.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Hides the effect where content leaves scroll views; here there is none.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Says how the keyboard goes away when content is scrolled; here it stays.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Says where scroll views' content lies at first and while it grows.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { $0.anchor = anchor }
  }

  /// Says where scroll views' content lies, for one purpose.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    scrollSettings {
      if role == .alignment { $0.alignment = anchor } else { $0.anchor = anchor }
    }
  }

  /// Says where scroll views' content comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollSettings { $0.targetBehavior = behavior }
  }

  /// Lets scroll views come to rest at each view of this stack or grid.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(
      ScrollTargetModifier(layout: ScrollTargetLayout(isEnabled: isEnabled, isTarget: false)))
  }

  /// Lets scroll views come to rest at this view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(
      ScrollTargetModifier(layout: ScrollTargetLayout(isEnabled: isEnabled, isTarget: true)))
  }

  /// Sets the distances that content keeps from scroll views' boxes, in points.
  ///
  /// Indicators aren't drawn, so their margins show nothing.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.contentMargins.top = insets.top }
      if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
    }
  }

  /// Sets the distance that content keeps from scroll views' boxes; nil for none, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 0), for: placement)
  }

  /// Sets the distance that content keeps from scroll views' boxes, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
