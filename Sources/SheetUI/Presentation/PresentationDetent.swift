public import Foundation

/// A height at which a sheet comes to rest.
///
/// Invariant behind `@unchecked Sendable`: heights are asked for on the main actor only.
public struct PresentationDetent: Hashable, @unchecked Sendable {
  /// How the height is found.
  enum Kind: Hashable, Sendable {
    /// About half of the largest height.
    case medium
    /// The largest height.
    case large
    /// A share of the largest height.
    case fraction(CGFloat)
    /// A height above the bottom safe area, in points.
    case height(CGFloat)
    /// What a type says.
    case custom(ObjectIdentifier)
    /// What UIKit code with an identifier says.
    case identified(String)
  }

  let kind: Kind
  private let resolver: (Context) -> CGFloat?

  init(_ kind: Kind, _ resolver: @escaping (Context) -> CGFloat?) {
    self.kind = kind
    self.resolver = resolver
  }

  /// About half of the largest height; none where a window is very low.
  ///
  /// The share is 0.56 in windows higher than 568 points, else 0.63, as in UIKit.
  public static let medium = PresentationDetent(.medium) {
    $0.isCompactHeight ? nil : $0.maxDetentValue * ($0.windowHeight > 568 ? 0.56 : 0.63)
  }

  /// The largest height.
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }

  /// Returns the detent of a share of the largest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }

  /// Returns the detent of a height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }

  /// Returns the detent whose height a type finds.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// Whether both find the height in the same way.
  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

  /// Adds what equal detents share.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a detent's height is found from.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height that a sheet can have, in points, without the bottom safe area.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    let windowHeight: CGFloat
    let isCompactHeight: Bool

    /// A value of the environment that the sheet is presented in.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in a context, in points within what is possible; nil where the detent is inactive.
  func height(in context: Context) -> CGFloat? {
    guard let height = resolver(context), !height.isNaN else { return nil }
    return min(max(height, 0), max(context.maxDetentValue, 0))
  }
}

/// A detent whose height is found by code.
public protocol CustomPresentationDetent {
  /// What the height is found from.
  typealias Context = PresentationDetent.Context

  /// Returns the height, in points without the bottom safe area; nil for none in this context.
  static func height(in context: Context) -> CGFloat?
}
