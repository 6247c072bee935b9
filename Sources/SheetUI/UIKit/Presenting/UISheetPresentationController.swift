public import Foundation

/// How a view controller is presented as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, the smallest first.
  open var detents: [Detent] = [.large()] { didSet { didChange() } }
  /// The height in use; nil for the smallest.
  ///
  /// As within `animateChanges`, the sheet moves to another one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  /// The greatest height at which nothing behind is dimmed; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  /// Whether the bar to drag by is drawn.
  open var prefersGrabberVisible = false { didSet { didChange() } }
  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { didChange() } }
  /// Whether a swipe on scrolling content grows the sheet first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { didChange() } }
  /// Whether the sheet keeps to the lower edge in a low window instead of filling it.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { didChange() } }
  /// Whether a sheet at the lower edge is as wide as its controller asks for.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { didChange() } }
  /// Whether a floating sheet has the size of a page; without effect, the style decides.
  open var prefersPageSizing = true
  /// The view that the sheet comes from; without effect on where it lies.
  open var sourceView: UIView?

  /// Makes changes that the sheet moves to.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    didChange()
  }

  /// Finds the heights again.
  open func invalidateDetents() { didChange() }

  override var settings: PresentationSettings {
    var settings = PresentationSettings()
    settings.detents = Set(detents.map(\.detent))
    settings.selection = Binding(
      get: { [weak self] in self?.selected ?? PresentationDetent(.identified("")) { _ in nil } },
      set: { [weak self] in self?.select($0) })
    settings.dragIndicator = prefersGrabberVisible ? .visible : .hidden
    settings.cornerRadius = .some(preferredCornerRadius)
    if let detent = detent(largestUndimmedDetentIdentifier) {
      settings.backgroundInteraction = .enabled(upThrough: detent)
    }
    settings.contentInteraction = prefersScrollingExpandsWhenScrolledToEdge ? .resizes : .scrolls
    settings.attachesInCompactHeight = prefersEdgeAttachedInCompactHeight
    settings.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    return settings
  }

  func detent(_ identifier: Detent.Identifier?) -> PresentationDetent? {
    detents.first { $0.identifier == identifier }?.detent
  }

  private var selected: PresentationDetent? { detent(selectedDetentIdentifier) }

  func select(_ detent: PresentationDetent) {
    selectedDetentIdentifier = detents.first { $0.detent == detent }?.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Hears of a sheet's heights.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a detent's height is found from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The surroundings of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height that a sheet can have, in points without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentResolutionContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ context: PresentationDetent.Context) {
    containerTraitCollection = UITraitCollection(context.environment)
    maximumDetentValue = context.maxDetentValue
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The detent's name.
    public let identifier: Identifier
    let detent: PresentationDetent

    private init(_ identifier: Identifier, _ detent: PresentationDetent) {
      self.identifier = identifier
      self.detent = detent
    }

    /// A detent that SwiftUI code names, in UIKit's words (observed).
    init(_ detent: PresentationDetent) {
      self.detent = detent
      switch detent.kind {
      case .medium: identifier = .medium
      case .large: identifier = .large
      case .fraction(let share): identifier = Identifier("Fraction:\(share)")
      case .height(let height): identifier = Identifier("Height:\(height)")
      case .custom(let type): identifier = Identifier("Custom:\(type.hashValue)")
      case .identified(let name): identifier = Identifier(name)
      }
    }

    /// Returns the detent of about half of the largest height.
    public static func medium() -> Detent { Detent(.medium, .medium) }
    /// Returns the detent of the largest height.
    public static func large() -> Detent { Detent(.large, .large) }
    /// Returns a detent whose height a closure finds, in points; nil where it is inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      let identifier = identifier ?? Identifier("custom \(SerialNumber.next())")
      // Heights are asked for on the main actor only.
      nonisolated(unsafe) let resolver = resolver
      return Detent(
        identifier,
        PresentationDetent(.identified(identifier.rawValue)) { context in
          nonisolated(unsafe) let context = context
          return MainActor.assumeIsolated { resolver(DetentResolutionContext(context)) }
        })
    }

    /// Returns the height in a context, in points; nil where the detent is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      detent.height(
        in: PresentationDetent.Context(
          maxDetentValue: context.maximumDetentValue,
          environment: context.containerTraitCollection.environment, windowHeight: .infinity,
          isCompactHeight: context.containerTraitCollection.verticalSizeClass == .compact))
    }
  }
}
