/// A preview of views, a view controller or a view of UIKit.
@MainActor
public struct Preview {
  /// What traits of views are marked with.
  public enum ViewTraits {}

  /// What is shown.
  package enum Content {
    case view(@MainActor () -> any View)
    case controller(@MainActor () -> UIViewController)
    case uiView(@MainActor () -> UIView)
  }

  /// The title that was given.
  package let name: String?
  /// The conditions, in source order.
  package let traits: [PreviewTrait<ViewTraits>]
  /// What is shown: one thing, or one for each argument.
  package let contents: [Content]

  /// Previews views.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, [], [.view(body)])
  }

  /// Previews views under the given conditions.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, [traits] + additionalTraits, [.view(body)])
  }

  /// Previews views once for each of several values.
  public init<Arguments: Sequence>(
    _ name: String? = nil, arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    self.init(name, [], arguments.map { argument in .view { body(argument) } })
  }

  /// Previews views under the given conditions, once for each of several values.
  public init<Arguments: Sequence>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>..., arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) {
    let contents = arguments.map { argument in Content.view { body(argument) } }
    self.init(name, [traits] + additionalTraits, contents)
  }

  /// Previews a view controller.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, [.controller(body)])
  }

  /// Previews a view of UIKit.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits, [.uiView(body)])
  }

  private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ contents: [Content]) {
    self.name = name
    self.traits = traits
    self.contents = contents
  }
}

/// Takes one view or controller from a preview's closure; one that returns its result is left alone.
///
/// Without it a list of SwiftUI's views would be read as a closure of UIKit that has forgotten
/// its `return`, too, and be ambiguous.
@resultBuilder
public enum UIKitPreviewBuilder {
  /// Passes a view on.
  public static func buildBlock(_ view: UIView) -> UIView { view }

  /// Passes a controller on.
  public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
}
