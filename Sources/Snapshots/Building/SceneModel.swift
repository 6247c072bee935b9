import SheetUI

/// What a scene's views show and its events change.
///
/// A class, because views, buttons and events share it.
@MainActor
final class SceneModel: ObservableObject {
  /// Whether the sheet is presented.
  @Published var isPresented = false {
    didSet { if isPresented != oldValue { onPresentation(isPresented) } }
  }
  /// What else is done when the sheet is presented or dismissed.
  var onPresentation: @MainActor (Bool) -> Void = { _ in }
  /// The states by their names.
  @Published var states: [String: Bool]

  /// Creates a model with the first values of the scene's states.
  init(_ states: [StateSpec]) {
    self.states = Dictionary(states.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Does what a tap asks for.
  func perform(_ action: ActionSpec) {
    switch action {
    case .none: break
    case .present: isPresented = true
    case .dismiss: isPresented = false
    case .toggle(let state): states[state.name]?.toggle()
    case .set(let state, let value): states[state.name] = value
    }
  }

  /// A binding to the sheet's presentation.
  var presentation: Binding<Bool> {
    Binding {
      self.isPresented
    } set: {
      self.isPresented = $0
    }
  }

  /// A binding to a state, or a truth that stays as it is.
  func binding(_ flag: FlagSpec) -> Binding<Bool> {
    switch flag {
    case .fixed(let value): .constant(value)
    case .state(let state):
      Binding {
        self.states[state.name] ?? false
      } set: {
        self.states[state.name] = $0
      }
    }
  }
}
