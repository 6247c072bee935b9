public import Foundation

/// How a floating sheet finds its size.
///
/// On phones a sheet's size comes from its detents.
public protocol PresentationSizing {
  /// Returns what the sheet's content is offered, in points.
  @MainActor @preconcurrency
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, to be measured.
public struct PresentationSizingRoot {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// Returns the size with which the content answers a proposal, in points.
  @MainActor @preconcurrency
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The surroundings of a sheet that finds its size.
public struct PresentationSizingContext {
  let window: CGSize
  let idiom: InterfaceIdiom
}

/// The system's choice, a form since iOS 18.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Offers the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(CardMetrics.formSize(context.window))
  }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Offers the size of a form.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(CardMetrics.formSize(context.window))
  }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Offers the size of a page.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(CardMetrics.pageSize(context.window))
  }
}

/// The size that the content has by itself.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Offers nothing, so that the content takes its ideal size.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// Another size, with the content's own along some axes.
struct FittedAxesSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = nil }
    if vertical { size.height = nil }
    return size
  }
}

extension PresentationSizing {
  /// Returns the sizing with the content's own size along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAxesSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Returns the sizing that only grows along some axes.
  ///
  /// A picture shows one moment, so that this is the sizing itself.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The system's choice, a form since iOS 18.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size that the content has by itself.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
