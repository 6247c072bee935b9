/// Shows views in a development environment; here it only lets such code compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
