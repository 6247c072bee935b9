/// How a view is presented, and how it goes away.
struct PresentationState {
  /// Whether the view is in a layer that something presented.
  var isPresented = false
  /// Takes the layer away; nil where there is nothing to take away.
  var dismiss: (@MainActor () -> Void)?
}

private enum PresentationStateKey: EnvironmentKey {
  static var defaultValue: PresentationState { PresentationState() }
}

extension EnvironmentValues {
  /// How the view is presented.
  var presentation: PresentationState {
    get { self[PresentationStateKey.self] }
    set { self[PresentationStateKey.self] = newValue }
  }

  /// Whether the view is in a sheet, a cover or a view controller that was presented.
  public var isPresented: Bool { presentation.isPresented }

  /// Takes away the sheet, the cover or the view controller that the view is in.
  public var dismiss: DismissAction { DismissAction(presentation) }

  /// Whether the view is presented, in its older form.
  public var presentationMode: Binding<PresentationMode> {
    let state = presentation
    return Binding(
      get: { PresentationMode(isPresented: state.isPresented) },
      set: { if $0.isDismissed { MainActor.assumeIsolated { state.dismiss?() } } })
  }
}

/// Takes away what a view is presented in; found in the environment.
///
/// In a sheet it writes the binding that opened it, in a presented view controller it dismisses the
/// controller, in a pushed one it goes back. In a window's root it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
  private let state: PresentationState

  nonisolated init(_ state: PresentationState) { self.state = state }

  /// Takes the layer away.
  public func callAsFunction() { state.dismiss?() }
}

/// Whether a view is presented; the older form of `isPresented` and `dismiss`.
public struct PresentationMode {
  /// Whether the view is in something that was presented.
  public let isPresented: Bool
  /// Whether the view asked to be taken away.
  private(set) var isDismissed = false

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes away what the view is presented in.
  public mutating func dismiss() { isDismissed = true }
}
